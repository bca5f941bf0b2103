// What comes out of runs, cut to what a page can show.

import { expect, test } from 'vitest';
import type { TimelineEntry } from '../model/run.ts';
import { cutEntry, cutText, isCut } from './cut.ts';
import { SHOWN } from './limits.ts';
import { RunLog } from './run-log.ts';

const LONG = 'x'.repeat(3_000_000);
const HEADERS = Array.from({ length: 900 }, () => ['x-name', LONG.slice(0, 3_000)] as const);

const ENTRIES: readonly TimelineEntry[] = [
  { kind: 'log', at: 1, level: LONG, text: LONG },
  { kind: 'config', at: 1, service: LONG, field: LONG, found: false, declared: false },
  { kind: 'tool', at: 1, ms: 1, name: LONG, args: LONG, content: LONG, failure: LONG },
  {
    kind: 'request',
    at: 1,
    ms: 1,
    by: 'mock',
    request: { method: LONG, address: LONG, headers: HEADERS, body: LONG },
    answer: { status: 200, statusText: LONG, headers: HEADERS, body: LONG },
    failure: LONG,
  },
];

test('a cut text says how much is missing, and keeps whole characters', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('abcdef', 3)).toBe('abc… 3 more characters');
  expect(cutText('ab😀cd', 3)).toBe('ab… 4 more characters');
  expect([isCut(cutText(LONG, 10)), isCut('abc'), isCut('and 3 more characters')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(ENTRIES)('an entry of the kind $kind is short in every part', (entry) => {
  // Two bodies, and two lists of headers, are the longest that there is.
  const longest = 2 * (SHOWN.body + SHOWN.headers * (SHOWN.header + SHOWN.name)) + 20_000;
  expect(JSON.stringify(cutEntry(entry)).length).toBeLessThan(longest);
  const line = JSON.stringify({ ...cutEntry(entry), args: '', content: '', request: {}, answer: {} });
  expect(line.length).toBeLessThan(12_000);
});

test('a short entry stays as it is', () => {
  const entry: TimelineEntry = { kind: 'log', at: 1, level: 'log', text: 'done' };
  expect(cutEntry(entry)).toEqual(entry);
});

test('the log of a run has cut entries, and passes on what it has', () => {
  const heard: TimelineEntry[] = [];
  const log = new RunLog([], (entry) => heard.push(entry));
  for (const entry of ENTRIES) log.write(entry);
  expect(log.timeline).toEqual(ENTRIES.map(cutEntry));
  expect(heard).toEqual(log.timeline);
});
