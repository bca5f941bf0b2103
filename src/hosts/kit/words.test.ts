// Tests how messages quote manifests and split names.

import { expect, test } from 'vitest';
import { code, cut, humanize, listed, quote } from './words.ts';

test.each([
  ['showMapAt', 'Show Map At'],
  ['show_map-at', 'Show map at'],
  ['KPI2', 'KPI2'],
  ['  ', ''],
])('%j in words', (id, words) => {
  expect(humanize(id)).toBe(words);
});

test('quoted text is cut to a length that fits a message', () => {
  expect([cut('abcdef', 4), cut('abcd', 4)]).toEqual(['abc…', 'abcd']);
  expect(quote('x'.repeat(100))).toHaveLength(60);
  expect([quote(undefined), quote(['a']), code('a`b'), code({ a: 1 })]).toEqual([
    'nothing',
    '["a"]',
    "`a'b`",
    '`{"a":1}`',
  ]);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and 1 more'],
])('%j as a list of at most three', (words, text) => {
  expect(listed(words, 3)).toBe(text);
});
