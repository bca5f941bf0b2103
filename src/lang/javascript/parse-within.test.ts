// Tests that parsing stops at program text that takes too long.

import { expect, test } from 'vitest';
import { parseWithin } from './parse.ts';

test('sound code of 400 KB is parsed whole', () => {
  const text = 'const f = async (a) => { return [a, { b: `x${a}` }]; };\n'.repeat(7200);
  expect(parseWithin(text, 10_000)?.length).toBe(text.length);
});

test.each(['/*', 'async(', '}', '(a,', '=>'])('text made of %s is given up', (piece) => {
  expect(parseWithin(piece.repeat(400_000 / piece.length), 50)).toBeNull();
});
