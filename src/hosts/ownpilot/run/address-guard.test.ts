import { describe, expect, test } from 'vitest';
import { V2026_02, V0_8_3 } from '../releases.ts';
import { guardText, isBlockedAddress } from './calls.ts';

type Row = readonly [address: string, in2026_02: boolean, in0_8_3: boolean, lookedUp: boolean];

/** Blocked by 2026-02, by 0.8.3's own comparison, and by 0.8.3 with its look-up of names. */
const ROWS: readonly Row[] = [
  ['https://api.example.org/v1', false, false, false],
  ['http://93.184.216.34', false, false, false],
  ['http://LocalHost:3000', true, true, true],
  ['http://localhost.', false, false, true],
  ['http://127.0.0.1', true, true, true],
  ['http://127.9.9.9', false, true, true],
  ['http://0177.1', true, true, true],
  ['http://0.1.2.3', true, true, true],
  ['http://10.255.0.1', true, true, true],
  ['http://100.63.0.1', false, false, false],
  ['http://100.127.0.1', false, true, true],
  ['http://100.100.100.200', true, true, true],
  ['http://169.254.1.1', true, true, true],
  ['http://172.15.0.1', false, false, false],
  ['http://172.31.0.1', true, true, true],
  ['http://192.0.2.1', false, true, true],
  ['http://192.168.0.1', true, true, true],
  ['http://198.19.0.1', false, true, true],
  ['http://198.20.0.1', false, false, false],
  ['http://239.1.1.1', false, false, false],
  ['http://250.0.0.1', false, true, true],
  ['http://[::1]:80', true, true, true],
  ['http://[fe80::1]', false, false, true],
  ['http://[2606:4700::1]', false, false, true],
  ['http://metadata.google.internal', true, true, true],
  ['http://metadata.google.internal.', false, true, true],
  ['http://user:pw@10.0.0.1/', true, true, true],
  ['ws://example.org', true, true, true],
  ['file:///tmp/x', true, true, true],
];

test.each(ROWS)('%s', (address, in2026_02, in0_8_3, lookedUp) => {
  const url = new URL(address);
  expect([
    isBlockedAddress(url, V2026_02, true),
    isBlockedAddress(url, V0_8_3, false),
    isBlockedAddress(url, V0_8_3, true),
  ]).toEqual([in2026_02, in0_8_3, lookedUp]);
});

describe('the text', () => {
  test('names the tool and the host', () => {
    expect(guardText(new URL('http://10.0.0.7:81/x'), 'lookup', V0_8_3)).toBe(
      "[SSRF blocked] Tool 'lookup' attempted to access a private/internal URL: 10.0.0.7. Only public URLs are allowed.",
    );
    expect(guardText(new URL('data:,x'), 'lookup', V2026_02)).toContain('URL: . Only');
  });

  test('is not there for public addresses', () => {
    expect(guardText(new URL('https://example.org'), 'lookup', V0_8_3)).toBeNull();
    // The guide has no guard of its own; that of its time holds.
    expect(guardText(new URL('http://250.0.0.1'), 'lookup', null)).toBeNull();
    expect(guardText(new URL('http://10.0.0.1'), 'lookup', null)).not.toBeNull();
  });
});
