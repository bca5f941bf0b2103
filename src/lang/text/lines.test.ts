import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineColumn, lineStarts } from './lines.ts';

test.each([
  ['', [0]],
  ['a', [0]],
  ['\n', [0, 1]],
  ['a\r\nb\n\nc', [0, 3, 5, 6]],
])('lines of %j', (text, starts) => {
  expect(lineStarts(text)).toEqual(starts);
});

test('a line and column lead to every character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '😀', '\n', '\r\n', '')), (parts) => {
      const text = parts.join('');
      const starts = lineStarts(text);
      for (let offset = 0; offset <= text.length; offset++) {
        const before = text.slice(0, offset).split('\n');
        expect(lineColumn(starts, offset)).toEqual({
          line: before.length,
          column: (before.at(-1) ?? '').length + 1,
        });
      }
    }),
  );
});

test('no lines are one line', () => {
  expect(lineColumn([], 3)).toEqual({ line: 1, column: 4 });
});
