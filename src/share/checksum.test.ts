import { expect, test } from 'vitest';
import { checksum } from './deflate.ts';

const bytes = new TextEncoder().encode('The ferry leaves at high tide.');

test('is the CRC-32 of the standard', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(checksum(new Uint8Array())).toBe(0);
});

test.each([0, 1, 7, 29, 30])(
  'is the same where the bytes are read in two slices, the first of %i',
  (length) => {
    const first = checksum(bytes.subarray(0, length));
    expect(checksum(bytes.subarray(length), first)).toBe(checksum(bytes));
  },
);
