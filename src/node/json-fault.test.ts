// Holds the words for texts that are not JSON to what Node.js 18 was recorded to say, and its reading to JSON.parse.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

test.each([
  ['abc', 'Unexpected token a in JSON at position 0'],
  ['{"a":1,}', 'Unexpected token } in JSON at position 7'],
  ["{'a':1}", "Unexpected token ' in JSON at position 1"],
  ['[1,]', 'Unexpected token ] in JSON at position 3'],
  ['[1,2', 'Unexpected end of JSON input'],
  ['{"a":"x', 'Unexpected end of JSON input'],
  ['-', 'Unexpected end of JSON input'],
  ['{"a" 1}', 'Unexpected number in JSON at position 5'],
  ['{"a" "b"}', 'Unexpected string in JSON at position 5'],
  ['{"a":01}', 'Unexpected number in JSON at position 6'],
  ['{"a":1} x', 'Unexpected token x in JSON at position 8'],
  ['{"a":"\\x"}', 'Unexpected token x in JSON at position 7'],
  ['{"a": tru}', 'Unexpected token } in JSON at position 9'],
  ['1.x', 'Unexpected token x in JSON at position 2'],
  ['"\\u12G4"', 'Unexpected token G in JSON at position 5'],
  ['-01', 'Unexpected number in JSON at position 2'],
  ['', 'Unexpected end of JSON input'],
])('%s', (text, words) => {
  expect(jsonFault(text, 'node-18')).toBe(words);
});

const pieces = fc.array(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '\\',
    'u00',
    '0',
    '1',
    '-',
    '.',
    'e',
    '+',
    'true',
    'nul',
    ' ',
    '\n',
  ),
);

test('says of any text what this V8 does, which has no lines and columns', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const text = list.join('');
      let words: string | null = null;
      try {
        JSON.parse(text);
      } catch (error) {
        words = (error as Error).message;
      }
      const ours = jsonFault(text, 'node-22')?.replace(/ \(line \d+ column \d+\)$/, '') ?? null;
      expect(ours).toBe(words?.replace(/ \(line \d+ column \d+\)$/, '') ?? null);
    }),
    { numRuns: 5000 },
  );
});
