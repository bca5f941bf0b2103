import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSigns, endOfString, MAX_DEPTH, nestingDepth } from './depth.ts';

test.each([
  ['', 0],
  ['[]', 1],
  ['[][]', 1],
  ['{"a": [{}]}', 3],
  ['["[[[", 1]', 1],
  ['["\\"[["]', 1],
  ['["open [[\n[[', 3],
  [']]][[', 2],
])('%j nests %i deep', (text, depth) => {
  expect(nestingDepth(text)).toBe(depth);
});

test('no more levels are counted than asked for', () => {
  expect(nestingDepth('['.repeat(50), 7)).toBe(7);
  expect(nestingDepth('['.repeat(5000))).toBe(MAX_DEPTH + 1);
});

test.each([
  ['', 0, 0],
  ['{"a": 1, "b": [1, 2]}', 2, 2],
  ['{"a:,": ",:", "b": 2}', 2, 1],
  ['{"a\\":": 1', 1, 0],
  ['"open\n: ,', 1, 1],
])('%j has %i members and %i commas', (text, members, commas) => {
  expect(countSigns(text, ':')).toBe(members);
  expect(countSigns(text, ',', 100)).toBe(commas);
});

test('commas are counted to one more than the limit', () => {
  expect(countSigns(','.repeat(10), ',', 9)).toBe(10);
  expect(countSigns(','.repeat(100), ',', 9)).toBe(10);
});

describe('the end of a string', () => {
  test.each([
    ['"ab" c', 0, 4],
    ['x"a"', 1, 4],
    ['"a\\"b"', 0, 6],
    ['"a\\\\"b', 0, 5],
    ['"open', 0, 5],
    ['"open\nb"', 0, 5],
    ['"a\\\nb"', 0, 6],
  ])('of %j from %i is %i', (text, from, to) => {
    expect(endOfString(text, from)).toBe(to);
  });

  test('is that of JSON’s own', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, rest) => {
        const literal = JSON.stringify(text);
        expect(endOfString(literal + rest, 0)).toBe(literal.length);
      }),
    );
  });
});
