// What a link may set for runs.

import { expect, test } from 'vitest';
import { isTooMuch, readRunInput, readSharedConfig } from './read-run-input.ts';

const answer = { method: 'GET', address: '*', status: 200, headers: [], body: '', delayMs: 0, fails: false };
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('of very many answers the first ones are read, and something is missing', () => {
  const run = { http: many(20_000, answer), tools: many(101, { name: 'a', content: '', isError: false }) };
  const read = readRunInput(run);
  expect([read.http.length, read.tools.length]).toEqual([100, 100]);
  expect(isTooMuch(run)).toBe(true);
});

test('an answer that is too long is left out', () => {
  const run = { http: [answer, { ...answer, body: 'x'.repeat(300_000) }], args: { 'tool a': '{}' } };
  expect(readRunInput(run).http).toEqual([answer]);
  expect(isTooMuch(run)).toBe(true);
});

test('what a person sets is read whole', () => {
  const run = { http: many(100, answer), args: { 'tool a': '{"a":1}' }, config: { s: { data: { k: 'v' } } } };
  expect(isTooMuch(run)).toBe(false);
  expect(readRunInput(run).http).toEqual(run.http);
  expect(readSharedConfig(run)).toEqual({ s: { data: { k: 'v' }, active: true } });
});

test('settings of very many services are cut, and names of prototypes are names like others', () => {
  const config = Object.fromEntries(many(500, 0).map((_, i) => [`s${String(i)}`, { data: { k: 1 } }]));
  expect(Object.keys(readSharedConfig({ config }))).toHaveLength(100);
  expect(isTooMuch({ config })).toBe(true);
  const odd: unknown = JSON.parse('{"config":{"s":{"data":{"__proto__":"x"}}}}');
  expect(Object.keys(readSharedConfig(odd).s?.data ?? {})).toEqual(['__proto__']);
});

test('a time that no date can hold is not set', () => {
  expect(readRunInput({ clock: 1e300 }).clock).toBeNull();
  expect(readRunInput({ clock: 0 }).clock).toBe(0);
});
