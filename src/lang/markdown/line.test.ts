// Lines of Markdown, written and read.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownLine, lineText } from './escape.ts';

const lines = fc
  .oneof(
    fc.array(
      fc.constantFrom('\\', '*', '_', '#', '>', '`', '1.', '-', '+', '=', '~', '[', '<', '&a', ' ', 'a'),
    ),
    fc.array(fc.string({ unit: 'grapheme', maxLength: 3 })),
  )
  .map((parts) => parts.join(''));

test('a line is read as the text that it was made of', () => {
  for (const text of ['# a', '1. b_c', '--- x', '\\*', 'a & b &lt;', '> c `d`']) {
    expect(lineText(markdownLine(text))).toBe(text);
  }
});

test('what is read is read as the same when it is written again', () => {
  fc.assert(
    fc.property(lines, (text) => {
      const once = lineText(markdownLine(text));
      expect(lineText(markdownLine(once))).toBe(once);
    }),
  );
});
