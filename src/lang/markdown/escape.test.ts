import { expect, test } from 'vitest';
import { codeSpan, markdownLine, markdownText, wholeMarkdown } from './escape.ts';

test.each([
  ['tide_tables', 'tide_tables'],
  ['_x_ *y* `z`', '\\_x\\_ \\*y\\* \\`z\\`'],
  ['a\n# b\u2028c', 'a # b c'],
  ['# a', '\\# a'],
  ['1. a', '1\\. a'],
  ['- a', '\\- a'],
  ['<img src=x> &lt; R&D', '\\<img src=x> \\&lt; R\\&D'],
  ['[a](b) ![c](d)', '\\[a\\](b) !\\[c\\](d)'],
  ['a|b', 'a\\|b'],
  ['a\u202eb', 'a\\\\u202eb'],
])('%j is one line of text', (text, expected) => {
  expect(markdownLine(text)).toBe(expected);
});

test('paragraphs keep lists and links, and make nothing else', () => {
  expect(markdownText('Does:\n- a [b](c)\n# d\n```\n---\n<script>\n![e](f)\n[g]: h')).toBe(
    'Does:\n- a [b](c)\n\\# d\n\\```\n\\---\n\\<script>\n\\![e](f)\n\\[g]: h',
  );
});

test.each([
  ['a/skill.json', '`a/skill.json`'],
  ['a`b``c', '```a`b``c```'],
  ['`a', '`` `a ``'],
  ['a\n# b', '`a # b`'],
  ['', '`  `'],
])('%j stays in its span of code', (text, expected) => {
  expect(codeSpan(text)).toBe(expected);
});

test('a block of code that a text leaves open is closed', () => {
  expect(wholeMarkdown('a\n```js\nb')).toBe('a\n```js\nb\n```');
  expect(wholeMarkdown('a\n````\n```\nb')).toBe('a\n````\n```\nb\n````');
  expect(wholeMarkdown('a\n```\nb\n```\nc')).toBe('a\n```\nb\n```\nc');
});
