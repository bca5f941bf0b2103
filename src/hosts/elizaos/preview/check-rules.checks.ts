// The rules of Milady's form about visibility and validation, each with its test.

import { rowsOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';

const FIELDS = 'preview/fields.test.ts';
const ROWS = 'preview/rows.test.ts';
const STORE = 'preview/store.test.ts';
const VALIDATE = 'preview/validate.test.ts';
const VISIBILITY = 'preview/visibility.test.ts';
const SHOWN: At = { subject: 'visibility', sheet: '2D', test: VISIBILITY, title: 'visible > %s' };
const SHOW_IF: At = { ...SHOWN, title: 'showIf > %s' };
const TYPE_CHECK: At = {
  subject: 'validation',
  sheet: '2E',
  test: VALIDATE,
  title: '2, the type’s own check > %s with %j',
};
const PATTERN: At = { ...TYPE_CHECK, title: '3, the hint’s pattern > %s' };
const CHECKS: At = { ...TYPE_CHECK, title: '4, the hint’s checks > %s(%j) of %j' };
const NEVER: At = { ...TYPE_CHECK, title: 'together > %s of the schema is never enforced' };

export const checkRules: readonly PreviewRule[] = [
  // 2D: visibility.
  ...rowsOf({ ...SHOWN, title: 'priority > %s' }, [
    ['`hidden` goes before `visible`', 'hidden before visible'],
    ['`visible` goes before `showIf`', 'visible before showIf'],
    ['Fields without either are shown', 'shown without any'],
  ]),
  ...rowsOf(SHOW_IF, [
    ['showIf eq', 'eq'],
    ['showIf eq is strict, so a toggle never equals true', 'eq is strict: a toggle hands over text'],
    ['showIf neq', 'neq'],
    ['showIf in', 'in'],
    ['showIf in needs a list', 'in needs a list'],
    ['showIf truthy', 'truthy'],
    ['showIf truthy holds for the text false', 'truthy of the text false'],
    ['showIf takes no default for a value', 'truthy of nothing: a default is no value'],
    ['showIf falsy', 'falsy'],
    ['showIf with another operator shows', 'an unknown operator shows'],
  ]),
  ...rowsOf(SHOWN, [
    ['visible true', 'true'],
    ['visible false', 'false'],
    ['visible path', 'a path with slash'],
    ['visible and', 'and'],
    ['visible or', 'or'],
    ['visible not', 'not'],
    ['visible eq', 'eq of a path and a literal'],
    ['visible neq', 'neq'],
    ['visible gt', 'gt of numbers'],
    ['visible gte', 'gte'],
    ['visible lt', 'lt'],
    ['visible lte', 'lte'],
    ['visible gt needs numbers', 'gt of text is never met'],
  ]),
  // 2E: validation.
  {
    ...TYPE_CHECK,
    rule: '1: null and the empty text are missing, an empty list is not',
    title: '1, required > %j',
  },
  ...rowsOf(TYPE_CHECK, [
    ['2: number', 'number'],
    ['2: email', 'email'],
    ['2: color', 'color'],
    ['2: text of a wrong type', 'text'],
    ['2: array of a wrong type', 'array'],
    ['2: record of a wrong type', 'keyvalue'],
    ['2: lists in union types', 'multiselect'],
    ['2: groups', 'group'],
    ['2: tables', 'table'],
  ]),
  {
    ...TYPE_CHECK,
    rule: '2: addresses, dates, JSON, choices and passwords take any text',
    title: '2, the type’s own check > %s takes any text',
  },
  ...rowsOf(PATTERN, [
    ['3: a pattern that is not met', 'not met'],
    ['3: in the words of patternError', 'not met, in the author’s words'],
    ['3: patterns above 200 characters are skipped', 'longer than 200 is skipped'],
    ['3: nested quantifiers are skipped', 'nested quantifiers are skipped'],
    ['3: invalid patterns are skipped', 'what is none is skipped'],
  ]),
  ...rowsOf(
    CHECKS,
    'required email minLength maxLength pattern min max numeric url matches'
      .split(' ')
      .map((name) => [`4: ${name}`, name] as const),
  ),
  ...rowsOf(CHECKS, [['4: unknown checks are ignored', 'unheard']]),
  {
    ...CHECKS,
    rule: '4: only while `enabled` holds',
    title: '4, the hint’s checks > they run only where `enabled` holds',
  },
  { ...TYPE_CHECK, rule: 'Messages of all stages add up', title: 'together > messages add up' },
  ...rowsOf(
    NEVER,
    'pattern minLength maxLength minimum maximum multipleOf enum format maxItems additionalProperties'
      .split(' ')
      .map((name) => [`${name} of the schema is never enforced`, name] as const),
  ),
  {
    ...TYPE_CHECK,
    rule: 'min, max and step of a hint are never enforced',
    title: 'together > bounds of a hint are not enforced either',
  },
  {
    ...TYPE_CHECK,
    rule: 'Hidden fields are not checked',
    test: FIELDS,
    title: 'hidden fields are not checked',
  },
  {
    ...TYPE_CHECK,
    rule: 'Save is not held up by the form’s errors',
    test: STORE,
    title: 'Save > takes what the form finds fault with',
  },
  {
    subject: 'validation',
    rule: 'The JSON box tells the parser’s words, and refuses a dangerous key',
    sheet: '2C',
    test: ROWS,
    title: 'the JSON box > %s → %s',
    row: 'Unsafe JSON: contains dangerous keys',
  },
  {
    subject: 'validation',
    rule: 'Dangerous keys of pairs are refused',
    sheet: '2C',
    test: ROWS,
    title: 'rows > %s is refused',
    row: 'constructor',
  },
];
