// Tests how rules word their findings.

import { expect, test } from 'vitest';
import { defineRule } from './rule.ts';
import { code } from './words.ts';

const rule = defineRule<{ value: string }>('toy/value', {
  severity: {},
  message: ({ value }) => `${code(value)} is not a value.`,
  evidence: [],
});

test.each([
  ['', 'An empty text is not a value.'],
  [' ', 'A blank text is not a value.'],
  ['a', '`a` is not a value.'],
])('the message on %j is a sentence', (value, message) => {
  expect(rule.message({ value })).toBe(message);
});
