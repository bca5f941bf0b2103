// The rules of Milady's form about field types and their controls, each with its test.

import { FIELD_TYPES } from '../controls/field-types.ts';
import { rowsOf, typesOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';

const CONTROLS = 'preview/controls.test.ts';
const DESCRIBE = 'preview/describe.test.ts';
const FIELDS = 'preview/fields.test.ts';
const ROWS = 'preview/rows.test.ts';
const CHOSEN: At = { subject: 'field type', sheet: '2A', test: FIELDS, title: 'chosen by > %s' };
const CONTROL: At = { subject: 'field type', sheet: '2C', test: CONTROLS, title: 'controls > %s: %s' };

export const fieldRules: readonly PreviewRule[] = [
  // 2A: the choice, first match wins.
  ...rowsOf(CHOSEN, [
    ['1: a catalogue name in the hint wins', 'the hint’s type, before all else'],
    ['1: other names in the hint are ignored', 'an unknown hint type is ignored'],
    ['2: sensitive makes a password', 'sensitive, before enum and type'],
    ['3: a filled enum makes a select', 'enum, before type'],
    ['3: an empty enum does not', 'an empty enum is none'],
    ['3: oneOf makes a select', 'oneOf'],
    ['4: boolean', 'type boolean'],
    ['4: of several types the first counts', 'the first of several types'],
    ['5: number', 'type number'],
    ['5: integer is a number', 'type integer'],
    ['6: array with items.enum is a multiselect', 'array with items.enum'],
    ['7: any other array is a list', 'any other array'],
    ['8: object with additionalProperties is keyvalue', 'object with additionalProperties'],
    ['9: any other object is json', 'any other object'],
    ['10: format uri', 'format uri'],
    ['10: format url', 'format url, without a type'],
    ['11: format email', 'format email'],
    ['11: format date-time', 'format date-time'],
    ['11: format date', 'format date'],
    ['11: format color', 'format color'],
    ['12: long texts get a textarea', 'maxLength above 200'],
    ['13: other formats are a line', 'another format is a line'],
    ['13: anyOf is a line', 'anyOf is a line'],
    ['13: const is a line', 'const is a line'],
    ['13: null is a line', 'type null is a line'],
  ]),
  ...typesOf(
    { sheet: '2A', test: FIELDS, title: 'chosen by > the hint type %s' },
    FIELD_TYPES,
    'a hint may ask for it',
  ),
  {
    ...CHOSEN,
    rule: 'Nested properties are not expanded, dotted hint keys never match',
    title: 'a nested property makes no field, and a hint for it changes nothing',
  },
  {
    ...CHOSEN,
    rule: 'Hints are found by the exact key',
    test: DESCRIBE,
    title:
      'what the host is handed > hints are found by the exact key: orphans and dotted keys change nothing',
  },
  // 2C: the controls.
  ...FIELD_TYPES.map((type): PreviewRule => ({
    ...CONTROL,
    rule: `${type}: its control and texts`,
    row: type,
    type,
  })),
  {
    ...CONTROL,
    rule: 'All 23 types have a row',
    title: 'controls > every field type of the catalogue is in the table',
  },
  ...rowsOf({ ...CONTROL, title: 'native select > %s' }, [
    ['A select that is not required begins with “-- none --”', '-- none -- where nothing is chosen'],
    ['A required one does not', 'required: there is no -- none --, so that the first shows'],
  ]),
  ...rowsOf(CONTROL, [
    ['Five options and more can be searched', 'five can be searched'],
    ['Options of the hint go before enum', 'hint options before enum'],
    ['radio does not read oneOf', 'oneOf is not read'],
    ['A date with the format date-time has a time', 'with the format date-time it is one with time'],
    ['checkbox-group takes text with commas', 'text with commas'],
    ['A table has Key and Value for columns', 'columns by default, and one row'],
    ['A group is one box under a legend', 'one box under a legend'],
  ]),
  {
    ...CONTROL,
    rule: 'A select’s labels carry their description, oneOf by const or description',
    title: 'native select > shows the description behind the label, and oneOf by const or description',
  },
  {
    ...CONTROL,
    rule: 'A search looks in labels and values',
    title: 'searchable select > looks in labels and values, in any case',
  },
  ...rowsOf({ ...CONTROL, test: ROWS, title: 'steppers > %s' }, [
    ['The buttons of a number start from 0', 'start from 0, not from the default'],
    ['and clamp below', 'clamp below'],
    ['and above', 'clamp above'],
  ]),
  {
    ...CONTROL,
    subject: 'visibility',
    rule: 'A value shows only where its key counts as set',
    title: 'controls > %s: a value that does not count as set does not show',
  },
];
