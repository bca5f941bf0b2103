// Rules for the parameter schemas of tools.

import type { Evidence } from '../../../model/finding.ts';
import { join, last, valueAt } from '../../../lang/json/pointer.ts';
import { remove, setTo, defineRule } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import {
  ADVICE,
  CHANGED,
  CHANGED_THEN_BROKEN,
  DOCUMENTED_ADVICE,
  DOCUMENTED_REFUSED,
  fromBoth,
  guide,
  REAL_CHANGED,
} from '../evidence.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../releases.ts';
import { elements, isText } from '../shape.ts';
import { renameOrRemove } from '../unknown-keys.ts';
import { splitList } from '../words.ts';
import {
  addObjectType,
  addProperties,
  betterType,
  convertChoice,
  describeRequired,
  moveRequired,
  PARAMETER_TYPES,
  textParameter,
} from './fixes.ts';

const schema = guide('Parameter Schema');
const checker = (text?: string): Evidence[] =>
  fromBoth('core/agent/tool-validation.ts', 'core/agent/tool-validation.ts', text);
/** The results of `new Set(required || [])` for a value that breaks every call; each completes a message. */
const REQUIRED_KINDS = {
  letters: 'OwnPilot splits a string and requires every letter of it as an argument',
  throws: 'OwnPilot throws on every call of this tool because it cannot iterate over it',
};

export const parametersList = defineRule('ownpilot/parameters-list', {
  severity: DOCUMENTED_REFUSED,
  message: () =>
    '`parameters` is a list. The guide wants a schema with `"type": "object"`. The real releases accept the list, but find no parameters in it and check no arguments.',
  evidence: [guide('Validation Rule 8'), ...checker()],
  fix: ({ pointer }) => setTo(pointer, { type: 'object', properties: {} }, 'Write an empty schema'),
});

export const parametersTypeMissing = defineRule('ownpilot/parameters-type-missing', {
  severity: { [DOCUMENTED]: 'refused' },
  message: () =>
    '`parameters` lacks `"type": "object"`; the guide refuses that; the real releases do not check it.',
  evidence: [guide('Validation Rule 8')],
  fix: addObjectType,
});

export const parametersType = defineRule<{ found: string }>('ownpilot/parameters-type', {
  severity: { [DOCUMENTED]: 'refused' },
  message: ({ found }) =>
    `The type of \`parameters\` must be "object" and is ${found}; the guide refuses that; the real releases do not check it.`,
  evidence: [guide('Validation Rule 8')],
  fix: ({ pointer }) => setTo(pointer, 'object'),
});

export const parametersUnchecked = defineRule('ownpilot/parameters-unchecked', {
  severity: { [DOCUMENTED]: 'advice', [V2026_02]: 'changed', [V0_8_3]: 'changed' },
  message: () =>
    'There is no `properties` here. OwnPilot checks no arguments, not even the required ones, and the model does not know what to send.',
  evidence: [schema, ...checker()],
  fix: addProperties,
});

export const propertiesType = defineRule<{ found: string }>('ownpilot/properties-type', {
  severity: CHANGED,
  message: ({ found }) =>
    `\`properties\` must be an object with one schema per parameter and is ${found}. No argument is checked against it.`,
  evidence: [schema, ...checker()],
  fix: ({ pointer }) => remove(pointer),
});

export const propertyNotObject = defineRule<{ found: string; path: string }>('ownpilot/property-not-object', {
  severity: CHANGED,
  message: ({ found, path }) =>
    `The schema of ${code(path)} must be an object and is ${found}; OwnPilot does not check that argument.`,
  evidence: [schema, ...checker()],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const type = typeof given === 'string' ? betterType(given) : 'string';
    return setTo(pointer, { ...textParameter(last(pointer)), type });
  },
});

export const propertyTypeMissing = defineRule<{ path: string }>('ownpilot/property-type-missing', {
  severity: ADVICE,
  message: ({ path }) => `${code(path)} has no \`type\`, so OwnPilot lets any value through to the code.`,
  evidence: [schema, ...checker()],
});

export const propertyTypeList = defineRule<{ path: string }>('ownpilot/property-type-list', {
  severity: CHANGED_THEN_BROKEN,
  message: ({ path }) =>
    `${code(path)} has a list of types. OwnPilot compares it with a single type name, so every call that sends this argument fails.`,
  evidence: [schema, ...checker('params.…: expected string,null, got string')],
  fix: ({ pointer }, { value }) => {
    const types = elements(valueAt(value, pointer)).filter(isText);
    return setTo(pointer, types.find((type) => PARAMETER_TYPES.includes(type)) ?? 'string');
  },
});

export const propertyTypeUnknown = defineRule<{ found: string; path: string }>(
  'ownpilot/property-type-unknown',
  {
    severity: CHANGED_THEN_BROKEN,
    message: ({ found, path }) =>
      `${code(found)} is not one of the six parameter types, so every call that sends ${code(path)} fails.`,
    evidence: [schema, ...checker('params.…: expected …, got …')],
    fix: ({ pointer }, { value }) => {
      const given = valueAt(value, pointer);
      const better = given === 'any' || typeof given !== 'string' ? [] : setTo(pointer, betterType(given));
      return [...better, ...remove(pointer)];
    },
  },
);

