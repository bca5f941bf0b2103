// Tests the names that fixes write.

import { expect, test } from 'vitest';
import { slug } from './values.ts';

test.each([
  ['Tide Tables!', 'tide-tables'],
  ['a::b/c', 'a-b-c'],
  ['__', '__'],
  [' / ', ''],
])('%j as ns', (text, ns) => {
  expect(slug(text)).toBe(ns);
});
