// How hosts say that a text is theirs: how much a mark weighs, and the words for it.

import { isObject, member } from '../../model/guards.ts';
import { code, listed } from './words.ts';

/** How sure a mark makes. The pipeline compares the claims of all hosts and products by it. */
export const weight = {
  /** Names the product, or has a shape that nobody else makes. */
  certain: 1,
  /** Has members that only this product reads. */
  own: 0.95,
  /** Has the product's shape. */
  strong: 0.9,
  /** Has half of that shape, or a shape that is also made by chance. */
  likely: 0.8,
  /** Has several members that others have too. */
  fair: 0.6,
  /** The same, with something that speaks against it. */
  doubtful: 0.5,
  /** Has members that a text may have by chance. Enough while a text is typed. */
  weak: 0.4,
  /** The same; not enough while a text is typed. */
  faint: 0.35,
  /** Not enough. */
  none: 0.25,
} as const;

/** ``has `a`, `b` and `c` ``: completes "Detected because the text …". */
export function hasKeys(keys: readonly string[]): string {
  return `has ${listed(keys.map((key) => code(key)))}`;
}

/** Those of the names that are among the keys. */
export function among(keys: ReadonlySet<string>, names: readonly string[]): string[] {
  return names.filter((name) => keys.has(name));
}

/** The values of an object's member that holds an object; [] where it does not. */
export function valuesAt(value: unknown, key: string): unknown[] {
  const held = member(value, key);
  return isObject(held) ? Object.values(held) : [];
}
