// Texts of others, for showing.

import { expect, test } from 'vitest';
import { proseParts, visible } from './visible.ts';

test('a character that turns the reading direction around is written out', () => {
  expect(visible('invoice\u202egnp.hta')).toBe('invoice⟨U+202E⟩gnp.hta');
  expect(visible('שלום, \u200fworld 👩‍🚀')).toBe('שלום, \u200fworld 👩‍🚀');
});

test('every second part of a sentence was between backticks', () => {
  expect(proseParts('Rename `a` to `b`.')).toEqual(['Rename ', 'a', ' to ', 'b', '.']);
  expect(proseParts('An odd ` one')).toEqual(['An odd ` one']);
});

test('a sentence with very many names or characters has few parts, and nothing is lost in silence', () => {
  const parts = proseParts('`y` '.repeat(1_000));
  expect(parts.length).toBeLessThan(500);
  expect(parts.join('`')).toBe('`y` '.repeat(1_000));
  const [cut = ''] = proseParts('x'.repeat(50_000));
  expect(cut).toMatch(/^x{20000}… 30000 more characters$/);
});
