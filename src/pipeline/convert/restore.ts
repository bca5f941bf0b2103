// Puts the original together again from a sidecar and the files that it came with, edits of those included.

import type { FilePlace } from '../../model/ledger.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { join, last, valueAt } from '../../text/pointer.ts';
import type { Account, Arrival } from './account.ts';
import { rebuild, setAt } from './build.ts';
import type { CarriedLeaf, Carry, Kept } from './carry.ts';
import { identical } from './leaves.ts';

/** Path → what is read of the file. */
export type Values = ReadonlyMap<string, unknown>;

/** A conversion of the same files without the sidecar. */
export interface Fresh {
  readonly values: Values;
  readonly accounts: readonly Account[];
}

export interface Restored {
  /** The original files that are JSON. */
  readonly values: Values;
  readonly accounts: readonly Account[];
}

const OVERRULED = {
  code: 'overruled',
  says: 'The original has a different value here, which was kept.',
};

/** null where the sidecar does not belong to these files. `names` maps paths of `fresh` to those of the original. */
export function restore(
  carry: Carry,
  here: Values,
  fresh: Fresh,
  names: (path: string) => string,
): Restored | null {
  const freshValues = new Map([...fresh.values].map(([path, value]) => [names(path), value]));
  const resolved = carry.leaves.map((leaf) => ({ leaf, value: resolve(leaf, here, freshValues) }));
  const kept = resolved.filter(({ leaf }) => leaf.is.kind !== 'carried');
  if (kept.length > 0 && kept.every(({ value }) => value === undefined)) return null;
  const values = rebuild(resolved);
  const covered = coverage(carry);
  const accounts = fresh.accounts.map((account): Account => {
    const { file, pointer } = account.place;
    const known = climb(covered, file, pointer);
    const now = known && valueAt(here.get(file), known.at.pointer);
    if (known && identical(now, known.wrote ?? now))
      return known.leaf ? back(account, known) : filledIn(account);
    const arrivals = account.arrivals
      .filter(({ key }) => !key)
      .map((arrival) => ({ ...arrival, file: names(arrival.file) }));
    const arrived = arrivals.filter((arrival) => adopt(values, freshValues, arrival, known?.leaf));
    if (arrived.length > 0) return { ...account, arrivals: arrived };
    return { ...account, fate: 'carried', reason: OVERRULED, arrivals: [] };
  });
  return { values, accounts };
}

/** The value that a leaf has now; undefined where its place is gone. */
function resolve({ file, path, is }: CarriedLeaf, here: Values, fresh: Values): unknown {
  if (is.kind === 'carried') return is.value;
  const now = at(here, is.at);
  if (now === undefined || is.kind === 'same') return now;
  if (identical(now, is.wrote)) return is.value;
  return valueAt(fresh.get(file), join('', ...path)) ?? is.value;
}

function at(values: Values, { file, pointer, key }: Kept): unknown {
  const value = valueAt(values.get(file), pointer);
  return key && value !== undefined ? last(pointer) : value;
}

/** A place that an earlier conversion wrote; without a leaf it stands for nothing, or for what stands elsewhere too. */
interface Covered {
  readonly at: FilePlace;
  readonly leaf?: CarriedLeaf;
  /** undefined: whatever stands there is the leaf's value. */
  readonly wrote?: unknown;
}

function coverage(carry: Carry): Map<string, Covered> {
  const places = new Map<string, Covered>();
  for (const { at: place, wrote } of carry.filled) places.set(nameOf(place), { at: place, wrote });
  for (const leaf of carry.leaves) {
    if (leaf.is.kind === 'carried' || leaf.is.at.key) continue;
    const wrote = leaf.is.kind === 'changed' ? { wrote: leaf.is.wrote } : {};
    places.set(nameOf(leaf.is.at), { at: leaf.is.at, leaf, ...wrote });
  }
  return places;
}

function nameOf({ file, pointer }: FilePlace): string {
  return `${file}#${pointer}`;
}

function climb(covered: ReadonlyMap<string, Covered>, file: string, pointer: string): Covered | undefined {
  for (let here = pointer; ; here = here.slice(0, here.lastIndexOf('/'))) {
    const found = covered.get(nameOf({ file, pointer: here }));
    if (found || here === '') return found;
  }
}

function back(account: Account, { leaf }: Covered): Account {
  if (!leaf) return account;
  const pointer = join('', ...leaf.path);
  const arrival: Arrival = { file: leaf.file, pointer, key: false, wrote: account.value };
  if (leaf.is.kind === 'changed') {
    return { ...account, fate: 'reshaped', reason: why.RESTORED, arrivals: [arrival] };
  }
  const exact = last(pointer) === last(account.place.pointer);
  return { ...account, fate: exact ? 'exact' : 'renamed', reason: why.RESTORED, arrivals: [arrival] };
}

function filledIn(account: Account): Account {
  return { ...account, fate: 'defaulted', reason: why.FILLED_IN, arrivals: [] };
}

/** Whether the value stands in the original now: it is new there, or an edit of the leaf that stood for it. */
function adopt(
  values: Map<string, unknown>,
  fresh: Values,
  { file, pointer }: Arrival,
  leaf: CarriedLeaf | undefined,
): boolean {
  if (leaf && leaf.file === file && join('', ...leaf.path) === pointer) return true;
  if (valueAt(values.get(file), pointer) !== undefined) return false;
  const root = fresh.get(file);
  values.set(file, setAt(values.get(file), root, pointer));
  return true;
}
