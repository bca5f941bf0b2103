// Tests changes that depend on the rest of the document.

import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../../model/finding.ts';
import { add, addOrRename, append, fix, moveTo, objectAt, place, remove, rename, setTo } from './rule.ts';

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

test('a fix has a title of what it does', () => {
  expect(setTo('/a', 1)).toEqual([
    { title: 'Change to 1', changes: [{ op: 'set', pointer: '/a', value: 1 }] },
  ]);
  expect(setTo('/a', null, 'Say nothing')[0]?.title).toBe('Say nothing');
  expect(setTo('/a', undefined)).toEqual([]);
  expect(add('/a/b', [1])).toEqual([
    { title: 'Add "b": [1]', changes: [{ op: 'set', pointer: '/a/b', value: [1] }] },
  ]);
  expect(remove('/a/b')).toEqual([{ title: 'Remove "b"', changes: [{ op: 'remove', pointer: '/a/b' }] }]);
  expect(remove('/a/12')[0]?.title).toBe('Remove this entry');
  expect(remove('/a/x1')[0]?.title).toBe('Remove "x1"');
  expect(remove('/a/1x')[0]?.title).toBe('Remove "1x"');
  expect(remove('/a', 'all of it')[0]?.title).toBe('Remove all of it');
  expect(rename(documentOf({ a: 1 }), '/a', 'b')).toEqual([
    { title: 'Rename to "b"', changes: [{ op: 'rename', pointer: '/a', key: 'b' }] },
  ]);
});

test('there is no fix where one of its changes cannot be made', () => {
  const change = { op: 'remove', pointer: '/a' } as const;
  expect(fix('Both', change, change)).toEqual([{ title: 'Both', changes: [change, change] }]);
  expect(fix('Both', change, null)).toEqual([]);
});

test('elements of lists are not renamed', () => {
  expect(rename(documentOf([1]), '/0', 'b')).toEqual([]);
  expect(rename(documentOf({}), '/a/b', 'c')).toEqual([]);
});

describe('a missing member', () => {
  const titles = (value: unknown, pointer = '/a/name'): string[] =>
    addOrRename(documentOf(value), pointer, 'x', (key) => key === 'nmae').map(({ title }) => title);

  test('is added', () => {
    expect(titles({ a: {} })).toEqual(['Add "name": "x"']);
  });

  test('is first renamed from what was meant', () => {
    expect(titles({ a: { b: 1, nmae: 2 } })).toEqual(['Rename to "name"', 'Add "name": "x"']);
  });

  test('is not added to what is no object', () => {
    expect([titles({ a: [] }), titles({}), titles({ a: null })]).toEqual([[], [], []]);
  });
});

test('place makes several objects, and stops at a value in the way', () => {
  expect(place(documentOf({}), '/a/b/c', 1)).toEqual({ op: 'set', pointer: '/a', value: { b: { c: 1 } } });
  expect(place(documentOf({ a: {} }), '/a/b/c', 1)).toEqual({ op: 'set', pointer: '/a/b', value: { c: 1 } });
  expect(place(documentOf({ a: 'x' }), '/a/b', 1)).toBeNull();
  expect(place(documentOf({ a: null }), '/a/b', 1)).toBeNull();
  expect(place(documentOf({ a: [{ b: 1 }] }), '/a/0/b', 2)).toEqual({
    op: 'set',
    pointer: '/a/0/b',
    value: 2,
  });
  expect(place(documentOf({ a: [1] }), '/a/0', 2)).toEqual({ op: 'set', pointer: '/a/0', value: 2 });
  expect(place(documentOf({}), '', 1)).toBeNull();
});

test('the object at a pointer, or an empty one', () => {
  expect(objectAt(documentOf({ a: { b: 1 } }), '/a')).toEqual({ b: 1 });
  expect([objectAt(documentOf({ a: [1] }), '/a'), objectAt(documentOf({}), '/a')]).toEqual([{}, {}]);
});

test('a manifest moves to another path, if that is known', () => {
  const here = { ...documentOf({}), path: 'a/b.json' };
  expect(moveTo(here, 'a/c.json')).toEqual([
    { title: 'Rename to "a/c.json"', changes: [], path: 'a/c.json' },
  ]);
  expect([moveTo(here, 'a/b.json'), moveTo(here, undefined)]).toEqual([[], []]);
});
