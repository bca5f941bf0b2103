import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown.ts';

/** Texts of the characters that the host's patterns search for. */
const nasty = fc.string({ unit: fc.constantFrom('[', ']', '(', ')', 'a', ' '), maxLength: 30 });

test('a link is found where the host finds it', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const link = /\[([^\]]+)\]\(([^)]+)\)/.exec(text.trim());
      const [first] = markdownBlocks(text);
      const inlines = first?.kind === 'paragraph' ? first.inlines : [];
      const before = inlines.length > 0 ? inlines[0]?.text : undefined;
      // A link whose address is not a web address is shown only as its text.
      if (link?.index === 0) expect(before).toBe(link[1]);
      else expect(before).toBe(link ? text.trim().slice(0, link.index) : text.trim() || undefined);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['# Title', 1, 'Title'],
  ['###   Deep', 3, 'Deep'],
  ['#\n  below', 1, 'below'],
])('%j is a heading', (text, level, title) => {
  expect(markdownBlocks(text)).toEqual([
    { kind: 'heading', level, inlines: [{ kind: 'text', text: title }] },
  ]);
});

test.each(['####### seven', '#none', '# two\nlines'])('%j is not a heading', (text) => {
  expect(markdownBlocks(text)[0]?.kind).toBe('paragraph');
});
