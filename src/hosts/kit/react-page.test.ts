// What a page written in React shows of values as they are, and what it crashes on.

import { describe, expect, test } from 'vitest';
import {
  childError,
  childText,
  drawn,
  listOf,
  LIST_OR_NOTHING,
  optionalList,
  PageCrash,
} from './react-page.ts';

test.each<[unknown, string]>([
  ['text', 'text'],
  [0, '0'],
  [1.5, '1.5'],
  [true, ''],
  [false, ''],
  [null, ''],
  [undefined, ''],
  [['a', 1, null, ['b']], 'a1b'],
  [[], ''],
])('of %j between tags it shows %j', (value, shown) => {
  expect(childText(value, '/a')).toBe(shown);
});

function crashOf(draw: () => object): unknown {
  const made = drawn(draw);
  return 'crash' in made ? made.crash : null;
}

test.each<[unknown]>([[{ a: 1, b: 2 }], [['x', { a: 1, b: 2 }]]])('%j is not a child', (value) => {
  expect(crashOf(() => ({ text: childText(value, '/a') }))).toEqual({
    message: childError({ a: 1, b: 2 }),
    advice: 'Write plain text here. The page cannot show an object.',
    pointer: '/a',
  });
});

test('React names the keys of an object that is not a child', () => {
  expect(childError({ a: 1, b: 2 })).toBe(
    'Objects are not valid as a React child (found: object with keys {a, b}). If you meant to render a collection of children, use an array instead.',
  );
});

describe('lists', () => {
  test('are visited, and missing ones are not where the page asks first', () => {
    expect(listOf([1], 'x.map', '/a')).toEqual([1]);
    expect(optionalList([1], 'x.map', '/a')).toEqual([1]);
    expect([optionalList(undefined, 'x.map', '/a'), optionalList(null, 'x.map', '/a')]).toEqual([[], []]);
  });

  test.each([['text'], [0], [false], [{}]])('%j is not one', (value) => {
    const crash = { message: 'x.map is not a function', pointer: '/a' };
    expect(crashOf(() => listOf(value, 'x.map', '/a'))).toEqual({ ...crash, advice: 'Write a list here.' });
    expect(crashOf(() => optionalList(value, 'x.map', '/a'))).toEqual({ ...crash, advice: LIST_OR_NOTHING });
  });

  test.each([[undefined], [null]])('%j is not one where the page does not ask', (value) => {
    expect(() => listOf(value, 'x.map', '/a')).toThrow(PageCrash);
  });
});

test('what is drawn comes through, and other exceptions stay what they are', () => {
  expect(drawn(() => ({ a: 1 }))).toEqual({ a: 1 });
  expect(() => drawn(() => { throw new TypeError('ours'); })).toThrow(TypeError); // prettier-ignore
});
