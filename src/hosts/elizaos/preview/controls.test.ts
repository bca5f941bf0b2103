// The control of each of the 23 field types, its texts, and its default (docs/hosts/elizaos.md#field-types).

import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '../controls/field-types.ts';
import { nativeIndex, nativeText, nativeValue, search } from './choices.ts';
import type { SelectControl } from './control.ts';
import { controlOf } from './controls.ts';
import { fieldOfCase, type Bag } from './form-case.fixtures.ts';

const UNSET = { value: undefined, set: false };
const DEFAULT = { default: 'dee' };
const OPTIONS = [
  { value: 'one', label: 'One', description: 'first' },
  { value: 'two', label: 'Two', disabled: true },
];

/** Field type, schema, hint, value (undefined: unset), what the control must have. */
const TABLE: readonly (readonly [string, string, Bag, Bag, unknown, Bag])[] = [
  ['text', 'starts empty', {}, {}, undefined, { input: 'text', value: '', placeholder: 'Enter value...' }],
  [
    'text',
    'the default is a placeholder',
    DEFAULT,
    {},
    undefined,
    { value: '', placeholder: 'Default: dee' },
  ],
  ['text', 'the hint wins', DEFAULT, { placeholder: 'p' }, undefined, { placeholder: 'p' }],
  ['text', 'a value shows', {}, {}, 5, { value: '5' }],
  ['password', 'always empty', {}, {}, undefined, { kind: 'password', placeholder: 'Enter value...' }],
  ['password', 'the default does not show', DEFAULT, {}, undefined, { placeholder: 'Enter value...' }],
  [
    'password',
    'a value is shown with two spaces',
    {},
    { placeholder: 'p' },
    's3',
    { placeholder: 'Current: s3  (leave blank to keep)' },
  ],
  [
    'password',
    'an empty value is masked',
    {},
    {},
    '',
    { placeholder: 'Current: ********  (leave blank to keep)' },
  ],
  [
    'number',
    'without bounds',
    {},
    {},
    undefined,
    { value: '', placeholder: 'Enter number...', step: 1, range: '', unit: '' },
  ],
  [
    'number',
    'the schema’s bounds win',
    { minimum: 1, maximum: 9 },
    { min: 3, max: 5, step: 2 },
    '4',
    { value: '4', min: 1, max: 9, step: 2, range: 'Range: 1–9' },
  ],
  [
    'number',
    'a lower bound with unit',
    {},
    { min: 0, unit: 'ms' },
    undefined,
    { range: 'Min: 0 ms', unit: 'ms' },
  ],
  ['number', 'an upper bound', { maximum: 7 }, {}, undefined, { range: 'Max: 7', min: null }],
  [
    'number',
    'the default is a placeholder',
    { default: 3 },
    {},
    undefined,
    { value: '', placeholder: 'Default: 3' },
  ],
  ['boolean', 'off', {}, {}, undefined, { on: false }],
  ['boolean', 'by default', { default: true }, {}, undefined, { on: true }],
  ['boolean', 'by a default in text', { default: 'true' }, {}, undefined, { on: true }],
  ['boolean', 'true', {}, {}, true, { on: true }],
  ['boolean', 'the text true', {}, {}, 'true', { on: true }],
  ['boolean', 'the text 1', {}, {}, '1', { on: true }],
  ['boolean', 'the text false over a default', { default: true }, {}, 'false', { on: false }],
  ['url', 'starts empty', {}, {}, undefined, { input: 'url', placeholder: 'https://...' }],
  ['url', 'the default is a placeholder', DEFAULT, {}, undefined, { placeholder: 'Default: dee' }],
  [
    'select',
    'hint options before enum',
    { enum: ['x'] },
    { options: OPTIONS },
    undefined,
    { searchable: false, optional: true, chosen: '', shown: '' },
  ],
  [
    'select',
    'the default looks chosen',
    { enum: ['a', 'b'], default: 'b' },
    {},
    undefined,
    { chosen: 'b', shown: 'b' },
  ],
  [
    'select',
    'five can be searched',
    { enum: ['a', 'b', 'c', 'd', 'e'] },
    {},
    undefined,
    { searchable: true },
  ],
  ['select', 'a value shows by its label', {}, { options: OPTIONS }, 'one', { chosen: 'one', shown: 'One' }],
  [
    'textarea',
    'starts empty',
    DEFAULT,
    {},
    undefined,
    { style: 'textarea', value: '', placeholder: 'Enter text...' },
  ],
  ['textarea', 'the hint wins', {}, { placeholder: 'p' }, 'v', { value: 'v', placeholder: 'p' }],
  ['email', 'starts empty', DEFAULT, {}, undefined, { input: 'email', placeholder: 'user@example.com' }],
  [
    'color',
    'starts black, whatever the default',
    { default: '#ffffff' },
    {},
    undefined,
    { value: '#000000' },
  ],
  ['color', 'a value shows', {}, {}, '#ab12cd', { value: '#ab12cd' }],
  ['radio', 'the default is chosen', { enum: ['a', 'b'], default: 'b' }, {}, undefined, { chosen: 'b' }],
  ['radio', 'oneOf is not read', { oneOf: [{ const: 'a' }] }, {}, undefined, { choices: [] }],
  ['radio', 'numbers become text', { enum: [1, 2] }, {}, 2, { chosen: '2' }],
  ['multiselect', 'items.enum', { items: { enum: ['a'] } }, {}, undefined, { style: 'pills', chosen: [] }],
  ['multiselect', 'a list is chosen', { items: { enum: ['1'] } }, {}, [1], { chosen: ['1'] }],
  ['multiselect', 'a text chooses nothing', {}, {}, 'a,b', { chosen: [] }],
  ['date', 'a day', {}, {}, undefined, { input: 'date', placeholder: '' }],
  [
    'date',
    'with the format date-time it is one with time',
    { format: 'date-time' },
    {},
    undefined,
    { input: 'datetime-local' },
  ],
  ['datetime', 'with time', {}, {}, undefined, { input: 'datetime-local' }],
  [
    'json',
    'a fixed placeholder',
    DEFAULT,
    { placeholder: 'p' },
    undefined,
    { style: 'json', placeholder: '{"key": "value"}' },
  ],
  ['json', 'an object shows as what JavaScript calls it', {}, {}, { a: 1 }, { value: '[object Object]' }],
  ['code', 'starts empty', {}, {}, undefined, { style: 'code', placeholder: 'Enter code...' }],
  ['array', 'a list', {}, {}, ['a', 1], { kind: 'list', items: ['a', '1'] }],
  ['array', 'the default does not show', { default: ['a'] }, {}, undefined, { items: [] }],
  ['array', 'a text is none', {}, {}, 'a,b', { items: [] }],
  [
    'keyvalue',
    'pairs',
    {},
    {},
    { a: 1, b: null },
    {
      pairs: [
        { key: 'a', value: '1' },
        { key: 'b', value: '' },
      ],
    },
  ],
  ['keyvalue', 'nothing else', {}, {}, [1], { pairs: [] }],
  [
    'table',
    'columns by default, and one row',
    {},
    {},
    undefined,
    {
      columns: [
        { key: 'key', label: 'Key' },
        { key: 'value', label: 'Value' },
      ],
      rows: [{ key: '', value: '' }],
    },
  ],
  [
    'table',
    'columns of the hint',
    {},
    { columns: [{ key: 'k', label: 'K' }] },
    [{ k: 'v', z: 'y' }],
    { columns: [{ key: 'k', label: 'K' }], rows: [{ k: 'v' }] },
  ],
  [
    'file',
    'a text with a note',
    DEFAULT,
    {},
    undefined,
    {
      input: 'text',
      placeholder: '/path/to/file',
      note: 'Enter a file path or browse to select',
      guarded: true,
    },
  ],
  [
    'markdown',
    'starts empty',
    DEFAULT,
    {},
    undefined,
    { kind: 'markdown', value: '', placeholder: 'Markdown content...' },
  ],
  ['markdown', 'only text', {}, {}, 5, { value: '' }],
  [
    'checkbox-group',
    'text with commas',
    { enum: ['a', 'b'] },
    {},
    'a, b',
    { style: 'boxes', chosen: ['a', 'b'] },
  ],
  ['checkbox-group', 'a list', {}, {}, ['a'], { chosen: ['a'], choices: [] }],
  [
    'group',
    'one box under a legend',
    {},
    { label: 'Bundle' },
    undefined,
    { style: 'group', legend: 'Bundle', placeholder: 'Group configuration...' },
  ],
  ['group', 'the legend is the key', {}, {}, 'v', { legend: 'x', value: 'v' }],
  ['custom', 'names its component', {}, { component: 'Chart' }, undefined, { component: 'Chart' }],
  ['custom', 'or itself', {}, {}, undefined, { component: 'custom' }],
];

