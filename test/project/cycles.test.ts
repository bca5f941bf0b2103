// No two files import each other, however far around, and not for types only.

import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

/** The files that import each other, by Tarjan's algorithm: one list per knot, its first file first. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const low = (path: string): number => lowest.get(path) ?? 0;
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const to of imports.get(path) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(path, Math.min(low(path), low(to)));
    }
    if (low(path) !== order.get(path)) return;
    const knot = open.splice(open.indexOf(path));
    if (knot.length > 1) cycles.push(knot);
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return cycles;
}

test('shipped files have no import cycles, type imports included', () => {
  const paths = new Set(shipped.map(({ path }) => path));
  // A component that contains itself imports itself, as Svelte wants it.
  const imports = shipped.map(
    ({ path, imports }) => [path, imports.filter((to) => paths.has(to) && to !== path)] as const,
  );
  expect(cyclesIn(new Map(imports)).map((knot) => knot.join(' ↔ '))).toEqual([]);
});

test('cycles are found', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(cyclesIn(imports)).toEqual([['a', 'b', 'c']]);
});
