// Which control a property gets, row by row of the host's own order.

import { describe, expect, test } from 'vitest';
import { fieldTypeOf, fits, optionsOf } from './field-types.ts';

describe('fieldTypeOf', () => {
  test.each<[unknown, unknown, string]>([
    [{ type: 'string' }, { type: 'radio' }, 'radio'],
    [{ type: 'boolean' }, { type: 'toggle' }, 'boolean'],
    [{ type: 'string' }, { type: 'text', sensitive: true }, 'text'],
    [{ enum: ['a'], type: 'number' }, { sensitive: true }, 'password'],
    [{ enum: ['a'], type: 'number' }, null, 'select'],
    [{ oneOf: [{ const: 'a' }] }, null, 'select'],
    [{ enum: [], type: 'number' }, null, 'number'],
    [{ type: ['boolean', 'null'] }, null, 'boolean'],
    [{ type: 'integer' }, null, 'number'],
    [{ type: 'array', items: { enum: ['a'] } }, null, 'multiselect'],
    [{ type: 'array', items: { type: 'number' } }, null, 'array'],
    [{ type: 'object', properties: { a: {} }, additionalProperties: true }, null, 'keyvalue'],
    [{ type: 'object', properties: { a: {} } }, null, 'json'],
    [{ type: 'string', format: 'url' }, null, 'url'],
    [{ format: 'date-time' }, null, 'datetime'],
    [{ type: 'string', format: 'time' }, null, 'text'],
    [{ type: 'string', maxLength: 201 }, null, 'textarea'],
    [{ type: 'string', maxLength: 200 }, null, 'text'],
    [{ anyOf: [{ type: 'number' }] }, null, 'text'],
    [{ type: 'null' }, null, 'text'],
    [null, 'odd', 'text'],
  ])('%j with %j is %s', (property, hint, type) => {
    expect(fieldTypeOf(property, hint)).toBe(type);
  });
});

test('a hint may ask for any control that holds what the schema says', () => {
  expect(fits({ type: 'string' }, 'markdown')).toBe(true);
  expect(fits({ type: 'number' }, 'text')).toBe(false);
  expect(fits({ type: ['array', 'null'] }, 'table')).toBe(true);
  expect(fits({}, 'table')).toBe(true);
});

describe('optionsOf', () => {
  const values = ['a', 'b'];

  test('an empty list in the hint beats the values of the schema', () => {
    expect(optionsOf({ enum: values }, { options: [] }, 'select')).toEqual([]);
    expect(optionsOf({ enum: values }, { options: null }, 'select')).toEqual(values);
  });

  test('only multiselect reads items, only select reads oneOf', () => {
    const list = { items: { enum: values } };
    expect(
      (['multiselect', 'checkbox-group'] as const).map((type) => optionsOf(list, null, type).length),
    ).toEqual([2, 0]);
    const one = { oneOf: [{ const: 'a' }] };
    expect((['select', 'radio'] as const).map((type) => optionsOf(one, null, type).length)).toEqual([1, 0]);
  });
});
