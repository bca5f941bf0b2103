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
  expect(
    keyed([
      { id: 'a', x: 1 },
      { id: 'a', x: 2 },
    ]),
  ).toEqual({ a: { x: 1 }, a_2: { x: 2 } });
  expect(keyed([{ title: 'Say Hello' }, { examples: ['Hi'] }])).toEqual({
    Say_Hello: { title: 'Say Hello' },
    entry_2: { examples: ['Hi'] },
  });
  expect(keyed([{ id: 'a' }, 'b'])).toBeUndefined();
  expect(keyed([])).toEqual({});
});
