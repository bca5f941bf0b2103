// Tests which types authors mean, and values that match them.

import { expect, test } from 'vitest';
import { asType, meantType } from './types.ts';

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
