// Rules for `showIf` and `visible`, which compare the form's values and ignore the schema.

import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { fix, place, setTo } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { CATALOG, milady, page, type Slip, define } from '../evidence.ts';

const SHOW_IF = `${CATALOG}, evaluateShowIf`;

export const conditionField = define.broken<Slip & { name: string }>('elizaos/condition-field', {
  message: ({ name, key, suggestion }) =>
    name === ''
      ? `The condition of ${code(key)} does not say which setting it checks.`
      : `The condition of ${code(key)} checks ${code(name)}, which is not a property and never has a value.${perhaps(suggestion)}`,
  evidence: [page(), milady(SHOW_IF)],
  fix: ({ pointer, args }) => setTo(pointer, args.suggestion),
});

export const conditionToggle = define.miladyChanged<{ field: string; key: string; wantsTrue: boolean }>(
  'elizaos/condition-toggle',
  {
    message: ({ field, key }) =>
      `The toggle ${code(field)} has the string "false" once it is switched off, which counts as true, and no value before it is touched. For ${code(key)}, compare it with the string "true" instead.`,
    evidence: [milady(`${CATALOG}, evaluateShowIf; config-field.tsx, BooleanFieldInner`)],
    // The author meant the toggle's state, so the fix compares with the text that it gives.
    fix: ({ pointer, args }, document) => {
      const holder = parent(pointer);
      const path = valueAt(document.value, join(holder, 'path'));
      if (path !== undefined) return setTo(holder, { eq: [{ path }, 'true'] }, 'Compare it with "true"');
      return fix(
        'Compare it with "true"',
        { op: 'set', pointer, value: args.wantsTrue ? 'eq' : 'neq' },
        place(document, join(holder, 'value'), 'true'),
      );
    },
  },
);

export const conditionLiteral = define.miladyBroken<{ field: string; value: unknown }>(
  'elizaos/condition-literal',
  {
    message: ({ field, value }) =>
      `${code(field)} gives a string, so it never equals ${code(value)} once it is changed. Write ${code(`"${String(value)}"`)}.`,
    evidence: [milady(SHOW_IF)],
    fix: ({ pointer }, { value }) => setTo(pointer, asTexts(valueAt(value, pointer))),
  },
);

export const conditionShape = define.miladyBroken<{ name: string; key: string }>('elizaos/condition-shape', {
  message: ({ name, key }) =>
    `${code(name)} in \`visible\` of ${code(key)} takes ${shape(name)}. Anything else breaks the form.`,
  evidence: [milady(`${CATALOG}, evaluateLogicExpression`)],
});

function shape(name: string): string {
  if (name === 'and' || name === 'or') return 'a list of conditions';
  return name === 'not' ? 'one condition' : 'a list of two values';
}

function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
}
