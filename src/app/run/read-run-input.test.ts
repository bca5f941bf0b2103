// What a link may set for runs.

import { expect, test } from 'vitest';
import { leftOutOf, readRunInput, readSharedConfig } from './read-run-input.ts';

const answer = { method: 'GET', address: '*', status: 200, headers: [], body: '', delayMs: 0, fails: false };
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('of very many answers the first ones are read, and the rest is counted', () => {
  const run = { http: many(20_000, answer), tools: many(101, { name: 'a', content: '', isError: false }) };
  const read = readRunInput(run);
  expect([read.http.length, read.tools.length]).toEqual([100, 100]);
  expect(leftOutOf(run)).toBe(
    'Too much to show, so left out: 19900 answers to requests, 1 answer of a tool.',
  );
});

test('an answer that is too long is left out and counted', () => {
  const run = { http: [answer, { ...answer, body: 'x'.repeat(300_000) }], args: { 'tool a': '{}' } };
  expect(readRunInput(run).http).toEqual([answer]);
  expect(leftOutOf(run)).toBe('Too much to show, so left out: 1 answer to a request.');
});

test('what a person sets is read whole', () => {
  const run = { http: many(100, answer), args: { 'tool a': '{"a":1}' }, config: { s: { data: { k: 'v' } } } };
  expect(leftOutOf(run)).toBe('');
  expect(readRunInput(run).http).toEqual(run.http);
  expect(readSharedConfig(run)).toEqual({ s: { data: { k: 'v' }, active: true } });
});

test('settings of very many services are cut, and names of prototypes are names like others', () => {
  const config = Object.fromEntries(many(500, 0).map((_, i) => [`s${String(i)}`, { data: { k: 1 } }]));
  expect(Object.keys(readSharedConfig({ config }))).toHaveLength(100);
  expect(leftOutOf({ config })).toContain('400 services with settings');
  const odd: unknown = JSON.parse('{"config":{"s":{"data":{"__proto__":"x"}}}}');
  expect(Object.keys(readSharedConfig(odd).s?.data ?? {})).toEqual(['__proto__']);
});

test('a time that no date can hold is not set', () => {
  expect(readRunInput({ clock: 1e300 }).clock).toBeNull();
  expect(readRunInput({ clock: 0 }).clock).toBe(0);
});
