// Tests that two joined rounds of edits do the same as one after the other.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextEdit } from '../../model/finding.ts';
import { applyEdits, withoutOverlaps } from './change.ts';
import { compose } from './compose.ts';

const wishes = fc.array(fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 3 })), { maxLength: 4 });

function editsFor(text: string, wanted: readonly (readonly [number, number, string])[]): TextEdit[] {
  return withoutOverlaps(
    wanted.map(([at, length, insert]) => {
      const from = Math.min(at, text.length);
      return { from, to: Math.min(text.length, from + length), insert };
    }),
  );
}

test('is the same as one after the other', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), wishes, wishes, (text, one, two) => {
      const first = editsFor(text, one);
      const middle = applyEdits(text, first);
      const second = editsFor(middle, two);
      const both = compose(text.length, first, second);
      expect(applyEdits(text, both)).toBe(applyEdits(middle, second));
      expect(withoutOverlaps(both)).toEqual(both);
    }),
  );
});
