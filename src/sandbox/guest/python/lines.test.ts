// Lines made of pieces of bytes.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

function linesOf(bytes: Uint8Array, cuts: readonly number[], longest = 1000): string[] {
  const found: string[] = [];
  const lines = new Lines(longest, (text) => found.push(text));
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [at, from] of places.slice(0, -1).entries()) lines.write(bytes.subarray(from, places[at + 1]));
  lines.flush();
  return found;
}

test('however bytes are cut, the lines are those of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(200)), (text, cuts) => {
      const expected = text.split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(linesOf(new TextEncoder().encode(text), cuts)).toEqual(expected);
    }),
    { seed: 17 },
  );
});

test('a line without an end comes in pieces', () => {
  const found: string[] = [];
  const lines = new Lines(3, (text) => found.push(text));
  for (const piece of ['ab', 'cd', 'e']) lines.write(new TextEncoder().encode(piece));
  expect(found).toEqual(['abcd']);
  lines.flush();
  expect(found).toEqual(['abcd', 'e']);
});
