// What comes out of runs, cut to what a page can show.

import { expect, test } from 'vitest';
import type { RunResult, Runner, TimelineEntry } from '../model/run.ts';
import { cutEntry, cutRunner, cutText, isCut, SHOWN } from './cut.ts';

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

test('a runner hands over cut entries and notes, and the whole text that the model gets', async () => {
  const result: RunResult = {
    mode: 'any',
    kind: 'threw',
    isError: true,
    content: LONG,
    note: LONG,
    ms: 1,
    timeline: ENTRIES,
    used: [],
  };
  const heard: TimelineEntry[] = [];
  const runner = {
    run: (_call, _world, watch) => {
      for (const entry of ENTRIES) watch?.(entry);
      return Promise.resolve(result);
    },
  } satisfies Partial<Runner> as unknown as Runner;
  const given = await cutRunner(runner).run(
    {} as Parameters<Runner['run']>[0],
    {} as Parameters<Runner['run']>[1],
    (entry) => heard.push(entry),
  );
  expect(given.content).toBe(LONG);
  expect(given.note).toMatch(/ more characters$/);
  expect(given.timeline).toEqual(ENTRIES.map(cutEntry));
  expect(heard).toEqual(given.timeline);
});
