// The one edit between two texts.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../json/change.ts';
import { editBetween } from './edits.ts';

test('the shortest edit between two texts never cuts a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const edit = editBetween(before, after);
      expect(edit ? applyEdits(before, [edit]) : before).toBe(after);
    }),
  );
  expect(editBetween('a😀b', 'a😃b')).toEqual({ from: 1, to: 3, insert: '😃' });
  expect(editBetween('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(editBetween('same', 'same')).toBeNull();
});
