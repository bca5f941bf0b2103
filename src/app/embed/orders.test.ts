// Orders of a page around the embedded view: one after the other, and only the newest source of many.

import { expect, test } from 'vitest';
import type { Answer, Order } from './messages.ts';
import { Orders } from './orders.ts';

const source = (id: string): Order => ({
  type: 'set-source',
  id,
  text: id,
  host: null,
  release: null,
  path: null,
});

/** Follows one order per call of `go`. */
function slow(): { orders: Orders; followed: string[]; told: Answer[]; go: () => Promise<void> } {
  const followed: string[] = [];
  const told: Answer[] = [];
  const open: (() => void)[] = [];
  const follow = async ({ id }: Order): Promise<Answer> => {
    followed.push(id);
    await new Promise<void>((done) => open.push(done));
    return { type: 'problems', id, host: null, verdicts: [], problems: [] };
  };
  const go = async (): Promise<void> => {
    open.shift()?.();
    await new Promise((done) => setTimeout(done));
  };
  return { orders: new Orders(follow, (answer) => told.push(answer)), followed, told, go };
}

test('of many sources the first and the newest are checked, and every one is answered', async () => {
  const { orders, followed, told, go } = slow();
  for (let at = 0; at < 300; at++) orders.take(source(String(at)));
  await go();
  await go();
  expect(followed).toEqual(['0', '299']);
  expect(told).toHaveLength(300);
  expect(told.filter(({ type }) => type === 'problems')).toHaveLength(2);
  expect(told).toContainEqual({ type: 'error', id: '7', message: 'A newer source took its place.' });
});

test('questions keep their order, and too many are refused', async () => {
  const { orders, followed, told, go } = slow();
  orders.take(source('a'));
  for (let at = 0; at < 60; at++) orders.take({ type: 'get-problems', id: `q${String(at)}` });
  expect(told.filter(({ type }) => type === 'error')).toHaveLength(10);
  for (let at = 0; at < 60; at++) await go();
  expect(followed.slice(0, 3)).toEqual(['a', 'q0', 'q1']);
  expect(told).toHaveLength(61);
});
