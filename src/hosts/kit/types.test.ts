// Tests which types authors mean, and values that match them.

import { expect, test } from 'vitest';
import { asType, hasType, meantType } from './types.ts';

test.each([
  ['int', 'integer'],
  ['Integer', 'integer'],
  ['intger', 'integer'],
  [['null', 'float'], 'number'],
  ['object', 'string'],
  ['constructor', 'string'],
  [null, 'string'],
])('the type that is meant by %j', (word, type) => {
  expect(meantType(word, ['string', 'integer', 'number', 'boolean']) ?? 'string').toBe(type);
});

test.each([
  ['12', 'integer', 12],
  ['1.5', 'integer', undefined],
  ['1.5', 'number', 1.5],
  ['', 'number', undefined],
  ['false', 'boolean', false],
  [0, 'string', '0'],
  [null, 'string', undefined],
])('%j as %s', (value, type, expected) => {
  expect(asType(value, type)).toBe(expected);
});

test.each<[unknown, string, boolean]>([
  [1, 'integer', true],
  [1.5, 'integer', false],
  ['1', 'integer', false],
  [1.5, 'number', true],
  ['a', 'string', true],
  [false, 'boolean', true],
  [0, 'boolean', false],
  [null, 'object', false],
])('%j has the type %s: %s', (value, type, has) => {
  expect(hasType(value, type)).toBe(has);
});

test.each<[unknown, string, unknown]>([
  ['true', 'boolean', true],
  ['yes', 'boolean', undefined],
  [true, 'string', 'true'],
  ['a', 'string', undefined],
  [' ', 'number', undefined],
  [' 12 ', 'integer', 12],
  ['1e999', 'number', undefined],
  ['x', 'number', undefined],
  [true, 'number', undefined],
  ['12', 'object', undefined],
])('%j as %s is %j', (value, type, expected) => {
  expect(asType(value, type)).toBe(expected);
});

test.each<[unknown, string[], string | undefined]>([
  ['int', ['number', 'string'], 'number'],
  ['int', ['string', 'boolean'], undefined],
  ['float', ['integer'], undefined],
  ['Url', ['url', 'text'], 'url'],
  [['null', 'int'], ['integer'], 'integer'],
  [['null'], ['integer'], undefined],
  [1, ['integer'], undefined],
])('of the types that a host knows, %j among %j means %s', (word, known, type) => {
  expect(meantType(word, known)).toBe(type);
});
