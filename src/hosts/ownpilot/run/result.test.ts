// What is noted beside a result.

import { expect, test } from 'vitest';
import { modes } from './modes.ts';
import { resultOf } from './result.ts';

test.each([
  [20_000, undefined],
  [20_001, 'The guide wants concise answers. This one has 20,001 characters.'],
])('an answer of %d characters', (length, note) => {
  const answer = { kind: 'ended', isError: false, content: 'a'.repeat(length) } as const;
  expect(resultOf(answer, modes[0]).note).toBe(note);
});
