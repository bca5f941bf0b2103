// Tests that joining and splitting pointers are inverse, and that only own members are found.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { join, last, parent, split, valueAt } from './pointer.ts';

test('joining and splitting are inverse', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('~', '/', '~1', '~0', '')), { maxLength: 5 }),
      (keys) => {
        const pointer = join('', ...keys);
        expect(split(pointer)).toEqual(keys);
        expect(last(pointer)).toBe(keys.at(-1) ?? '');
        expect(split(parent(pointer))).toEqual(keys.slice(0, -1));
      },
    ),
  );
});

test('finds what its keys lead to', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.jsonValue(), (keys, leaf) => {
      const value = keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), leaf);
      expect(valueAt(value, join('', ...keys))).toEqual(leaf);
    }),
  );
});

test.each([
  [{}, '/constructor'],
  [{}, '/__proto__'],
  [[], '/map'],
  ['text', '/length'],
  [null, '/a'],
  [undefined, ''],
])('%j has nothing at %s', (value, pointer) => {
  expect(valueAt(value, pointer)).toBeUndefined();
});
