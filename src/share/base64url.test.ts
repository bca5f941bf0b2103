import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

test('any bytes come back, however many', () => {
  const lengths = [0, 1, 2, 3, 0x8000, 0x8001, 0x10000];
  for (const length of lengths) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    const read = fromBase64url(toBase64url(bytes));
    expect([read.clean, Buffer.compare(read.bytes, bytes)]).toEqual([true, 0]);
  }
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...fromBase64url(text).bytes]).toEqual([...bytes]);
    }),
  );
});

test.each<[string, number[], boolean]>([
  ['QUI', [65, 66], true],
  ['__--', [255, 255, 190], true],
  ['QUI=', [65, 66], false],
  ['QUI*QUI', [65, 66], false],
  ['QUJDQ', [65, 66, 67], false],
  ['Q', [], false],
])('of %s the bytes before the fault are read', (text, bytes, clean) => {
  expect(fromBase64url(text)).toEqual({ bytes: Uint8Array.from(bytes), clean });
});
