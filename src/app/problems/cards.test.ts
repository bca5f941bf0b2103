// Which problems share a card.

import { analyse } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { SEVERITIES, type Severity } from '../../model/finding.ts';
import type { Problem } from '../../model/finding.ts';
import type { EditorDocument } from '../editor-document.ts';
import { cardsOf } from './cards.ts';

const broken = hosts.flatMap(({ samples }) => samples.filter(({ kind }) => kind === 'broken'));

/** A document with nothing but problems. */
const withProblems = (problems: readonly Problem[]): EditorDocument =>
  ({ problems }) as unknown as EditorDocument;

function problem(code: string, from: number, releases: Record<string, Severity>, message = code): Problem {
  const severity = SEVERITIES.find((one) => Object.values(releases).includes(one)) ?? 'advice';
  const place = { from, to: from + 1, pointer: '', fixes: [], evidence: [] };
  return { ...place, id: `${code} ${message}`, code, severity, releases, message, args: { message } };
}

function cards(text: string): string[] {
  const { problems } = analyse({ text, hostId: null, release: null, path: null, older: null }, []);
  return cardsOf([withProblems(problems)]).map(({ group }) => `${group[0].code} ${String(group.length)}`);
}

test('problems with the same message share a card, however many comments stand together', () => {
  const text = '{\n  // one\n  // two\n  "a": 1, // three\n  "b": 2 // four\n}';
  expect(cards(text)).toEqual(['json/comment 3']);
});

test('problems that differ in what they say keep cards of their own, the worst first, then in source order', () => {
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
  const cards = cardsOf([withProblems(problems)]).map(({ group: [{ code, releases, message }] }) =>
    JSON.stringify([code, releases, message]),
  );
  expect(new Set(cards).size).toBe(cards.length);
});

test('the worst of all files comes first, then the order of files and places counts', () => {
  const main = withProblems([problem('late', 9, { a: 'broken' }), problem('early', 1, { a: 'advice' })]);
  const beside = withProblems([problem('worst', 5, { a: 'refused' }), problem('also', 2, { a: 'broken' })]);
  const codes = cardsOf([main, beside]).map(({ group }) => group[0].code);
  expect(codes).toEqual(['worst', 'late', 'also', 'early']);
});

test('a fault that releases word in different ways is one card, led by the worst', () => {
  const [first, second] = [
    problem('type', 3, { a: 'changed' }, 'one'),
    problem('type', 3, { b: 'refused' }, 'two'),
  ];
  const [card, ...rest] = cardsOf([withProblems([first, second])]);
  expect(rest).toEqual([]);
  expect([card?.group, card?.elsewhere]).toEqual([[second], [first]]);
});

test('two faults of one release at the same place stay two cards', () => {
  const both = [problem('type', 3, { a: 'refused' }, 'one'), problem('type', 3, { a: 'refused' }, 'two')];
  expect(cardsOf([withProblems(both)])).toHaveLength(2);
});