export const propertyDescription = defineRule<{ path: string; name: string }>(
  'ownpilot/property-description',
  {
    severity: DOCUMENTED_ADVICE,
    message: ({ path }) => `${code(path)} has no description, so the model has to guess what to put in it.`,
    evidence: [schema],
  },
);

export const propertyKeyMisspelt = defineRule<{ key: string; path: string; meant: string | undefined }>(
  'ownpilot/property-key-misspelt',
  {
    severity: CHANGED,
    message: ({ key, path, meant }) =>
      `${code(key)} in ${code(path)} means nothing in a schema.${perhaps(meant)}`,
    evidence: [schema, ...checker()],
    fix: renameOrRemove,
  },
);

export const itemsMissing = defineRule<{ path: string }>('ownpilot/items-missing', {
  severity: ADVICE,
  message: ({ path }) =>
    `The list ${code(path)} does not say what is in it, so OwnPilot checks none of its elements.`,
  evidence: [schema, ...checker()],
  fix: ({ pointer }) => setTo(join(pointer, 'items'), { type: 'string' }, 'Make it a list of strings'),
});

export const defaultIgnored = defineRule<{ path: string }>('ownpilot/default-ignored', {
  severity: REAL_CHANGED,
  message: ({ path }) =>
    `OwnPilot fills in no defaults: when the model leaves ${code(path)} out, the code gets nothing. Set the default in the code and mention it in the description.`,
  evidence: checker(),
  fix: ({ pointer }) => remove(pointer),
});

export const constraintUnchecked = defineRule<{ key: string; path: string }>(
  'ownpilot/constraint-unchecked',
  {
    severity: { [V2026_02]: 'advice', [V0_8_3]: 'advice' },
    message: ({ key, path }) =>
      `${code(key)} of ${code(path)} reaches the model, but OwnPilot does not check it. The code has to.`,
    evidence: checker(),
  },
);

export const enumEmpty = defineRule<{ path: string }>('ownpilot/enum-empty', {
  severity: CHANGED_THEN_BROKEN,
  message: ({ path }) => `The \`enum\` of ${code(path)} is empty, so no value is accepted.`,
  evidence: [schema, ...checker('params.…: must be one of ')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumValueType = defineRule<{ type: string; found: string; path: string }>(
  'ownpilot/enum-value-type',
  {
    severity: CHANGED,
    message: ({ type, found, path }) =>
      `${code(path)} is declared as ${type}, and this choice is ${found}. A call that picks it fails the type check.`,
    evidence: [schema, ...checker('params.…: expected …, got …')],
    fix: convertChoice,
  },
);

export const requiredNotList = defineRule<{ found: string }>('ownpilot/required-not-list', {
  severity: CHANGED,
  message: ({ found }) =>
    `\`required\` must be a list of parameter names and is ${found}: OwnPilot treats it as an empty list.`,
  evidence: [schema, ...checker()],
  fix: ({ pointer }) => remove(pointer),
});

export const requiredBreaksCalls = defineRule<{ found: string; kind: keyof typeof REQUIRED_KINDS }>(
  'ownpilot/required-breaks-calls',
  {
    severity: CHANGED_THEN_BROKEN,
    message: ({ found, kind }) =>
      `\`required\` must be a list of parameter names and is ${found}: ${REQUIRED_KINDS[kind]}.`,
    evidence: [schema, ...checker('Missing required parameter: … (any)')],
    fix: ({ pointer }, { value }) => {
      const given = valueAt(value, pointer);
      const names = typeof given === 'string' ? splitList(given) : [];
      return [...(names.length > 0 ? setTo(pointer, names, 'Turn into a list') : []), ...remove(pointer)];
    },
  },
);

export const requiredOnProperty = defineRule<{ path: string }>('ownpilot/required-on-property', {
  severity: CHANGED,
  message: ({ path }) =>
    `\`required\` inside ${code(path)} has no effect. Add the name of the parameter to the \`required\` list next to \`properties\`.`,
  evidence: [schema, ...checker()],
  fix: moveRequired,
});

export const requiredUndeclared = defineRule<{ name: string; meant: string | undefined }>(
  'ownpilot/required-undeclared',
  {
    severity: CHANGED_THEN_BROKEN,
    message: ({ name, meant }) =>
      `\`required\` lists ${code(name)}, which \`properties\` does not describe. Calls fail unless the model sends an argument it does not know.${perhaps(meant)}`,
    evidence: [schema, ...checker('Missing required parameter: … (any)')],
    fix: describeRequired,
  },
);

export const requiredItemType = defineRule<{ found: string }>('ownpilot/required-item-type', {
  severity: CHANGED_THEN_BROKEN,
  message: ({ found }) => `Everything in \`required\` must be a parameter's name, and this is ${found}.`,
  evidence: [schema, ...checker()],
  fix: ({ pointer }) => remove(pointer),
});
