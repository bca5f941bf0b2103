// Which addresses of authors the official schema takes, and what others become.

import { expect, test } from 'vitest';
import { webAddress } from './address.ts';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['https://müller.example/straße', 'https://m%C3%BCller.example/stra%C3%9Fe'],
  ['https://例え.jp', 'https://%E4%BE%8B%E3%81%88.jp'],
  ['http://example.org/a b', 'http://example.org/a%20b'],
  ['javascript:alert(1)', undefined],
  ['mailto:me@example.org', undefined],
  ['example.org', undefined],
  ['https://', undefined],
  ['', undefined],
])('%s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test('browsers read the other characters as they were meant', () => {
  const text = 'https://müller.example/straße';
  expect(new URL(webAddress(text) ?? '').href).toBe(new URL(text).href);
});
