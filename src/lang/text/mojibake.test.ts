// Tests what is recognised as UTF-8 read in the wrong encoding, and what is not.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutMojibake } from './mojibake.ts';

const wrong = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each(['🔧', '⛅', 'café', 'Größe', '“so”', 'a – b — c…', '日本', '✓ done', '🏖️'])(
  '%s is found again',
  (text) => {
    expect(withoutMojibake(wrong(text))).toBe(text);
  },
);

test.each([
  '',
  'plain',
  'É”',
  'Ça va',
  'naïve',
  'Ã',
  '€ 5',
  'Â',
  'ÂB',
  'âme',
  'ðe',
  'São “Tomé”',
  '🔧',
  '日本',
])('%s is not changed', (text) => {
  expect(withoutMojibake(text)).toBeNull();
});

test('any text that was read wrongly comes back, and none throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = withoutMojibake(text);
      expect(once === null || once !== text).toBe(true);
    }),
  );
});
