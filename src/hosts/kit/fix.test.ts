// Tests changes that depend on the rest of the document.

import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../../model/document.ts';
import { append, place, rename } from './fix.ts';

const documentOf = (value: unknown): SourceDocument => ({ text: '', value, strict: true, path: '' });

describe('append', () => {
  test.each<[string, unknown, unknown]>([
    ['goes to the end of a list', { a: { b: [1] } }, { op: 'set', pointer: '/a/b/1', value: 2 }],
    ['creates the list', { a: {} }, { op: 'set', pointer: '/a/b', value: [2] }],
    ['creates the object around the list', {}, { op: 'set', pointer: '/a', value: { b: [2] } }],
    ['does not change another value', { a: { b: null } }, null],
    ['does not change another value around it', { a: 'x' }, null],
  ])('%s', (_, value, change) => {
    expect(append(documentOf(value), '/a/b', 2)).toEqual(change);
  });
});

test('place writes over a value, and creates the objects above it', () => {
  expect(place(documentOf({ a: { b: 1 } }), '/a/b', 2)).toEqual({ op: 'set', pointer: '/a/b', value: 2 });
  expect(place(documentOf({}), '/a/b', 2)).toEqual({ op: 'set', pointer: '/a', value: { b: 2 } });
  expect(place(documentOf({ a: [] }), '/a/b', 2)).toBeNull();
});

test('rename does not overwrite a neighbour', () => {
  expect(rename(documentOf({ a: 1 }), '/a', 'b')).toHaveLength(1);
  expect(rename(documentOf({ a: 1, b: 2 }), '/a', 'b')).toEqual([]);
  expect(rename(documentOf({ a: 1 }), '/a', undefined)).toEqual([]);
});
