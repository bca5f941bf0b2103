import { expect, test } from 'vitest';
import { deflate, inflate } from './deflate.ts';

test.each([
  [100, 100, 'ends'],
  [100, 99, 'too-long'],
  [200_000, 200_000, 'ends'],
  [200_000, 150_000, 'too-long'],
])('%i bytes under a ceiling of %i: %s', async (length, ceiling, outcome) => {
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251);
  const read = await inflate(await deflate(bytes), ceiling);
  expect(read.outcome).toBe(outcome);
  expect(Buffer.compare(read.bytes, bytes.slice(0, read.bytes.length))).toBe(0);
  expect(read.bytes.length).toBeLessThanOrEqual(ceiling);
  if (outcome === 'ends') expect(read.bytes).toHaveLength(length);
});

test('a stream that breaks off gives what came before', async () => {
  const bytes = new TextEncoder().encode('tide, mole and quay. '.repeat(20));
  const deflated = await deflate(bytes);
  const read = await inflate(deflated.slice(0, -4));
  expect(read.outcome).toBe('damaged');
  expect(Buffer.compare(read.bytes, bytes.slice(0, read.bytes.length))).toBe(0);
});
