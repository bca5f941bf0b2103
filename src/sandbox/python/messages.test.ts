// What the page takes from an interpreter, and what ends it.

import { expect, test } from 'vitest';
import { CAPS } from '../limits.ts';
import { pythonInbox } from '../messages.ts';

test.each([
  ['{"t":"ready"}', { t: 'ready' }],
  ['{"t":"line","stream":"err","text":"a"}', { t: 'line', stream: 'err', text: 'a' }],
  ['{"t":"line","stream":"__proto__","text":7}', { t: 'line', stream: 'out', text: '' }],
  ['{"t":"end","kind":"returned","text":"{}"}', { t: 'end', kind: 'returned', text: '{}' }],
  ['{"t":"end","kind":"unavailable","text":"a"}', { t: 'end', kind: 'crashed', text: 'a' }],
  ['{"t":"end","text":["a"]}', { t: 'cap', what: 'form' }],
  ['{"t":"fault","message":"a"}', { t: 'fault', message: 'a' }],
  ['{"t":"ask","id":1}', { t: 'cap', what: 'form' }],
  ['{"__proto__":{"t":"ready"}}', { t: 'cap', what: 'form' }],
  ['{', { t: 'cap', what: 'form' }],
  [7, { t: 'cap', what: 'type' }],
  [new ArrayBuffer(8), { t: 'cap', what: 'type' }],
])('%j', (data, message) => {
  expect(pythonInbox().take(data)).toEqual(message);
});

test('too many and too long', () => {
  const line = '{"t":"line","stream":"out","text":""}';
  const many = pythonInbox();
  const heard = Array.from({ length: CAPS.count + 1 }, () => many.take(line));
  expect(heard.at(-2)).toMatchObject({ t: 'line' });
  expect(heard.at(-1)).toEqual({ t: 'cap', what: 'count' });
  expect(pythonInbox().take('x'.repeat(CAPS.longest + 1))).toEqual({ t: 'cap', what: 'length' });
});
