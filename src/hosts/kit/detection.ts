// What hosts detect texts with: weights of marks, and wording of reasons.

import { isObject, member } from '../../model/guards.ts';
import { code, listed } from './words.ts';

/** How certain a mark is, from 0 to 1. `check/detect.ts` compares the scores of all hosts and products. */
export const weight = {
  /** Names the product, or has a shape that no other product has. */
  certain: 1,
  /** Has members that only this product reads. */
  own: 0.95,
  /** Has the product's shape. */
  strong: 0.9,
  /** Has half of that shape, or a shape that other texts may have by chance. */
  likely: 0.8,
  /** Has several members that others have too. */
  fair: 0.6,
  /** The same, with something that suggests another product. */
  doubtful: 0.5,
  /** Has members that any text may have by chance. Enough while a text is typed. */
  weak: 0.4,
  /** The same, but not enough while a text is typed. */
  faint: 0.35,
  /** Too little to name the host. */
  none: 0.25,
} as const;

/** ``has `a`, `b` and `c` ``: completes "Detected because the text …". */
export function hasKeys(keys: readonly string[]): string {
  return `has ${listed(keys.map((key) => code(key)))}`;
}

/** The names that are among the keys, in the order of the names. */
export function among(keys: ReadonlySet<string>, names: readonly string[]): string[] {
  return names.filter((name) => keys.has(name));
}

/** The values of the object at member `key`; [] where that is not an object. */
export function valuesAt(value: unknown, key: string): unknown[] {
  const held = member(value, key);
  return isObject(held) ? Object.values(held) : [];
}
