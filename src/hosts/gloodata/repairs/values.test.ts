// The values that repairs put in: words, ids, types.

import { expect, test } from 'vitest';
import { asType, humanize, keyed, plainId, slug, supportedType } from './values.ts';

test.each([
  ['showMapAt', 'Show Map At'],
  ['show_map-at', 'Show map at'],
  ['KPI2', 'KPI2'],
  ['  ', ''],
])('%j in words', (id, words) => {
  expect(humanize(id)).toBe(words);
});

test.each([
  ['Tide Tables!', 'tide-tables'],
  ['a::b/c', 'a-b-c'],
  ['__', '__'],
  [' / ', ''],
])('%j as ns', (text, ns) => {
  expect(slug(text)).toBe(ns);
});

test.each([
  ['show tides', 'show_tides'],
  ['Task::run', 'Task_run'],
  ['/', ''],
])('%j as tool id', (text, id) => {
  expect(plainId(text)).toBe(id);
});

test('a list becomes an object only where every element names itself differently', () => {
  expect(keyed([{ id: 'a', title: 'A' }, { name: 'b' }])).toEqual({ a: { title: 'A' }, b: {} });
  expect(keyed([{ id: 'a' }, { id: 'a' }])).toBeUndefined();
  expect(keyed([{ id: 'a' }, 'b'])).toBeUndefined();
  expect(keyed([])).toBeUndefined();
});

test.each([
  ['int', 'integer'],
  ['Integer', 'integer'],
  ['intger', 'integer'],
  [['null', 'float'], 'number'],
  ['object', 'string'],
  ['constructor', 'string'],
  [null, 'string'],
])('the supported type for %j', (word, type) => {
  expect(supportedType(word)).toBe(type);
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
