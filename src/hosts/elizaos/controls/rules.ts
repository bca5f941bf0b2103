// Rules for the control that a hint asks for, and for the options of choices.

import { V2026_03, since } from '../releases.ts';
import { join, valueAt } from '../../../lang/json/pointer.ts';
import { add, remove, setTo, defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps } from '../../kit/words.ts';
import { FIELD, RESOLVE_TYPE, milady, page, type Slip, define } from '../evidence.ts';
import { orEmpty } from '../words.ts';

const SELECT = `${FIELD}, renderSelectField`;

export const hintTypeUnknown = define.adviceThenChanged<Slip & { type: string; control: string }>(
  'elizaos/hint-type-unknown',
  {
    message: ({ type, key, control, suggestion }) =>
      orEmpty(
        type,
        `\`type\` in the hint for ${code(key)}`,
        `The form has no field type ${code(type)} and shows ${code(key)} as ${code(control)} instead.${perhaps(suggestion)}`,
      ),
    evidence: [page(), milady(RESOLVE_TYPE)],
    fix: ({ pointer, args }) => [...setTo(pointer, args.suggestion), ...remove(pointer, 'the type')],
  },
);

export const hintTypeConflict = define.changed<{
  key: string;
  type: string;
  schemaType: string;
  own: string;
}>('elizaos/hint-type-conflict', {
  message: ({ key, type, schemaType }) =>
    `The hint shows ${code(key)} as ${code(type)}, while its schema says ${code(schemaType)}. The form follows the hint and saves values of the wrong type.`,
  evidence: [page(), milady(RESOLVE_TYPE)],
  fix: ({ pointer, args }) => [...setTo(pointer, args.own), ...remove(pointer, 'the type')],
});

export const optionType = defineRule<{ key: string; got: string }>('elizaos/option-type', {
  severity: { documented: 'advice', ...since(V2026_03, 'broken') },
  message: ({ key, got }) =>
    `An option of ${code(key)} must be \`{"value": "…", "label": "…"}\`, not ${got}. It shows as an empty line, and in a list of five or more it breaks the search.`,
  evidence: [page(), milady(SELECT)],
  fix: ({ pointer }, { value }) => {
    const option = valueAt(value, pointer);
    const text = typeof option === 'string' ? option : asType(option, 'string');
    if (text === undefined) return remove(pointer, 'the option');
    return setTo(pointer, { value: text, label: text }, 'Make it a value with a label');
  },
});

export const optionIncomplete = defineRule<{ key: string; name: string }>('elizaos/option-incomplete', {
  severity: { documented: 'advice', ...since(V2026_03, 'broken') },
  message: ({ key, name }) =>
    `This option of ${code(key)} has no ${code(name)}. The form needs both \`value\` and \`label\`.`,
  evidence: [page(), milady(SELECT)],
  fix: ({ pointer, args: { name } }, { value }) => {
    const other = valueAt(value, join(pointer, name === 'value' ? 'label' : 'value'));
    if (typeof other !== 'string' && typeof other !== 'number') return remove(pointer, 'the option');
    return add(join(pointer, name), String(other), `Add the ${name} "${String(other).slice(0, 60)}"`);
  },
});

export const choiceWithoutOptions = define.broken<{ key: string; control: string }>(
  'elizaos/choice-without-options',
  {
    message: ({ key, control }) =>
      `${code(key)} is shown as ${code(control)}, but there is nothing to choose from: neither \`options\` in its hint nor an \`enum\` that this control reads.`,
    evidence: [page(), milady(FIELD)],
  },
);
