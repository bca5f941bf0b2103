// Each rule of RAGFlow's tool selector and the test that holds it.

import { rowsOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';

/** The selector has no fields: no release shows parameters. */
export const fieldTypes: readonly string[] = [];

const PREVIEW = 'preview/preview.test.ts';
const SELECTOR = 'preview/selector.test.ts';
const TRANSLATION = 'display/translation.test.ts';
const E2E = 'e2e/preview-gloodata-ragflow.spec.ts';

const ROW: At = { subject: 'visibility', sheet: '4.1', test: SELECTOR, title: 'rows > %s' };
const KEY: At = { subject: 'visibility', sheet: '4.3', test: TRANSLATION, title: '%j' };
const LANGUAGE: At = {
  subject: 'default',
  sheet: '4.4',
  test: SELECTOR,
  title: 'translations > %s shows a shipped key, or the English text',
};

export const previewRules: readonly PreviewRule[] = [
  {
    ...ROW,
    subject: 'field type',
    rule: 'Parameters are shown nowhere; our own table has their types word for word',
    title: 'rows > parameters are those of the metadata, required as Python sees it',
  },
  {
    ...ROW,
    subject: 'order',
    rule: 'Of one name the last tool stays, at the first one’s place',
    sheet: '1.5',
    title: 'rows > of one name the last tool stays, at the first one’s place',
  },
  {
    ...ROW,
    subject: 'order',
    rule: 'Options stand as in the list, label before description',
    test: E2E,
    title: 'RAGFlow > the selector of 0.19 shows labels, descriptions and tags',
  },
  ...rowsOf({ ...ROW, subject: 'default', sheet: '1.1' }, [
    ['Without a label the tag has the name', 'without a label the tag has the name'],
    ['Without a description the second column is empty', 'without a description the second column is empty'],
    ['null counts as missing', 'null counts as missing'],
  ]),
  ...rowsOf(LANGUAGE, [
    ['A language has its own text', 'zh'],
    ['Languages without one show the English text', 'es'],
  ]),
  {
    ...LANGUAGE,
    rule: '2026-08 ships nine more languages than 0.19',
    title: 'translations > 2026-08 ships nine more languages',
  },
  {
    ...LANGUAGE,
    rule: 'The words around the selector are in English or Chinese',
    title: 'translations > the words around the selector are in two languages',
  },
  ...rowsOf(ROW, [
    ['An option has label and description, a tag the label', 'label and description'],
    ['A missing key shows whole', 'a missing key'],
    ['`$t:` counts only in front', 'a literal text'],
  ]),
  ...rowsOf(KEY, [
    ['A shipped key is its text', '$t:bad_calculator.name'],
    ['A key that is absent everywhere shows prefixed', '$t:nope.name'],
    ['A group of texts is told as such', '$t:bad_calculator'],
    ['`$t:` alone', '$t:'],
    ['A space belongs to the key', '$t: bad_calculator.name'],
    ['A second colon cuts a namespace off', '$t:ns:key'],
    ['`$t:` in the middle is plain text', 'Plain $t:x'],
    ['Case counts', '$T:x'],
  ]),
  {
    ...ROW,
    rule: 'A search looks at the name alone',
    title: 'rows > a search looks at the name, not at the label',
  },
  {
    ...ROW,
    rule: 'Only 0.19 has the selector',
    test: PREVIEW,
    title: 'only 0.19 has the selector; 2026-08 says that it shows nothing',
  },
  {
    ...ROW,
    rule: 'It is greyed until the model supports tool calls, and keeps what is chosen',
    test: E2E,
    title: 'RAGFlow > the selector of 0.19 shows labels, descriptions and tags',
  },
  {
    subject: 'validation',
    rule: 'A display text of a wrong type ends the form',
    sheet: '1.1',
    test: PREVIEW,
    title: 'crashes > %j in %s',
    row: 'TypeError: text.startsWith is not a function',
  },
  {
    subject: 'validation',
    rule: 'A missing name ends the server’s start',
    sheet: '1.1',
    test: PREVIEW,
    title: 'crashes > %j in %s',
    row: "KeyError: 'name'",
  },
  {
    subject: 'validation',
    rule: 'What is required follows Python’s truth',
    sheet: '2',
    test: SELECTOR,
    title: 'rows > parameters are those of the metadata, required as Python sees it',
  },
];
