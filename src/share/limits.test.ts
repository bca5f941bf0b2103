import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { LIMITS, QR_EASY, QR_MOST } from './limits.ts';

test('places are listed from the narrowest to the widest', () => {
  const limits = LIMITS.map(({ most }) => most);
  expect(limits).toEqual([...limits].sort((a, b) => a - b));
  expect(limits).toContain(QR_MOST);
  expect(QR_EASY).toBeLessThan(QR_MOST);
});

test('the largest code holds as many bytes as the limit says, and not one more', () => {
  expect(() => generate('#'.repeat(QR_MOST))).not.toThrow();
  expect(() => generate('#'.repeat(QR_MOST + 1))).toThrow();
});
