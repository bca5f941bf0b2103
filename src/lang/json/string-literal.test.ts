import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeForString, rawOffset, spanInside } from './string-literal.ts';

test('a place in the decoded text leads to the same character of the literal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(), (text, at) => {
      const index = Math.min(at, text.length);
      const head = `"${escapeForString(text.slice(0, index))}`;
      // Halves of a pair are escaped apart, and not together.
      fc.pre(escapeForString(text).startsWith(head.slice(1)));
      expect(rawOffset(JSON.stringify(text), index)).toBe(head.length);
    }),
  );
});

test.each([
  ['of a line', 2, 3, 'ring;'],
  ['with escapes before it', 1, 7, '\\"'],
  ['behind the end of the line', 2, 99, ''],
  ['in the last line', 3, 1, 'end'],
  ['in a line that does not exist', 9, 1, 'let x\\t\\"'],
])('the rest %s', (_, line, column, rest) => {
  const inner = 'let x\t"\nstring;\nend';
  const literal = JSON.stringify(inner);
  const { from, to } = spanInside(literal, inner, line, column);
  expect(literal.slice(from, to)).toBe(rest);
});
