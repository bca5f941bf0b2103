// Which problems share a card.

import { expect, test } from 'vitest';
import { analyse } from '../../pipeline/check.ts';
import { groupsOf } from './groups.ts';

function cards(text: string): string[] {
  const { problems } = analyse({ text, hostId: null, release: null, path: null, older: null }, []);
  return groupsOf(problems).map((group) => `${group[0].code} ${String(group.length)}`);
}

test('problems with the same message share a card, however many comments stand together', () => {
  const text = '{\n  // one\n  // two\n  "a": 1, // three\n  "b": 2 // four\n}';
  expect(cards(text)).toEqual(['json/comment 3']);
});

test('problems that differ in what they say keep cards of their own, in source order', () => {
  expect(cards("{'a': , b: None, c: True}")).toEqual([
    'json/single-quotes 1',
    'json/missing-value 1',
    'json/unquoted-key 2',
    'json/python-literal 1',
    'json/python-literal 1',
  ]);
});
