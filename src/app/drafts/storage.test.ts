import { expect, test } from 'vitest';
import { surplus, type DraftHead } from './storage.ts';

const head = (id: number, length: number): DraftHead => ({
  id: String(id),
  at: -id,
  host: '',
  name: '',
  touched: true,
  length,
});

test('the oldest of more than fifty drafts go', () => {
  expect(surplus(Array.from({ length: 52 }, (_, i) => head(i, 10)))).toEqual(['50', '51']);
});

test('the oldest of too much text go, but never the newest', () => {
  expect(surplus([head(0, 50_000_000), head(1, 10)])).toEqual(['1']);
  expect(surplus([head(0, 30_000_000), head(1, 10_000_000), head(2, 1)])).toEqual(['2']);
});
