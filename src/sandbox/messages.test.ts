// What the page takes from a sandbox, and what ends the run.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPS } from './limits.ts';
import { Inbox, readParameters } from './messages.ts';

const take = (data: unknown): unknown => new Inbox().take(data);
const cap = (what: string): object => ({ t: 'cap', what });

test.each([
  ['{"t":"up"}', { t: 'up' }],
  ['{"t":"log","level":"warn","text":"x","more":1}', { t: 'log', level: 'warn', text: 'x' }],
  ['{"t":"ask","id":3,"method":"fetch","params":"{}"}', { t: 'ask', id: 3, method: 'fetch', params: '{}' }],
  ['{"t":"end","isError":"yes","content":5,"line":-1}', { t: 'end', isError: false }],
  [
    '{"t":"end","isError":true,"content":"x","line":2,"column":7}',
    { t: 'end', isError: true, content: 'x', line: 2, column: 7 },
  ],
  ['{"t":"fault","message":null,"line":1e400}', { t: 'fault', message: '', line: 0, column: 0 }],
])('%s is read member by member', (text, expected) => {
  expect(take(text)).toEqual(expected);
});

test.each([
  [{ t: 'up' }, 'type'],
  [null, 'type'],
  ['', 'form'],
  ['null', 'form'],
  ['"up"', 'form'],
  ['{"t":"eval"}', 'form'],
  ['{"t":"__proto__"}', 'form'],
  ['{"__proto__":{"t":"up"}}', 'form'],
  ['{"t":"log","text":[]}', 'form'],
  ['["up"]', 'form'],
])('%j ends the run', (data, what) => {
  expect(take(data)).toEqual(cap(what));
});

test('too long, too many, too much in all, too many calls', () => {
  expect(take(`"${'x'.repeat(CAPS.longest)}"`)).toEqual(cap('length'));
  const many = new Inbox();
  for (let i = 0; i < CAPS.count; i++) expect(many.take('{"t":"up"}')).toEqual({ t: 'up' });
  expect(many.take('{"t":"up"}')).toEqual(cap('count'));
  const much = new Inbox();
  const big = JSON.stringify({ t: 'log', level: 'log', text: 'x'.repeat(CAPS.total / 3) });
  much.take(big);
  much.take(big);
  expect(much.take(big)).toEqual(cap('total'));
  const calls = new Inbox();
  for (let i = 0; i < CAPS.calls; i++) calls.take('{"t":"ask","id":1,"method":"fetch","params":"{}"}');
  expect(calls.take('{"t":"ask","id":1,"method":"fetch","params":"{}"}')).toEqual(cap('calls'));
});

test('a result is cut at its cap', () => {
  const content = 'x'.repeat(CAPS.result + 5);
  expect(take(JSON.stringify({ t: 'end', isError: false, content }))).toEqual({
    t: 'end',
    isError: false,
    content: 'x'.repeat(CAPS.result),
  });
});

test('whatever comes gives a message of a known kind, and pollutes nothing', () => {
  const kinds = ['up', 'yielded', 'log', 'note', 'ask', 'fault', 'cap', 'end'];
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
      expect(kinds).toContain(new Inbox().take(data).t);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
  );
});

test('parameters of a call may be long, not deep and not many', () => {
  const body = 'x[{,'.repeat(100_000);
  const request = { address: 'https://a.test/', headers: [['a', 'b']], body };
  expect(readParameters(JSON.stringify(request))).toEqual(request);
  for (const text of [
    '',
    '5',
    '[]',
    '{',
    `{"a":${'['.repeat(9)}${']'.repeat(9)}}`,
    `{"a":[${'0,'.repeat(2_000)}0]}`,
  ]) {
    expect(() => readParameters(text)).toThrow();
  }
});
