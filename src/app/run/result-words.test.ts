// What is said of results that differ.

import { expect, test } from 'vitest';
import type { RunResult } from '../../model/run.ts';
import { difference, headline, severityOf, unansweredIn } from './result-words.ts';

const result = (content: string | undefined, isError = false, note?: string): RunResult => ({
  mode: 'any',
  kind: isError ? 'threw' : 'ok',
  isError,
  ms: 1,
  timeline: [],
  used: [],
  ...(content === undefined ? {} : { content }),
  ...(note === undefined ? {} : { note }),
});

const good = result('{"tides":[]}');

test('only what the model gets as its author expects looks like a success', () => {
  expect(severityOf(good)).toBeNull();
  expect(severityOf(result('{"error":"No tides"}', false, 'It does not count as an error.'))).toBe('changed');
  expect(severityOf({ ...good, isError: true })).toBe('refused');
  expect(severityOf(result('No tides', true))).toBe('refused');
});

test('a run with an unanswered request does not count as a success, whatever the tool returned', () => {
  const request = { method: 'GET', address: 'https://tides.example.com/', headers: [], body: null };
  const asked = { kind: 'request', at: 1, ms: 1, request, by: 'unanswered', failure: 'No' } as const;
  const run: RunResult = { ...good, timeline: [asked, asked] };
  expect(unansweredIn(run)).toEqual([request]);
  expect([headline(run), severityOf(run)]).toEqual(['No mock for this request yet', 'refused']);
  expect(difference(good, run)).toBeNull();
  expect(unansweredIn({ timeline: [{ ...asked, by: 'mock' }] })).toEqual([]);
});

test.each([
  ['the same', good, null],
  [
    'a caught error',
    result('{"content":{"error":"No: AbortSignal is not defined"}}', false, 'Whole.'),
    '`AbortSignal is not defined`',
  ],
  ['a thrown one', result('ReferenceError: config is not defined', true), '`config is not defined`'],
  [
    'a refused code',
    result('Tool code validation failed: Function() constructor is not allowed; x', true),
    '`Function() constructor is not allowed`',
  ],
  ['another error', result('Execution timed out\nlater', true), '`Execution timed out`'],
  ['another value', result('{"content":{}}', false, 'Not unwrapped.'), 'Not unwrapped.'],
  [
    'plain words of a tool',
    result('{"note":"Parking is not allowed here"}'),
    'The model gets a different text.',
  ],
])('%s', (_, other, expected) => {
  expect(difference(good, other)).toBe(expected);
});

test.each([
  ['one word', 'a'.repeat(2_000_000)],
  ['words', 'a '.repeat(1_000_000)],
  ['words before what is missing', `${'a'.repeat(15_000)} is not defined`],
  ['words before what is not allowed', `${'a '.repeat(7_000)} is not allowed`],
])('a cause in a long text is short: %s', (_, text) => {
  const words = difference(good, result(text, true));
  expect(words?.length).toBeLessThan(400);
});

test('an error that both have is no reason', () => {
  const [a, b] = [
    result('{"e":"x is not defined"}'),
    result('{"content":{"e":"x is not defined"}}', false, 'Whole.'),
  ];
  expect(difference(a, b)).toBe('Whole.');
});
