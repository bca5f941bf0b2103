// Texts whose parts are in one another too deep to be read.

import { expect, test } from 'vitest';
import { parsePython } from './parse.ts';

test.each(['-', 'lambda: ', 'a if a else ', 'a + ', 'a.'])(
  'many times “%s” is too deep to be read, which is not an error of the text',
  (piece) => {
    for (const count of [2000, 20_000]) {
      const text = `import os\nA = ${piece.repeat(count)}a\n\nclass Tide:\n    pass\n`;
      const { tooDeep, errors, root } = parsePython(text);
      expect(tooDeep?.from).toBeLessThan(text.length);
      expect(errors).toEqual([]);
      expect(root.children).toEqual([]);
    }
  },
);

test('what is less deep is read, errors included', () => {
  const text = `A = ${'-'.repeat(150)}1\n\nclass Tide:\n    pass\n`;
  expect(parsePython(text)).toMatchObject({ tooDeep: null, errors: [] });
  expect(parsePython(`${text}def\n`).errors).not.toEqual([]);
});
