// Tests how messages quote manifests and split names.

import { expect, test } from 'vitest';
import { code, cut, found, humanize, listed, perhaps, probably, quote, shouldBe, wordsOf } from './words.ts';

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

test('a suggestion is quoted; without one the text is empty', () => {
  expect([probably('a`b'), probably(undefined)]).toEqual(["; `a'b` is probably what you mean.", '.']);
  expect([perhaps('a'), perhaps(undefined)]).toEqual([' Did you mean `a`?', '']);
});

test.each([
  ['showMapAt', ['show', 'Map', 'At']],
  ['show_map--at.', ['show', 'map', 'at']],
  ['tide2Go', ['tide2', 'Go']],
  ['éÉa', ['é', 'Éa']],
  ['', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['', ''],
  ['--', ''],
  ['a', 'A'],
])('%j for people', (name, shown) => {
  expect(humanize(name)).toBe(shown);
});

test.each([
  ['', 'an empty text'],
  [' \n', 'a blank text'],
])('%j has words instead of quotes, which would show nothing', (value, words) => {
  expect([code(value), quote(value), found(value)]).toEqual([words, words, words]);
});

test.each([
  ['', '`name` is empty.'],
  ['  ', '`name` is blank.'],
  [4, '`name` should be a string, and it is a number.'],
  [undefined, '`name` should be a string, and it is nothing.'],
])('the message on %j in place of a name', (value, message) => {
  expect(shouldBe('`name`', 'a string', found(value))).toBe(message);
});