describe('controls', () => {
  test.each(TABLE)('%s: %s', (type, _, schema, hint, value, expected) => {
    const field = fieldOfCase(schema, { type, ...hint });
    expect(controlOf(field, value === undefined ? UNSET : { value, set: true })).toMatchObject(expected);
  });

  test('every field type of the catalogue is in the table', () => {
    expect(new Set(TABLE.map(([type]) => type))).toEqual(new Set(FIELD_TYPES));
  });

  test.each(FIELD_TYPES.filter((type) => !['table', 'markdown', 'checkbox-group', 'group'].includes(type)))(
    '%s: a value that does not count as set does not show',
    (type) => {
      const field = fieldOfCase({ enum: ['v', 'w'], items: { enum: ['v'] } }, { type });
      const held = { value: type === 'boolean' ? 'true' : 'v', set: false };
      expect(controlOf(field, held)).toEqual(controlOf(field, UNSET));
    },
  );
});

describe('native select', () => {
  const select = (schema: Bag, hint: Bag = {}, required = false, value?: unknown): SelectControl => {
    const field = fieldOfCase(schema, { type: 'select', ...hint }, required);
    return controlOf(field, { value, set: value !== undefined }) as SelectControl;
  };

  test.each<[string, SelectControl, number]>([
    ['-- none -- where nothing is chosen', select({ enum: ['a', 'b'] }), 0],
    ['the default', select({ enum: ['a', 'b'], default: 'b' }), 2],
    ['required: without -- none -- the first one is shown', select({ enum: ['a', 'b'] }, {}, true), 0],
    ['required: the default', select({ enum: ['a', 'b'], default: 'b' }, {}, true), 1],
    ['a value that is not an option', select({ enum: ['a'] }, {}, true, 'z'), 0],
    ['no options at all', select({}, { options: [] }, true), -1],
    ['numbers of an enum', select({ enum: [1, 2], default: 2 }), 2],
  ])('%s', (_, control, index) => {
    expect(nativeIndex(control)).toBe(index);
  });

  test('shows the description behind the label, and oneOf by const or description', () => {
    const { choices } = select({ oneOf: [{ const: 'x', description: 'Ex' }, { description: 'Y' }, {}] });
    expect(choices.map(nativeText)).toEqual(['x', 'Y', '']);
    expect(select({}, { options: OPTIONS }).choices.map(nativeText)).toEqual(['One — first', 'Two']);
  });

  test('options that are plain texts show as empty lines', () => {
    const { choices } = select({}, { options: ['a', 'b'] });
    expect(choices.map(nativeText)).toEqual(['', '']);
    expect(choices.map(nativeValue)).toEqual(['', '']);
  });
});

