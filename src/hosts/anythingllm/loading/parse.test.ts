// The tolerant reading, against the library that the host itself uses and what was seen of the host.

import extractJson from 'extract-json-from-string';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCall } from '../examples/example-call.ts';
import { extractFirst } from './extract-json.ts';
import { parseAsHost } from './parse.ts';

test.each([
  ['{"a":1}', 1],
  ['{"a":1,}', 1],
  ['{"a":1 // one\n}', 1],
  ["{a:'x'}", 'x'],
  ['{"a":True}', true],
  ['{"a":1 "b":2}', 1],
  ['{"a":1', 1],
  ['// first\n{"a":1}', 1],
  ['\ufeff{"a":1}', 1],
  ['Here: {"a":1} and {"a":2}', 1],
  ["Here: {a: 'x'}", 'x'],
])('%s is read', (text, expected) => {
  expect(parseAsHost(text)).toMatchObject({ kind: 'value', value: { a: expected } });
});

test.each(['', '  ', 'plain text', '\n{"a":1', '// c\n{"a":1 // one\n}', ' {"a":True}'])(
  '%j is given up',
  (text) => {
    expect(parseAsHost(text)).toEqual({ kind: 'nothing' });
  },
);

test('text that takes too long or nests too deep to be read leniently is left open', () => {
  expect(parseAsHost('{"a":1,' + ' '.repeat(5_000_000))).toEqual({ kind: 'cannot-tell' });
  expect(parseAsHost(`{a: '"', b: ${'['.repeat(100_000)}`)).toEqual({ kind: 'cannot-tell' });
});

const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ':',
    ',',
    ' ',
    '\n',
    'a',
    'b1',
    '$x',
    '1',
    'null',
    '"a"',
    "'b'",
    'a:',
    '{"a":1}',
  ],
);

test('the first object is the one that the library finds first', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
      (text) => {
        expect(extractFirst(text)?.value).toEqual(extractJson(text)[0]);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['{"a":1}', { kind: 'arguments', value: { a: 1 }, strict: true }],
  ['{a:1}', { kind: 'arguments', value: { a: 1 }, strict: false }],
  ['lat=1', { kind: 'lost' }],
  [5, { kind: 'arguments', value: 5, strict: false }],
  [[5], { kind: 'arguments', value: 5, strict: false }],
  [['a'], { kind: 'throws' }],
  [{ a: 1 }, { kind: 'throws' }],
])('the call %j', (call, expected) => {
  expect(readCall(call)).toEqual(expected);
});
