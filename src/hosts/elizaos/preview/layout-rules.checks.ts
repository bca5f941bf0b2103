// The rules of Milady's form about order, groups, marks and defaults, each with its test.

import { rowsOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';

const CONTROLS = 'preview/controls.test.ts';
const DESCRIBE = 'preview/describe.test.ts';
const CONTROL: At = { subject: 'field type', sheet: '2C', test: CONTROLS, title: 'controls > %s: %s' };
const DEFAULT: At = { ...CONTROL, subject: 'default', sheet: '2F' };
const MARKS: At = { subject: 'visibility', sheet: '2B', test: DESCRIBE, title: 'marks > %s' };

export const layoutRules: readonly PreviewRule[] = [
  // 2B: order and layout.
  ...rowsOf({ subject: 'order', sheet: '2B', test: DESCRIBE, title: 'order > %s' }, [
    [
      'By key where nothing else decides; the schema’s order is not kept',
      'by key where nothing else decides, not as written',
    ],
    ['By `order`, 999 without one', 'by order, 999 without one'],
    ['In a group what is required and empty comes first', 'required and empty first, before any order'],
    ['An `order` that is no number moves nothing', 'an order that is no number moves nothing'],
  ]),
  {
    subject: 'order',
    rule: 'A required field with a value stands where its order puts it',
    sheet: '2B',
    test: DESCRIBE,
    title: 'order > a required field that has a value stands where its order puts it',
  },
  {
    subject: 'order',
    rule: 'Groups stand in the order of first appearance, and case counts',
    sheet: '2B',
    test: DESCRIBE,
    title: 'groups > in the order of first appearance, and case counts',
  },
  {
    subject: 'order',
    rule: 'Advanced fields come last, in one grid without groups',
    sheet: '2B',
    test: DESCRIBE,
    title: 'advanced section > unfolded it is one grid without groups',
  },
  ...rowsOf({ subject: 'visibility', sheet: '2B', test: DESCRIBE, title: 'groups > %s' }, [
    ['One group has no header', 'one group has no header'],
    ['More than one have', 'two have'],
    ['Advanced fields make no group', 'advanced fields make no group'],
  ]),
  ...rowsOf(
    { subject: 'visibility', sheet: '2B', test: DESCRIBE, title: 'groups > the group %s has the emoji %s' },
    [
      ['Known group names have an emoji, whatever their case', 'API Keys'],
      ['Other groups have a square', 'tides'],
    ],
  ),
  {
    subject: 'visibility',
    rule: 'The advanced section is folded at first, and counts its fields',
    sheet: '2B',
    test: DESCRIBE,
    title: 'advanced section > is folded at first, with the count of its fields',
  },
  ...rowsOf({ subject: 'default', sheet: '2B', test: DESCRIBE, title: 'width > %s' }, [
    [
      'Without a width some types are half as wide',
      'text password number url email boolean select date datetime color file',
    ],
    [
      'and the others full',
      'textarea radio multiselect json code array keyvalue custom markdown checkbox-group group table',
    ],
    ['The hint’s width wins', 'a hint wins'],
  ]),
  ...rowsOf(MARKS, [
    ['“Required” while it is unset', 'required and unset'],
    ['“Configured” once it is set', 'set'],
    ['Without a label the raw key', 'without a label the raw key'],
    ['The key beside another label', 'a label with the key beside it'],
  ]),
  { ...MARKS, rule: 'Readonly fields are marked', title: 'marks > readonly' },
  {
    ...MARKS,
    rule: 'The progress box shows only while something required is missing',
    title: 'progress > shows only while something required is missing',
  },
  {
    ...MARKS,
    rule: 'Progress counts what is set or typed, advanced fields too',
    title: 'progress > counts what is set or typed, advanced fields too',
  },
  {
    ...MARKS,
    rule: 'The error summary has one line per field, by label',
    title: 'error summary > one line per field, by label',
  },
  {
    ...MARKS,
    rule: '“1 field needs attention” for one',
    title: 'error summary > one field, and one that is hidden by now, under its key',
  },
  {
    ...MARKS,
    rule: 'Without a schema the form says so, an empty one shows nothing',
    title: 'what the host is handed > no schema is said, an empty one shows nothing',
  },
  // 2F: defaults.
  ...rowsOf(DEFAULT, [
    ['A default is a placeholder of texts', 'the default is a placeholder'],
    ['The hint’s placeholder wins', 'the hint wins'],
    ['A password does not show it', 'the default does not show'],
    ['A toggle starts with it', 'by default'],
    ['A select shows it as chosen', 'the default looks chosen'],
    ['A radio has it chosen', 'the default is chosen'],
    ['A colour ignores it', 'starts black, whatever the default'],
  ]),
  ...rowsOf({ ...DEFAULT, test: DESCRIBE, title: 'marks > %s' }, [
    ['A required field with a default counts as unset', 'a default does not set it'],
  ]),
  ...rowsOf({ ...DEFAULT, sheet: '2B', test: DESCRIBE, title: 'help > %s' }, [
    ['The hint’s help goes before the description', 'the hint before the description'],
    ['Help ends with the default', 'with the default'],
    ['A default of null is none', 'a default of null is none'],
    ['Without help the default is not told', 'no default without help'],
  ]),
];
