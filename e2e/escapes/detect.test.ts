// The judge of attacks: each thing that an attack can do alone is found, and an attempt that did nothing is not.

import { expect, test } from 'vitest';
import { filled, lingerOf, readAttacks, type Hole } from './attack.ts';
import {
  findings,
  isFunctionBody,
  isHarnessError,
  isTiming,
  saysEscaped,
  type Evidence,
  type Seen,
} from './detect.ts';

const quiet: Seen = {
  kind: 'ok',
  isError: false,
  content: '"blocked"',
  value: null,
  size: 9,
  ms: 700,
  before: { localStorage: '[]', globals: '' },
  after: { localStorage: '[]', globals: '' },
  lag: 20,
  heard: [],
  locks: [],
  errors: [],
  frames: 1,
  canary: null,
};
const nothing: Evidence = {
  isBody: true,
  given: null,
  deadline: 3000,
  requests: [],
  opened: [],
  seen: quiet,
};
const seen = (change: Partial<Seen>): Evidence => ({ ...nothing, seen: { ...quiet, ...change } });

test('an attempt that did nothing is found nothing of', () => {
  expect(findings(nothing)).toEqual([]);
  expect(findings(seen({ kind: 'threw', isError: true, content: 'Tool execution failed: ESCAPED' }))).toEqual(
    [],
  );
  expect(findings(seen({ kind: 'timed-out', isError: true, ms: 2600 }))).toEqual([]);
});

test.each<[string, Evidence]>([
  ['request', { ...nothing, requests: ['GET /leak?id=x'] }],
  ['left', { ...nothing, opened: ['page went to http://x/'] }],
  ['no longer answered', { ...nothing, seen: null }],
  ['result says', seen({ content: '"ESCAPED"' })],
  ['result says', seen({ content: null, value: '"ESCAPED by value"' })],
  ['result says', seen({ isError: true, content: 'ESCAPED by an error' })],
  ['not the body', { ...nothing, isBody: false }],
  ['never run', seen({ kind: 'unavailable', isError: true, content: null })],
  ['never run', seen({ kind: 'refused', isError: true })],
  ['localStorage changed', seen({ after: { localStorage: '[["a","b"]]', globals: '' } })],
  ['globals changed', seen({ after: { localStorage: '[]', globals: '__pwned' } })],
  ['caches changed', seen({ after: { ...quiet.after, caches: 'poison' } })],
  ['channel heard', seen({ heard: ['from-tool'] })],
  ['lock', seen({ locks: ['app'] })],
  ['caught by nobody', seen({ errors: ['x'] })],
  ['frames', seen({ frames: 2 })],
  ['came into the page', seen({ size: 10_000_000 })],
  ['came into the page', seen({ content: 'x'.repeat(2_000_001) })],
  ['did not end', seen({ ms: null })],
  ['ended after', seen({ ms: 3001 })],
  ['heartbeat', seen({ lag: 501 })],
])('%s', (word, evidence) => {
  const found = findings(evidence);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(word);
});

test('an attack that needs a hole counts only where a canary got through it', () => {
  const through = { kind: 'ok', content: '"ESCAPED through the hole"', value: null };
  const given = (hole: Hole, canary: Seen['canary']): string[] =>
    findings({ ...seen({ canary }), given: hole });
  for (const hole of ['port', 'globals'] as const) {
    expect(given(hole, through)).toEqual([]);
    expect(given(hole, { ...through, content: null, value: through.content })).toEqual([]);
    expect(given(hole, { ...through, content: 'ReferenceError: __port is not defined' })).toHaveLength(1);
    expect(isHarnessError(given(hole, null))).toBe(true);
  }
  expect(given('mute', { ...through, kind: 'timed-out', content: null })).toEqual([]);
  expect(isHarnessError(given('mute', { ...through, content: '1' }))).toBe(true);
});

test('only slowness is tried again', () => {
  expect(isTiming(findings(seen({ lag: 900, ms: 5000 })))).toBe(true);
  expect(isTiming(findings(seen({ lag: 900, heard: ['x'] })))).toBe(false);
  expect(isTiming(findings(seen({ ms: null })))).toBe(false);
  expect(isTiming(findings({ ...seen({}), seen: null }))).toBe(true);
  expect(isTiming(findings({ ...seen({}), seen: null, opened: ['page went to about:blank'] }))).toBe(false);
  expect(isTiming([])).toBe(false);
});

test('a result that says ESCAPED is seen through quotes and one level of data', () => {
  for (const text of ['ESCAPED', '"ESCAPED x"', '"\\"ESCAPED\\""', '{"content":"ESCAPED"}', '["ESCAPED"]'])
    expect(saysEscaped(text), text).toBe(true);
  for (const text of [null, '', 'not ESCAPED', '{"a":"b"}', '{"ESCAPED', '"blocked: ESCAPED"'])
    expect(saysEscaped(text), String(text)).toBe(false);
});

test('code that is no body of a function is told from code that is', () => {
  for (const code of ['', 'return await 1', "return 'x' <!-- }\n--> });", 'return 1;//'])
    expect(isFunctionBody(code)).toBe(true);
  for (const code of ['}, async () => {', "return 'ok' /*", 'return `', '</script>'])
    expect(isFunctionBody(code)).toBe(false);
});

test('every attack of our files can be run, under an id of its own', () => {
  const all = ['attacks.json', 'more-attacks.json'].flatMap((name) =>
    readAttacks(new URL(name, import.meta.url)),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(150);
  for (const attack of all) {
    expect(filled(attack.code, { evil: '127.0.0.1:1', app: '127.0.0.1:2' })).not.toContain('{{');
    expect(attack.category).not.toBe('other');
    if (attack.category === 'network') expect(lingerOf(attack)).toBe(700);
  }
});
