// The field type of each property, and hidden fields, which are not checked (docs/hosts/elizaos.md#field-types).

import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '../controls/field-types.ts';
import { visibleFields } from './describe.ts';
import { fieldOfCase, sourceOfCase, type Bag } from './form-case.fixtures.ts';
import { allErrors } from './validate.ts';

describe('chosen by', () => {
  test.each<[string, unknown, Bag, string]>([
    [
      'the hint’s type, before all else',
      { type: 'boolean', enum: ['a'] },
      { type: 'radio', sensitive: true },
      'radio',
    ],
    ['an unknown hint type is ignored', { type: 'boolean' }, { type: 'toggle' }, 'boolean'],
    ['sensitive, before enum and type', { type: 'number', enum: [1] }, { sensitive: true }, 'password'],
    ['anything truthy is sensitive', {}, { sensitive: 'no' }, 'password'],
    ['enum, before type', { type: 'number', enum: [1] }, {}, 'select'],
    ['an empty enum is none', { type: 'number', enum: [] }, {}, 'number'],
    ['oneOf', { oneOf: [{ const: 'a' }] }, {}, 'select'],
    ['type boolean', { type: 'boolean' }, {}, 'boolean'],
    ['the first of several types', { type: ['boolean', 'null'] }, {}, 'boolean'],
    ['type number', { type: 'number' }, {}, 'number'],
    ['type integer', { type: 'integer' }, {}, 'number'],
    ['array with items.enum', { type: 'array', items: { enum: ['a'] } }, {}, 'multiselect'],
    ['any other array', { type: 'array', items: { type: 'number' } }, {}, 'array'],
    [
      'object with additionalProperties',
      { type: 'object', properties: { a: {} }, additionalProperties: {} },
      {},
      'keyvalue',
    ],
    ['any other object', { type: 'object', properties: { a: {} }, additionalProperties: false }, {}, 'json'],
    ['format uri', { type: 'string', format: 'uri' }, {}, 'url'],
    ['format url, without a type', { format: 'url' }, {}, 'url'],
    ['format email', { format: 'email' }, {}, 'email'],
    ['format date-time', { format: 'date-time' }, {}, 'datetime'],
    ['format date', { format: 'date' }, {}, 'date'],
    ['format color', { format: 'color' }, {}, 'color'],
    ['format before maxLength', { format: 'email', maxLength: 999 }, {}, 'email'],
    ['maxLength above 200', { type: 'string', maxLength: 201 }, {}, 'textarea'],
    ['maxLength of 200 is a line', { type: 'string', maxLength: 200 }, {}, 'text'],
    ['maxLength written as text', { type: 'string', maxLength: '500' }, {}, 'textarea'],
    ['another format is a line', { format: 'time' }, {}, 'text'],
    ['anyOf is a line', { anyOf: [{ type: 'number' }] }, {}, 'text'],
    ['const is a line', { const: 5 }, {}, 'text'],
    ['type null is a line', { type: 'null' }, {}, 'text'],
  ])('%s', (_, property, hint, type) => {
    expect(fieldOfCase(property, hint).type).toBe(type);
  });

  test.each(FIELD_TYPES)('the hint type %s', (type) => {
    expect(fieldOfCase({ type: 'string', format: 'uri' }, { type }).type).toBe(type);
  });
});

test('hidden fields are not checked', () => {
  const hints = { a: { hidden: true }, b: { showIf: { field: 'on', op: 'truthy' } } };
  const source = sourceOfCase({ a: {}, b: {}, c: {} }, hints, ['a', 'b', 'c']);
  expect([...allErrors(visibleFields(source, {}), {}, () => true).keys()]).toEqual(['c']);
  expect([...allErrors(visibleFields(source, { on: 'x' }), {}, () => true).keys()]).toEqual(['b', 'c']);
});

test('a nested property makes no field, and a hint for it changes nothing', () => {
  const source = sourceOfCase({ a: { type: 'object', properties: { b: {} } } }, { 'a.b': { type: 'color' } });
  expect(visibleFields(source, {}).map(({ key, type }) => [key, type])).toEqual([['a', 'json']]);
});
