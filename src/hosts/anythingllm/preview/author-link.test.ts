// The addresses of authors that may be followed from the preview.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsOut } from './author-link.ts';

test.each<[string | null, boolean]>([
  ['https://ada.test', true],
  ['http://ada.test', true],
  ['mailto:ada@ada.test', true],
  ['HTTPS://ADA.TEST', true],
  [' https://ada.test', true],
  ['javascript:alert(1)', false],
  [' \tJavaScript:alert(1)', false],
  ['\u0000javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ada.test', false],
  ['/ada', false],
  ['//ada.test', false],
  ['', false],
  [null, false],
])('%j: %s', (href, out) => {
  expect(leadsOut(href)).toBe(out);
});

test('nothing is let through that a browser would take for another scheme', () => {
  const space = fc.constantFrom('', ' ', '\t', '\n', '\r', '\u0000', '\u001f');
  const start = fc.constantFrom('java', 'script:', 'https:', 'http', 'mailto:', ':', '//', 'x', 'data:');
  const href = fc.array(fc.oneof(space, start), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(href, (text) => {
      fc.pre(leadsOut(text) && URL.canParse(text));
      expect(['http:', 'https:', 'mailto:']).toContain(new URL(text).protocol);
    }),
    { numRuns: 2000 },
  );
});
