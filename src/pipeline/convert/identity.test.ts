// Which elements of a list are which after edits.

import { expect, test } from 'vitest';
import { elementsOf, matched } from './identity.ts';

const tide = { name: 'tide', says: 'Tells the tides' };
const moon = { name: 'moon', says: 'Tells the moon' };
const star = { name: 'star', says: 'Tells the tides' };

const named = (element: object, name: string): object => ({ ...element, name });
const ebb = named(tide, 'ebb');
const flood = named(tide, 'flood');

test.each<[what: string, then: object[], now: object[], pairs: [number, number][]]>([
  [
    'moved',
    [tide, moon],
    [moon, tide],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'renamed',
    [tide, moon],
    [ebb, moon],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'renamed and copied',
    [tide, moon],
    [ebb, flood, moon],
    [
      [0, 0],
      [1, 2],
    ],
  ],
  [
    'copied',
    [tide, moon],
    [tide, ebb, moon],
    [
      [0, 0],
      [1, 2],
    ],
  ],
  ['deleted, and another one copied', [tide, moon], [tide, ebb], [[0, 0]]],
  ['renamed like what it may be', [tide, star], [ebb, flood], []],
])('%s', (_, then, now, pairs) => {
  const found = matched(elementsOf(then, ['name']), elementsOf(now, ['name']));
  expect([...found].sort()).toEqual(pairs);
});
