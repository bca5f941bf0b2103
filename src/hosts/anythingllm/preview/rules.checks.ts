// Each rule of AnythingLLM's settings panel and the test that holds it.

import type { PreviewRule } from '../../preview-rule.checks.ts';

/** The words of sheet 4.3; the host has no list, it hands any word to the browser. */
export const fieldTypes: readonly string[] =
  'text password number range email url date color tel checkbox hidden file select textarea dropdown string boolean'.split(
    ' ',
  );

const FIELDS = 'preview/fields.test.ts';
const FORM = 'preview/form.test.ts';
const PANEL = 'preview/panel.test.ts';
const CRASHES = 'preview/crash.test.ts';
const WRITTEN = 'preview/written.test.ts';
const E2E = 'e2e/preview-anythingllm-ownpilot.spec.ts';

const type = (rule: string, row: string): PreviewRule => ({
  subject: 'field type',
  rule,
  sheet: '4.2',
  test: FIELDS,
  title: 'type > %s',
  row,
});
const order = (rule: string, row: string): PreviewRule => ({
  subject: 'order',
  rule,
  sheet: '4.2',
  test: FIELDS,
  title: 'order > %s',
  row,
});
const standard = (rule: string, row: string): PreviewRule => ({
  subject: 'default',
  rule,
  sheet: '4.2',
  test: FIELDS,
  title: 'first value > %s',
  row,
});
const asked = (rule: string, title: string, row?: string): PreviewRule => ({
  subject: 'validation',
  rule,
  sheet: '4.5',
  test: FORM,
  title,
  ...(row === undefined ? {} : { row }),
});

