// What findings cost in a release: as verdicts, and as notes beside a panel.

import { describe, expect, test } from 'vitest';
import type { Finding, Rule } from '../../model/finding.ts';
import { documentedVerdict, isOneOf, messagesOf, refusedBy, severityIn } from './verdict.ts';

const rule = (severity: Rule['severity'], text: string): Rule => ({
  severity,
  message: ({ n }) => (n === undefined ? text : `${text} ${JSON.stringify(n)}`),
  evidence: [],
});
const rules = {
  a: rule({ documented: 'refused', '1.0': 'changed' }, 'A'),
  b: rule({ '1.0': 'refused' }, 'B'),
  c: rule({ documented: 'advice' }, 'C'),
};
const finding = (code: string, more: Partial<Finding> = {}): Finding => ({
  code,
  args: {},
  pointer: '',
  at: 'key',
  ...more,
});
const document = { text: '', value: {}, strict: true, path: '' };
const many = (code: string, count: number): Finding[] =>
  Array.from({ length: count }, (_, n) => finding(code, { pointer: `/${String(n)}`, args: { n } }));

test.each<[string, Partial<Finding>, string | undefined]>([
  ['documented', {}, 'refused'],
  ['1.0', {}, 'changed'],
  ['2.0', {}, undefined],
  ['1.0', { releases: ['1.0'] }, 'changed'],
  ['1.0', { releases: ['documented'] }, undefined],
  ['1.0', { releases: [] }, undefined],
  ['1.0', { code: 'unknown' }, undefined],
])('in %s a finding of %j costs %s', (release, more, severity) => {
  expect(severityIn(release, finding('a', more), rules)).toBe(severity);
});

test('a release refuses what its rules refuse', () => {
  const all = [finding('a'), finding('b'), finding('c')];
  expect(refusedBy('documented', all, rules)).toEqual([all[0]]);
  expect(refusedBy('1.0', all, rules)).toEqual([all[1]]);
});

test('messages come once each, and no more than wanted', () => {
  const all = [finding('b'), finding('a'), finding('a'), finding('a', { args: { n: 2 } })];
  expect(messagesOf('changed', '1.0', all, rules)).toEqual(['A', 'A 2']);
  expect(messagesOf('changed', '1.0', all, rules, 1)).toEqual(['A']);
  expect(messagesOf('changed', '1.0', many('a', 20), rules)).toHaveLength(8);
});

describe('the documented release', () => {
  const verdict = (findings: Finding[], more: object = {}): unknown => {
    const { kind, texts, notes, release } = documentedVerdict({ ...document, ...more }, findings, rules);
    expect([release, notes]).toEqual(['documented', []]);
    return [kind, ...texts];
  };

  test('accepts a manifest without refusals', () => {
    expect(verdict([])).toEqual(['accepted']);
    expect(verdict([finding('b'), finding('c')])).toEqual(['accepted']);
  });

  test('refuses with the messages of its rules', () => {
    expect(verdict([finding('a'), finding('c')])).toEqual(['refused', 'A']);
  });

  test('refuses what is not JSON, with the parser’s words first', () => {
    expect(verdict([finding('a')], { strict: false, parseError: 'Bad comma' })).toEqual([
      'refused',
      'Not valid JSON: Bad comma',
      'A',
    ]);
    expect(verdict([], { strict: false })).toEqual(['refused', 'Not valid JSON: the text cannot be read']);
  });

  test('says a hundred things at most', () => {
    expect(verdict(many('a', 200))).toHaveLength(101);
    expect(verdict(many('a', 200), { strict: false })).toHaveLength(101);
  });
});

test('a list of codes knows only its own host’s', () => {
  const isMine = isOneOf('toy', 'a b', 'c');
  expect(['toy/a', 'toy/b', 'toy/c', 'toy/d', 'car/a', 'a', 'toy/'].map(isMine)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
