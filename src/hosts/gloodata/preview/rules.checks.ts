// Each rule of Gloodata's argument form and tile, stated or read from pictures, and the test that holds it.

import { rowsOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';
import { FIELD_TYPES } from '../members/known.ts';

export const fieldTypes = FIELD_TYPES;

const FORM = 'preview/form.test.ts';
const READINGS = 'preview/readings.test.ts';
const TILE = 'preview/tile.test.ts';
const E2E = 'e2e/preview-gloodata-ragflow.spec.ts';

const CONTROL: At = { subject: 'field type', sheet: '1.3', test: FORM, title: 'controls > %s' };
const CLOSED: At = { subject: 'visibility', sheet: '3.3', test: TILE, title: 'the closed tile > %s' };
const OPEN: At = { subject: 'visibility', sheet: '3.2', test: TILE, title: 'the open tile > %s' };
const SENT: At = { subject: 'validation', sheet: '2.3', test: FORM, title: 'what is sent > %j, %j' };

export const previewRules: readonly PreviewRule[] = [
  // 1.3: the form's controls.
  ...FIELD_TYPES.map((type): PreviewRule => ({
    ...CONTROL,
    rule: `${type} has its control`,
    row: type,
    type,
  })),
  ...rowsOf(CONTROL, [
    ['A pair with null is the type beside it', 'string or null'],
    ['`multiline` makes an area', 'multiline'],
    ['`format: date` makes a date', 'date'],
    ['`enum` of a string makes a choice', 'enum'],
    ['`enum` of another type does not', 'enum on a number, which the page does not know'],
    ['An unknown type is a line', 'an unknown type'],
  ]),
  {
    ...CONTROL,
    rule: 'The known entries of an enum type are the choices',
    sheet: '1.5',
    title: 'controls > entries of a type are its choices; without known entries it is a line',
  },
  {
    ...CONTROL,
    rule: 'Examples of a string are suggestions',
    title: 'controls > examples are suggestions, of texts alone',
  },

  // Order.
  {
    subject: 'order',
    rule: 'The form’s fields stand as in `schema.fields`',
    sheet: '3.4',
    test: FORM,
    title: 'controls > fields keep the manifest’s order',
  },
  ...rowsOf({ ...CLOSED, subject: 'order' }, [
    ['Tool prefix, arguments, tool suffix', 'prefix, then each argument, then the suffix'],
    ['Arguments stand as in `ui.args`', 'the order is that of ui.args, not of the call or the fields'],
  ]),

  // Defaults.
  {
    subject: 'default',
    rule: 'null, the empty text and `?` of an entry are no defaults',
    sheet: '1.3',
    test: FORM,
    title: 'controls > %j is no default',
  },
  ...rowsOf({ ...CLOSED, subject: 'default', sheet: '3.4' }, [
    ['The tile does not show a default', 'a default is not shown'],
    ['Without `ui` the sentence is the title', 'without ui the title alone'],
    ['Without a prefix it begins with the title', 'without a prefix the title'],
    ['Without `ui.args` there are prefix and suffix', 'without ui.args prefix and suffix'],
    ['A bare string is the prefix', 'a bare string is the prefix'],
  ]),
  {
    subject: 'default',
    rule: 'Defaults go into the call only where they are asked for',
    sheet: '3.4',
    test: FORM,
    title: 'what is sent > unset fields are left out, unless their defaults are asked for',
  },
  {
    subject: 'default',
    rule: 'The preview can count defaults in',
    sheet: '3.4',
    test: E2E,
    title: 'Gloodata > defaults are not shown, but can be counted in, and written',
  },

  // Visibility and printing.
  ...rowsOf(CLOSED, [
    ['An absent argument goes with its words', 'an absent argument goes with its words'],
    ['null and the empty text are absent', 'null and empty text count as absent'],
    ['Empty words are dropped', 'an empty prefix is dropped'],
    ['Words are trimmed, their inside and case kept', 'ends of words are cut, their inside and case kept'],
    ['Text values appear in double quotes', 'text stands in double quotes, as given'],
    ['Integers are bare, without grouping', 'integers are bare, without grouping'],
    ['Numbers are plain decimals', 'very large numbers have no exponent'],
    ['Dates are ISO, unquoted', 'dates are ISO, unquoted'],
    ['An entry is its label, unquoted', 'an entry by its key is its label'],
    ['A resolved entry is its label', 'a resolved entry is its label, whatever the field'],
  ]),
  ...rowsOf({ ...CLOSED, sheet: '3.4' }, [
    ['Zero and false are values', 'zero and false are values'],
    ['Booleans are bare', 'booleans are bare'],
    ['Quotes and line breaks are escaped', 'quotes and line breaks are escaped'],
    ['12.0 is 12', '12.0 is 12'],
    ['A text of an enum alone is quoted', 'a text of an enum alone is quoted'],
    ['An unknown entry is bare text', 'an unknown entry is bare text'],
    ['Lists and objects are compact JSON', 'lists and objects are compact JSON'],
    ['An argument that `ui.args` leaves out is not shown', 'an argument that ui.args leaves out'],
    ['A key of `ui.args` without a field is shown', 'an argument without a field or words'],
  ]),
  ...rowsOf(OPEN, [
    ['Values are chips, + stands for the unset', 'values are chips, and + stands for the unset ones'],
    ['A date chip has the reader’s form', 'a date has the reader’s form'],
    ['A long chip is cut', 'a long entry is cut'],
  ]),
  {
    ...OPEN,
    rule: 'Where all are set there is no +',
    title: 'the open tile > there is no + where all are set',
  },
  ...rowsOf({ ...OPEN, sheet: '3.4', test: READINGS, title: 'of the words > %s' }, [
    ['A reading of the words is told', 'no ui'],
    ['A suffix is told as a reading', 'a suffix'],
  ]),
  {
    ...OPEN,
    rule: 'What screenshots show is not told as a reading',
    test: READINGS,
    title: 'of the values > none for what screenshots show',
  },

  // What the form hands over; the host checks nothing.
  { ...SENT, rule: 'Texts that fit are sent as their type, others as they are' },
  {
    ...SENT,
    rule: 'A chosen entry is sent resolved, any other text as it is',
    title: 'what is sent > a chosen entry is sent resolved, any other text as it is',
  },
  {
    ...SENT,
    rule: 'The call is the request of the protocol',
    sheet: '2.1',
    title: 'what is sent > the request is the one of the protocol',
  },
  ...rowsOf({ ...CLOSED, subject: 'validation', sheet: '3.4' }, [
    ['A number sent as text is printed as a number', 'a number sent as text is printed as a number'],
    ['A text for a number is quoted', 'a text for a number is quoted'],
  ]),
  ...rowsOf({ ...SENT, sheet: '3.4', test: READINGS, title: 'of the values > %s' }, [
    ['A number sent as text is told', 'a number as text'],
    ['A text for a number is told', 'a text for a number'],
  ]),
];
