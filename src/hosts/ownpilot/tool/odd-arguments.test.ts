// Odd arguments of the host's `utils`; the wanted values are those of its own functions on Node 22.

import { describe, expect, it } from 'vitest';
import { nodeBuffer } from '../../../node/buffer.ts';
import { makeCrypto } from '../../../node/crypto.ts';
import { dateUtils } from './dates.ts';
import { randomUtils } from './random.ts';

describe('dateAdd', () => {
  const dateAdd = dateUtils(Date).dateAdd as unknown as (...args: unknown[]) => string;
  it.each([
    ['days', '2024-01-02T00:00:00.000Z'],
    [['days'], '2024-01-01T00:00:00.000Z'],
    [{ toString: (): string => 'days' }, '2024-01-01T00:00:00.000Z'],
    [null, '2024-01-01T00:00:00.000Z'],
  ])('moves a date by the unit %j', (unit, moved) => {
    expect(dateAdd('2024-01-01', 1, unit)).toBe(moved);
  });
});

describe('generatePassword', () => {
  const { generatePassword } = randomUtils(makeCrypto({ random: () => undefined }), false);
  it.each([
    [2, 'AA'],
    [1.5, 'Aundefined'],
    [0, ''],
  ])('of length %d', (length, password) => expect(generatePassword(length)).toBe(password));
});

describe('Buffer.from', () => {
  it.each([
    ['an ArrayBuffer', new ArrayBuffer(3), '000000'],
    ['a DataView', new DataView(new ArrayBuffer(2)), ''],
  ])('takes %s', (_, value, hex) => expect(nodeBuffer.from(value).toString('hex')).toBe(hex));
});
