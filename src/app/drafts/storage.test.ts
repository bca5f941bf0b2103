import { expect, test } from 'vitest';
import { newestFirst, surplus, type DraftHead } from './storage.ts';

const head = (id: number, length: number): DraftHead => ({
  id: String(id),
  at: -id,
  host: '',
  name: '',
  touched: true,
  length,
  version: 1,
});

test('the oldest of more than fifty drafts go', () => {
  expect(surplus(Array.from({ length: 52 }, (_, i) => head(i, 10)))).toEqual(['50', '51']);
});

test('the oldest of too much text go, but never the newest', () => {
  expect(surplus([head(0, 50_000_000), head(1, 10)])).toEqual(['1']);
  expect(surplus([head(0, 30_000_000), head(1, 10_000_000), head(2, 1)])).toEqual(['2']);
});

test('sixty drafts of a wrong clock in the future do not push out what was done today', () => {
  const now = Date.UTC(2026, 10, 25);
  const today = { ...head(0, 10), id: 'today', at: now - 3_600_000 };
  const future = Array.from({ length: 60 }, (_, i) => ({ ...head(i, 10), at: now + 86_400_000 * (i + 1) }));
  const sorted = newestFirst([...future, today], now);
  expect(sorted[0]).toBe(today);
  expect(surplus(sorted)).not.toContain('today');
  expect(surplus(sorted)).toHaveLength(11);
});