export const previewRules: readonly PreviewRule[] = [
  ...fieldTypes.map((word): PreviewRule => ({
    subject: 'field type',
    rule: `\`${word}\` goes to the input element as it is`,
    sheet: '4.3',
    test: FIELDS,
    title: 'type > %s is handed to the input as it is',
    type: word,
  })),
  type('without `input` the type is text', 'without input'),
  type('without `input.type` it is text', 'without a type'),
  type('an empty `input.type` is text', 'an empty type'),
  type('the type of the entry chooses no input', 'the type of the entry is not looked at'),
  type('case is kept', 'case is kept'),
  {
    subject: 'field type',
    rule: 'The label is the raw key',
    sheet: '4.2',
    test: FIELDS,
    title: 'what stands around it > %s',
    row: 'the label is the raw key',
  },

  order('settings stand as written, neither sorted nor grouped', 'as written, neither sorted nor grouped'),
  order('keys that are whole numbers come first', 'whole numbers come first, as JavaScript has it'),
  order('an array has its indexes for keys', 'an array has indexes for keys'),
  {
    subject: 'order',
    rule: 'Errors come in the order of the keys, one per setting',
    sheet: '4.5',
    test: FORM,
    title: 'all fields together > one toast per field, in the order of the keys, for untouched ones too',
  },

  standard('`input.default` shows where there is no `value`', 'the default'),
  standard('`value` goes before `input.default`', 'a value before the default'),
  standard('an empty `value` hides the default', 'an empty value hides the default'),
  standard('a `value` of null hides it too', 'so does null'),
  standard('a falsy `value` is kept', 'a value of false is kept'),
  standard('a falsy `input.default` becomes empty', 'a default of 0 is none'),
  standard('without either the input is empty', 'nothing'),
  standard('a `default` beside `input` does not show', 'a default beside the input does not show'),
  {
    subject: 'default',
    rule: '`input.default` does not reach the handler',
    sheet: '3.1',
    test: 'preview/told.test.ts',
    title: 'this.runtimeArgs > %s',
    row: 'a default of the input never arrives',
  },
  {
    subject: 'default',
    rule: 'A `default` beside `input` reaches the handler',
    sheet: '3.1',
    test: 'preview/told.test.ts',
    title: 'this.runtimeArgs > %s',
    row: 'one beside the input does',
  },
  {
    subject: 'default',
    rule: 'Save writes the shown default of every setting as its value',
    sheet: '4.5',
    test: WRITTEN,
    title: 'as changes of the source > defaults of untouched settings are fixed by a Save',
  },
  {
    subject: 'default',
    rule: 'Save adds `imported: true`',
    sheet: '5.2',
    test: WRITTEN,
    title: 'the request > of Save has imported, whatever the manifest says',
  },
  {
    subject: 'default',
    rule: 'The placeholder is empty without one',
    sheet: '4.2',
    test: FIELDS,
    title: 'what stands around it > %s',
    row: 'without one it is empty',
  },

  {
    subject: 'visibility',
    rule: 'Save is there only while the form differs from what the page holds',
    sheet: '4.5',
    test: FORM,
    title: 'Save shows > %s',
    row: 'after an edit',
  },
  {
    subject: 'visibility',
    rule: 'Typing the old text again takes Save away',
    sheet: '4.5',
    test: FORM,
    title: 'Save shows > %s',
    row: 'not once the old text is typed again',
  },
  {
    subject: 'visibility',
    rule: 'Without an edit there is no Save, so a default alone is never stored',
    sheet: '4.5',
    test: FORM,
    title: 'Save shows > %s',
    row: 'not before an edit, so that a default is never stored by itself',
  },
  {
    subject: 'visibility',
    rule: 'Save appears in the panel, and goes after it went through',
    sheet: '4.2',
    test: E2E,
    title: 'AnythingLLM > Save shows after a change, and says what is missing or of the wrong type',
  },
  {
    subject: 'visibility',
    rule: 'The gear is left out where `hubId` is falsy',
    sheet: '4.3',
    test: PANEL,
    title: 'gear > %s',
    row: 'is left out where it is empty',
  },
  {
    subject: 'visibility',
    rule: 'The switch shows the truth of `active`',
    sheet: '4.1',
    test: PANEL,
    title: 'switch > active %j is on: %s',
  },
  {
    subject: 'visibility',
    rule: 'Without `active` the switch is dead',
    sheet: '4.3',
    test: PANEL,
    title: 'switch > without active it is off and dead',
  },
  {
    subject: 'visibility',
    rule: 'The title is the name in sentence case, letters and digits of ASCII alone',
    sheet: '4.1',
    test: PANEL,
    title: 'title > %j shows as %j',
    row: 'HR 근태 조회',
  },
  {
    subject: 'visibility',
    rule: 'A missing author leaves an empty link behind “by”',
    sheet: '4.2',
    test: PANEL,
    title: 'description and author > %s',
    row: 'a missing author is an empty link',
  },
  {
    subject: 'visibility',
    rule: 'A missing address leaves the link without one',
    sheet: '4.2',
    test: PANEL,
    title: 'description and author > %s',
    row: 'a missing address leaves the link without one',
  },
  {
    subject: 'visibility',
    rule: 'The hint is there even where it is empty',
    sheet: '4.2',
    test: FIELDS,
    title: 'what stands around it > %s',
    row: 'without one it is empty too',
  },
  {
    subject: 'visibility',
    rule: 'A setting of null ends the page when the skill is opened',
    sheet: '1.3',
    test: CRASHES,
    title: 'the panel > crashes on %s',
    row: 'a setting of null',
  },
  {
    subject: 'visibility',
    rule: 'A missing name ends the page',
    sheet: '4.1',
    test: CRASHES,
    title: 'the list > crashes on %s',
    row: 'no name',
  },
  {
    subject: 'visibility',
    rule: 'An author that is an object ends the page when the skill is opened',
    sheet: '4.2',
    test: CRASHES,
    title: 'the panel > crashes on %s',
    row: 'an author that is an object',
  },

  asked('`required` of the entry asks for a value', 'required > %s', 'empty'),
  asked('a value of 0 or false counts as missing', 'required > %s', 'a value of 0 is empty'),
  asked('`required` is asked before the type', 'required > %s', 'asked before the type'),
  asked('any truthy `required` asks', 'required > %s', 'the text false asks too'),
  asked('`input.required` does not ask', 'required > %s', 'that of the input does not ask'),
  {
    subject: 'validation',
    rule: 'Only `input.required` becomes an attribute of the input',
    sheet: '4.2',
    test: FIELDS,
    title: 'required > %s',
    row: 'of the input gives the mark and is not asked for',
  },
  asked('an edited string can be saved', 'type of an edited field > %s', 'string'),
  asked('an edited number never can', 'type of an edited field > %s', 'number'),
  asked('an edited boolean never can', 'type of an edited field > %s', 'boolean'),
  asked('an untouched string must be a text', 'type of a field that nobody touched > %s', 'string: null'),
  asked(
    'an untouched number must be a number',
    'type of a field that nobody touched > %s',
    'number: a number',
  ),
  asked(
    'an untouched number with a falsy default cannot be saved',
    'type of a field that nobody touched > %s',
    'number: a default of 0 becomes empty',
  ),
  asked(
    'an untouched number with a falsy value can',
    'type of a field that nobody touched > %s',
    'number: a value of 0 is kept',
  ),
  asked(
    'an untouched empty number blocks all others',
    'type of a field that nobody touched > %s',
    'number: empty',
  ),
  asked('an untouched boolean must be one', 'type of a field that nobody touched > %s', 'boolean: true'),
  asked('any other type can never be saved', 'type of a field that nobody touched > %s', 'text is no type'),
  asked('nor can a missing one', 'type of a field that nobody touched > %s', 'no type'),
  asked(
    'an input of mail, address, date or colour is not checked',
    'type of an edited field > an input of type %s is not checked',
  ),
  asked(
    'valid values are taken over even where Save fails',
    'all fields together > what is valid is taken over before anything is refused',
  ),
];