describe('searchable select', () => {
  const choices = (options: unknown[]): SelectControl['choices'] =>
    (controlOf(fieldOfCase({}, { type: 'select', options }), UNSET) as SelectControl).choices;

  test('searches labels and values, in any case', () => {
    const five = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Eps'].map((label) => ({
      value: label.slice(0, 1),
      label,
    }));
    expect(search(choices(five), 'TA').map((choice) => choice.text)).toEqual(['Beta', 'Delta']);
    expect(search(choices(five), '')).toHaveLength(5);
  });

  test.each<[string, unknown[], string]>([
    [
      'options that are texts',
      ['a', 'b', 'c', 'd', 'e'],
      "Cannot read properties of undefined (reading 'toLowerCase')",
    ],
    ['labels that are numbers', [{ value: 'a', label: 1 }], 'o.label.toLowerCase is not a function'],
  ])('crashes on %s as soon as a person types', (_, options, message) => {
    expect(() => search(choices(options), 'a')).toThrow(message);
  });
});

describe('what the page crashes on', () => {
  test.each<[string, Bag, string]>([
    ['select', { options: { a: 1 } }, 'enhancedOptions.map is not a function'],
    ['radio', { options: 'a' }, 'options.map is not a function'],
    ['multiselect', { options: 'a' }, 'options.filter is not a function'],
    ['checkbox-group', { options: 5 }, 'options.map is not a function'],
    ['select', { options: [null] }, "Cannot read properties of null (reading 'value')"],
    ['table', { columns: 'a' }, 'columns.map is not a function'],
    [
      'custom',
      { component: { a: 1 } },
      'Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.',
    ],
  ])('%s with %j', (type, hint, message) => {
    expect(() => controlOf(fieldOfCase({}, { type, ...hint }), UNSET)).toThrow(message);
  });
});
