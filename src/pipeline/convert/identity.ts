// What the elements of a target's lists, members of its objects and files were called, so that they are known again.

import { isObject } from '../../model/guards.ts';
import type { FilePlace } from '../../model/ledger.ts';
import { join, valueAt } from '../../text/pointer.ts';

/** The elements of a list, or the members of an object whose names are values, as a conversion wrote them. */
export interface Collection {
  readonly at: FilePlace;
  /** Names that lead to an element's identity, [] where it is the element itself; null where it has none. */
  readonly by: readonly string[] | null;
  /** The identities: names of members of an object; [] where there are none. */
  readonly ids: readonly string[];
  /** Hashes of the elements without their identities. */
  readonly hashes: readonly string[];
}

/** Where elements of lists have their names, the best first. */
const NAMES: readonly (readonly string[])[] = [
  ['name'],
  ['id'],
  ['key'],
  ['function', 'name'],
  ['metadata', 'name'],
  ['title'],
];

/** All lists of a value, and the objects at the given pointers. */
export function collectionsIn(file: string, value: unknown, objects: ReadonlySet<string>): Collection[] {
  const found: Collection[] = [];
  const visit = (here: unknown, pointer: string): void => {
    if (typeof here !== 'object' || here === null) return;
    const at = { file, pointer };
    if (Array.isArray(here)) {
      const by = nameOfElements(here);
      if (here.length > 0) found.push({ at, by, ...elementsOf(here, by) });
    } else if (objects.has(pointer)) {
      found.push({ at, by: null, ...elementsOf(here, null) });
    }
    for (const [key, held] of Object.entries(here)) visit(held, join(pointer, key));
  };
  visit(value, '');
  return found;
}

/** Identities and hashes of what a list or an object holds now. */
export function elementsOf(value: unknown, by: Collection['by']): Pick<Collection, 'ids' | 'hashes'> {
  const hashes = Object.values(value as object).map((one) => hashWithout(one, by));
  if (!Array.isArray(value)) return { ids: Object.keys(value as object), hashes };
  return { ids: by ? value.map((one) => idOf(one, by) ?? '') : [], hashes };
}

function nameOfElements(list: readonly unknown[]): readonly string[] | null {
  const candidates = list.every(isObject) ? NAMES : [[]];
  return (
    candidates.find((by) => {
      const ids = new Set(list.flatMap((one) => idOf(one, by) ?? []));
      return ids.size === list.length;
    }) ?? null
  );
}

function idOf(element: unknown, by: readonly string[]): string | undefined {
  const id = valueAt(element, join('', ...by));
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const hashes = new WeakMap<object, string>();

/** Equal for equal JSON in the same order. */
export function hashOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOfText(JSON.stringify(value) ?? '');
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const made = hashOfMembers(value, hashOf);
  hashes.set(value, made);
  return made;
}

function hashWithout(value: unknown, by: Collection['by']): string {
  const [key, ...rest] = by ?? [];
  if (!by) return hashOf(value);
  if (key === undefined) return '';
  if (!isObject(value)) return hashOf(value);
  return hashOfMembers(value, (held, name) => (name === key ? hashWithout(held, rest) : hashOf(held)));
}

/** Whether two values are the same but for the order of members: a script is read with what stands in for code last. */
export function sameMembers(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return hashOf(a) === hashOf(b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameMembers(a[name], b[name]))
  );
}

/** Of a file’s value, whatever the file and its folder are called in it. */
export function hashOfFile(path: string, value: unknown): string {
  const names = new Set(path.split('/').map((name) => name.replace(/\.\w+$/, '')));
  const visit = (here: unknown): string => {
    if (typeof here === 'string' && names.has(here)) return '';
    return typeof here === 'object' && here !== null ? hashOfMembers(here, visit) : hashOf(here);
  };
  return visit(value);
}

function hashOfMembers(value: object, hash: (held: unknown, name: string) => string): string {
  const members = Object.entries(value).map(([name, held]) => `${JSON.stringify(name)}:${hash(held, name)}`);
  return hashOfText(`${Array.isArray(value) ? '[' : '{'}${members.join(',')}`);
}

/** 53 bits, which two different elements of one plugin hardly share. */
function hashOfText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/**
 * Index now by index then. Elements are known by their identity, else by everything else in them where just one of
 * each has that; without identities by all that they hold, or by their index where no other one was moved.
 */
export function matched(
  then: Pick<Collection, 'ids' | 'hashes'>,
  now: Pick<Collection, 'ids' | 'hashes'>,
): Map<number, number> {
  const out = new Map<number, number>();
  const used = new Set<number>();
  const pair = (i: number, j: number): void => {
    out.set(i, j);
    used.add(j);
  };
  const places = indexes(now.ids);
  then.ids.forEach((id, i) => {
    const [j, ...more] = places.get(id) ?? [];
    if (j !== undefined && more.length === 0) pair(i, j);
  });
  const left = indexes(then.hashes, (i) => !out.has(i));
  const free = indexes(now.hashes, (j) => !used.has(j));
  for (const [hash, mine] of left) {
    const theirs = free.get(hash) ?? [];
    // One that was renamed and then copied is the first of those that are the same but for their names.
    const isSure =
      then.ids.length > 0 ? mine.length === 1 && theirs.length > 0 : mine.length === theirs.length;
    if (isSure) mine.forEach((i, n) => pair(i, theirs[n] ?? -1));
  }
  const still = [...out].every(([i, j]) => i === j);
  if (then.ids.length === 0 && then.hashes.length === now.hashes.length && still) {
    then.hashes.forEach((_, i) => out.set(i, i));
  }
  return out;
}

function indexes(
  list: readonly string[],
  wanted: (i: number) => boolean = () => true,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  list.forEach((one, i) => {
    if (!wanted(i)) return;
    const known = found.get(one);
    if (known) known.push(i);
    else found.set(one, [i]);
  });
  return found;
}
