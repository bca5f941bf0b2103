// Colours of generated files.

import { expect, test } from 'vitest';
import { MAX_TOKENS, tokensOfAll } from './colours.ts';

const kinds = (line: string): string[] =>
  tokensOfAll([line], 'javascript')
    .flat()
    .map(({ text, kind }) => `${kind} ${text}`);

test('a comment that goes on in the next line is one to the end of its line', () => {
  expect(kinds('const a = 1; /* from here /* on')).toEqual([
    'word const',
    'plain  a = ',
    'number 1',
    'plain ; ',
    'comment /* from here /* on',
  ]);
  expect(kinds('/* a */ b')).toEqual(['comment /* a */', 'plain  b']);
});

test.each(['/*', '+1', '"a"'])(
  'lines of many times %s have a bound for what is painted, and lose nothing',
  (piece) => {
    const lines = Array.from({ length: 400 }, () => piece.repeat(1600));
    const tokens = tokensOfAll(lines, 'javascript');
    expect(tokens.flat().length).toBeLessThanOrEqual(MAX_TOKENS + lines.length);
    expect(tokens.map((line) => line.map(({ text }) => text).join(''))).toEqual(lines);
  },
);
