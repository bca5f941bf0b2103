// Tests the names and objects that fixes write.

import { expect, test } from 'vitest';
import { keyed, plainId, slug } from './values.ts';

test.each([
  ['Tide Tables!', 'tide-tables'],
  ['a::b/c', 'a-b-c'],
  ['__', '__'],
  [' / ', ''],
])('%j as ns', (text, ns) => {
  expect(slug(text)).toBe(ns);
});

test.each([
  ['show tides', 'show_tides'],
  ['Task::run', 'Task_run'],
  ['/', ''],
])('%j as tool id', (text, id) => {
  expect(plainId(text)).toBe(id);
});

test('a list becomes an object only where every element names itself differently', () => {
  expect(keyed([{ id: 'a', title: 'A' }, { name: 'b' }])).toEqual({ a: { title: 'A' }, b: {} });
  expect(keyed([{ id: 'a' }, { id: 'a' }])).toBeUndefined();
  expect(keyed([{ id: 'a' }, 'b'])).toBeUndefined();
  expect(keyed([])).toBeUndefined();
});
