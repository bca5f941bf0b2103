// Changes that need the document around them.

import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../../model/document.ts';
import { append, place, rename } from './fix.ts';

const documentOf = (value: unknown): SourceDocument => ({ text: '', value, strict: true, path: '' });

describe('append', () => {
  test.each<[string, unknown, unknown]>([
    ['goes to the end of a list', { a: { b: [1] } }, { op: 'set', pointer: '/a/b/1', value: 2 }],
    ['makes the list', { a: {} }, { op: 'set', pointer: '/a/b', value: [2] }],
    ['makes what is around the list', {}, { op: 'set', pointer: '/a', value: { b: [2] } }],
    ['leaves another value alone', { a: { b: null } }, null],
    ['leaves another value around it alone', { a: 'x' }, null],
  ])('%s', (_, value, change) => {
    expect(append(documentOf(value), '/a/b', 2)).toEqual(change);
  });
});

test('place writes over a value, and makes objects on the way', () => {
  expect(place(documentOf({ a: { b: 1 } }), '/a/b', 2)).toEqual({ op: 'set', pointer: '/a/b', value: 2 });
  expect(place(documentOf({}), '/a/b', 2)).toEqual({ op: 'set', pointer: '/a', value: { b: 2 } });
  expect(place(documentOf({ a: [] }), '/a/b', 2)).toBeNull();
});

test('rename spares a neighbour', () => {
  expect(rename(documentOf({ a: 1 }), '/a', 'b')).toHaveLength(1);
  expect(rename(documentOf({ a: 1, b: 2 }), '/a', 'b')).toEqual([]);
  expect(rename(documentOf({ a: 1 }), '/a', undefined)).toEqual([]);
});
