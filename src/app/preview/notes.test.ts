// Notes that say the same are one, with all of their places.

import { expect, test } from 'vitest';
import { joinedNotes } from './notes.ts';

test('the same words are there once, with their places in order', () => {
  const notes = [
    { pointer: '/a/0', text: 'An option must be an object.' },
    { pointer: '/b', text: 'A toggle.' },
    { pointer: '/a/1', text: 'An option must be an object.' },
  ];
  expect(joinedNotes(notes)).toEqual([
    { pointers: ['/a/0', '/a/1'], text: 'An option must be an object.' },
    { pointers: ['/b'], text: 'A toggle.' },
  ]);
  expect(joinedNotes([])).toEqual([]);
});
