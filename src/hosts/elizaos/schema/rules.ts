// Rules for `configSchema` and its properties: keywords that the form ignores, or cannot show as they are.

import { V2026_03, since } from '../releases.ts';
import { join, valueAt } from '../../../lang/json/pointer.ts';
import { add, append, fix, remove, setTo, defineRule } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { RESOLVE, RESOLVE_TYPE, crashing, milady, page, type Slip, define } from '../evidence.ts';
import { REQUIRED, formOf } from '../form.ts';
import { orEmpty } from '../words.ts';

export const schemaType = define.pageRefused<{ got: string }>('elizaos/schema-type', {
  message: ({ got }) =>
    orEmpty(
      got,
      '`type` of `configSchema`',
      `\`configSchema\` describes one object, so its \`type\` must be \`object\`, not ${code(got)}.`,
    ),
  evidence: [page()],
  fix: ({ pointer }) => setTo(pointer, 'object'),
});

export const schemaTypeMissing = define.pageAdvice('elizaos/schema-type-missing', {
  message: () =>
    '`configSchema` should have `"type": "object"`. The form works without it, but other readers may not.',
  evidence: [page()],
  fix: ({ pointer }) => add(join(pointer, 'type'), 'object'),
});

export const propertiesType = defineRule<{ got: string }>('elizaos/properties-type', {
  severity: { documented: 'refused', ...since(V2026_03, 'broken') },
  message: ({ got }) =>
    `\`properties\` must be an object with one entry per setting, not ${got}. The form finds no settings in it.`,
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer }) => setTo(pointer, {}, 'Add empty properties'),
});

export const requiredType = define.refusedThenChanged<{ got: string }>('elizaos/required-type', {
  message: ({ got }) => `\`required\` of \`configSchema\` must be a list of setting names, not ${got}.`,
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer }, document) => {
    const value = valueAt(document.value, pointer);
    return typeof value === 'string' && Object.hasOwn(formOf(document).properties, value)
      ? setTo(pointer, [value], 'Make it a list of this one')
      : remove(pointer);
  },
});

/** For neither a list nor a text. */
export const requiredCrash = crashing(requiredType);

export const requiredItemType = define.refusedThenChanged<{ got: string }>('elizaos/required-item-type', {
  message: ({ got }) =>
    `\`required\` lists setting names as strings. This entry is ${got} and requires nothing.`,
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer }) => remove(pointer),
});

export const requiredUnknown = define.changed<Slip>('elizaos/required-unknown', {
  message: ({ key, suggestion }) =>
    orEmpty(
      key,
      'An entry of `required`',
      `\`required\` names ${code(key)}, which is not a property, so the form never asks for it.${perhaps(suggestion)}`,
    ),
  evidence: [page(), milady(RESOLVE)],
  fix: ({ pointer, args }) => [...setTo(pointer, args.suggestion), ...remove(pointer, 'it from the list')],
});

export const schemaJoint = define.adviceThenChanged<{ key: string }>('elizaos/schema-joint', {
  message: ({ key }) =>
    `The form reads only \`properties\` and \`required\` of \`configSchema\`. It ignores ${code(key)}.`,
  evidence: [page(), milady(RESOLVE)],
});

export const propertyType = define.refusedThenChanged<{ key: string; type: string; got: string }>(
  'elizaos/property-type',
  {
    message: ({ key, type, got }) =>
      `The setting ${code(key)} must be described by an object such as \`{"type": "${type}"}\`, not by ${got}.`,
    evidence: [page(), milady(RESOLVE)],
    fix: ({ pointer, args }) => setTo(pointer, { type: args.type }),
  },
);

/** For null. */
export const propertyCrash = crashing(propertyType);

export const typeUnknown = define.changed<Slip & { got: string }>('elizaos/type-unknown', {
  message: ({ got, key, suggestion }) =>
    orEmpty(
      got,
      `\`type\` of ${code(key)}`,
      `JSON Schema has no type ${code(got)}. The form shows ${code(key)} as a plain text box.${perhaps(suggestion)}`,
    ),
  evidence: [page(), milady(RESOLVE_TYPE)],
  fix: ({ pointer, args: { got, suggestion } }, { value }) => {
    const type = valueAt(value, pointer);
    if (!Array.isArray(type)) return setTo(pointer, suggestion ?? 'string');
    // In a list of types only the wrong one changes.
    const better = new Set(type.map((name: unknown) => (name === got ? suggestion : name)));
    const names = [...better].filter((name) => typeof name === 'string');
    return setTo(pointer, names.length > 0 ? names : 'string');
  },
});

export const requiredInProperty = define.changed<{ key: string; required: boolean }>(
  'elizaos/required-in-property',
  {
    message: ({ key }) =>
      `\`required\` inside ${code(key)} is ignored. List required settings in \`required\` beside \`properties\`.`,
    evidence: [page(), milady(RESOLVE)],
    fix: ({ pointer, args: { key, required } }, document) => {
      if (!required || formOf(document).requiredAt.has(key)) return remove(pointer);
      return fix('Move it to the list "required"', append(document, REQUIRED, key), {
        op: 'remove',
        pointer,
      });
    },
  },
);

export const keywordPassedOver = define.adviceThenChanged<{ name: string; key: string }>(
  'elizaos/keyword-passed-over',
  {
    message: ({ name, key }) =>
      `The form ignores ${code(name)}. It shows ${code(key)} only by its \`type\`, \`enum\` and \`format\`.`,
    evidence: [page(), milady(RESOLVE_TYPE)],
  },
);

export const nestedObject = define.adviceThenChanged<{ key: string; control: string }>(
  'elizaos/nested-object',
  {
    message: ({ key, control }) =>
      `The form does not show the settings inside ${code(key)} one by one. People get ${control === 'keyvalue' ? 'bare key and value rows' : 'a box for raw JSON'} instead. Make each a setting of its own.`,
    evidence: [page(), milady(RESOLVE_TYPE)],
  },
);

export const enumEmpty = define.changed<{ key: string; got: string }>('elizaos/enum-empty', {
  message: ({ key, got }) =>
    `The \`enum\` of ${code(key)} must be a list with at least one value; with ${got} there is nothing to choose from.`,
  evidence: [page(), milady(RESOLVE_TYPE)],
  fix: ({ pointer }) => remove(pointer),
});

/** For an `enum` of a choice that is not a list. */
export const enumCrash = crashing(enumEmpty);
