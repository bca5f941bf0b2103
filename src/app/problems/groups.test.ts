// Which problems share a card.

import { expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { analyse } from '../../pipeline/check.ts';
import { groupsOf } from './groups.ts';

const broken = hosts.flatMap(({ samples }) => samples.filter(({ kind }) => kind === 'broken'));

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

test.each(broken)('$path: problems with the same message and cost share a card', ({ text }) => {
  const { problems } = analyse({ text, hostId: null, release: null, path: null, older: null }, hosts);
  const cards = groupsOf(problems).map(([{ code, releases, message }]) =>
    JSON.stringify([code, releases, message]),
  );
  expect(new Set(cards).size).toBe(cards.length);
});
