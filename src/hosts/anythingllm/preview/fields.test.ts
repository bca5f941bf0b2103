// The inputs of the settings panel, their order and first values (docs/hosts/anythingllm.md#the-settings-form).

import { describe, expect, test } from 'vitest';
import { fieldsOf, type Field } from './fields.ts';
import type { Bag } from './panel-case.fixtures.ts';

function fieldOf(entry: unknown): Field {
  const [field] = fieldsOf({ KEY: entry });
  if (!field) throw new Error('No field');
  return field;
}

const fieldTypes =
  'text password number range email url date color tel checkbox hidden file select textarea dropdown string boolean'.split(
    ' ',
  );

describe('type', () => {
  test.each(fieldTypes)('%s is the type of the input, unchanged', (type) => {
    expect(fieldOf({ type: 'string', input: { type } }).type).toBe(type);
  });

  test.each<[string, unknown, string]>([
    ['without input', { type: 'string' }, 'text'],
    ['without a type', { type: 'string', input: {} }, 'text'],
    ['an empty type', { type: 'string', input: { type: '' } }, 'text'],
    ['null', { type: 'string', input: { type: null } }, 'text'],
    ['true, which React leaves out', { type: 'string', input: { type: true } }, 'text'],
    ['the type of the entry is not looked at', { type: 'password' }, 'text'],
    ['case is kept', { type: 'string', input: { type: 'PassWord' } }, 'PassWord'],
    ['a number as its digits', { type: 'string', input: { type: 5 } }, '5'],
  ])('%s', (_, entry, type) => {
    expect(fieldOf(entry).type).toBe(type);
  });

  test('options, min, max and step are not read', () => {
    const plain = fieldOf({ type: 'string', input: { type: 'number' } });
    const input = { type: 'number', options: ['a'], min: 1, max: 2, step: 3 };
    expect(fieldOf({ type: 'string', input })).toEqual(plain);
  });
});

describe('order', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'as written, neither sorted nor grouped',
      '{"b": {}, "a": {}, "__proto__": {}}',
      ['b', 'a', '__proto__'],
    ],
    ['whole numbers come first, as JavaScript has it', '{"b": {}, "2": {}, "1": {}}', ['1', '2', 'b']],
    ['an array has indexes for keys', '[{}, {}]', ['0', '1']],
    ['so has a text', '"ab"', ['0', '1']],
    ['an empty object has none', '{}', []],
    ['null has none', 'null', []],
    ['a number has none', '5', []],
  ])('%s', (_, setup, keys) => {
    expect(fieldsOf(JSON.parse(setup)).map(({ key }) => key)).toEqual(keys);
  });
});

describe('first value', () => {
  test.each<[string, unknown, unknown, string, string]>([
    ['nothing', {}, '', '', ''],
    ['the default', { input: { default: 'd' } }, 'd', 'd', '/input/default'],
    ['a value before the default', { value: 'v', input: { default: 'd' } }, 'v', 'v', '/value'],
    ['an empty value hides the default', { value: '', input: { default: 'd' } }, '', '', '/value'],
    ['so does null', { value: null, input: { default: 'd' } }, null, '', '/value'],
    ['a value of false is kept', { value: false }, false, 'false', '/value'],
    ['a value of 0 is kept', { value: 0 }, 0, '0', '/value'],
    ['a default of 0 is none', { input: { default: 0 } }, '', '', ''],
    ['a default of false is none', { input: { default: false } }, '', '', ''],
    ['a default of true shows as text', { input: { default: true } }, true, 'true', '/input/default'],
    ['a default beside the input does not show', { default: 'd' }, '', '', ''],
    ['a setting that is a text has nothing', 'x', '', '', ''],
  ])('%s', (_, entry, initial, shown, from) => {
    expect(fieldOf(entry)).toMatchObject({ initial, shown, valuePointer: `/setup_args/KEY${from}` });
  });

  test('submit and reset keep the browser’s own caption', () => {
    expect(fieldOf({ value: 'v', input: { type: 'submit' } }).shown).toBeUndefined();
    expect(fieldOf({ value: 'v', input: { type: 'Submit' } }).shown).toBe('v');
  });
});

describe('the texts around the input', () => {
  test.each<[string, Bag, Partial<Field>]>([
    ['the label is the raw key', { label: 'Label' }, { key: 'KEY' }],
    ['the placeholder of the input', { input: { placeholder: 'p' } }, { placeholder: 'p' }],
    ['without one it is empty', { placeholder: 'p' }, { placeholder: '' }],
    [
      'the hint of the input',
      { input: { hint: 'h' } },
      { hint: 'h', hintPointer: '/setup_args/KEY/input/hint' },
    ],
    ['without one it is empty too', { hint: 'h' }, { hint: '', hintPointer: '/setup_args/KEY' }],
  ])('%s', (_, entry, expected) => {
    expect(fieldOf(entry)).toMatchObject(expected);
  });
});

describe('required', () => {
  test.each<[string, Bag, Partial<Field>]>([
    ['of the entry is asked for and gives no mark', { required: true }, { marked: false, required: true }],
    [
      'of the input gives the mark and is not asked for',
      { input: { required: true } },
      { marked: true, required: false },
    ],
  ])('%s', (_, entry, expected) => {
    expect(fieldOf(entry)).toMatchObject(expected);
  });
});
