import { expect, test } from 'vitest';
import { docsLink, hrefOf } from './overview.ts';

const BLOCKED = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

test.each([
  ['https://docs.test', 'https://docs.test'],
  ['docs/readme.md', 'docs/readme.md'],
  ['javascript:alert(1)', BLOCKED],
  [' JavaScript:alert(1)', BLOCKED],
  ['java\nscript\t:x', BLOCKED],
  ['javascripts:x', 'javascripts:x'],
  [5, '5'],
  [{ a: 1 }, '[object Object]'],
  [true, null],
])('the address %j makes the link %j', (address, href) => {
  expect(hrefOf(address)).toBe(href);
});

test.each<[unknown, unknown, unknown]>([
  ['https://docs.test', { href: 'https://docs.test' }, { href: 'https://docs.test' }],
  ['mailto:a@b.test', { href: 'mailto:a@b.test' }, { href: 'mailto:a@b.test' }],
  ['docs/readme.md', { href: 'docs/readme.md' }, null],
  ['javascript:x', { href: BLOCKED }, null],
  ['http://', { href: 'http://' }, null],
  [5, { href: '5' }, null],
  [true, { href: null }, null],
  [0, 0, null],
  ['', null, null],
  [undefined, null, null],
])('docs %j are %j in 2026-02 and %j in 0.8.3', (docs, in2026_02, in0_8_3) => {
  expect([docsLink(docs, '2026-02'), docsLink(docs, '0.8.3')]).toEqual([in2026_02, in0_8_3]);
});
