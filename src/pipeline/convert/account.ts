// The account of one conversion: every leaf of the source, what became of it, and where it went.

import type { Put } from '../../model/draft.ts';
import { type Fate, type Invented, type Ledger, type Reason, type Row } from '../../model/ledger.ts';
import type { SourceFile } from '../../model/portable.ts';
import type { FilePlace } from '../../model/ledger.ts';
import type { Plugin, Taken } from '../../model/plugin.ts';
import { split, valueAt } from '../../text/pointer.ts';
import type { Entry } from './flatten.ts';
import { identical, leavesOf } from './leaves.ts';
import { below } from './print.ts';

/** Where a value went, and what stands there. */
export interface Arrival extends FilePlace {
  readonly key: boolean;
  readonly wrote: unknown;
}

/** A leaf of the source with all that came of it. */
export interface Account {
  readonly place: FilePlace;
  readonly value: unknown;
  readonly fate: Fate;
  readonly reason: Reason;
  readonly arrivals: readonly Arrival[];
}

/** An account that is still open: null until something came of the leaf. */
interface Open {
  readonly place: FilePlace;
  readonly value: unknown;
  fate: Fate | null;
  reason: Reason | null;
  arrivals: Arrival[];
}

const RANK: readonly Fate[] = ['exact', 'renamed', 'reshaped', 'approximated', 'defaulted', 'blocked'];

const NO_PLACE: Reason = { code: 'no-place', says: 'The target has no place for it.' };
const NOT_READ: Reason = {
  code: 'not-read',
  says: 'It has no meaning outside the host it was written for.',
};
const MOVED: Reason = { code: 'same', says: 'The same value is under another name or in another file.' };

/** What was put, with the file that it stands in. */
export interface FileEntry extends Entry {
  readonly file: string;
}

/**
 * One account per leaf of the files, in their order, whatever the writer did: what it did not put is carried, or
 * dropped without a sidecar. `settled` is what says the same by not being there.
 */
export function accountsOf(
  files: readonly SourceFile[],
  plugin: Plugin,
  entries: readonly FileEntry[],
  settled: readonly Put[],
  carries: boolean,
): Account[] {
  const open = new Map<string, Map<string, Open>>();
  for (const { path, value } of files) {
    const leaves = leavesOf(value).map((leaf): [string, Open] => {
      const place = { file: path, pointer: leaf.pointer };
      return [leaf.pointer, { place, value: leaf.value, fate: null, reason: null, arrivals: [] }];
    });
    open.set(path, new Map(leaves));
  }
  const settle = (origin: Taken, put: Put, arrival: Arrival | null): void => {
    if (origin.key) return;
    const source = files.find(({ path }) => path === origin.file);
    for (const { pointer } of leavesOf(valueAt(source?.value, origin.pointer))) {
      const leaf = open.get(origin.file)?.get(below(origin.pointer, pointer));
      if (leaf) close(leaf, put, arrival && arrivalOf(leaf, put, arrival, pointer));
    }
  };
  for (const { file, pointer, value, key, put } of entries) {
    for (const origin of put.origins) settle(origin, put, { file, pointer, key, wrote: value });
  }
  for (const put of settled) for (const origin of put.origins) settle(origin, put, null);
  const taken = takenIn(plugin);
  return [...open.values()].flatMap((leaves) =>
    [...leaves.values()].map((leaf) => closed(leaf, taken, carries)),
  );
}

/** Inside of a value that was copied whole every leaf has its own place. */
function arrivalOf(leaf: Open, put: Put, arrival: Arrival, inside: string): Arrival {
  if (put.writing !== 'same' || inside === '') return arrival;
  return { ...arrival, pointer: below(arrival.pointer, inside), wrote: leaf.value };
}

function close(leaf: Open, put: Put, arrival: Arrival | null): void {
  const fate = fateOf(leaf, put, arrival);
  if (leaf.fate === null || RANK.indexOf(fate) < RANK.indexOf(leaf.fate)) {
    leaf.fate = fate;
    leaf.reason = fate === 'renamed' ? MOVED : put.reason;
    // The best place comes first: clicking on the row goes there, and restoring looks there.
    if (arrival) leaf.arrivals.unshift(arrival);
  } else if (arrival) leaf.arrivals.push(arrival);
}

function fateOf(leaf: Open, put: Put, arrival: Arrival | null): Fate {
  if (put.writing === 'invented') return 'defaulted';
  if (put.writing !== 'same') return put.writing;
  if (!arrival || !identical(arrival.wrote, leaf.value)) return 'reshaped';
  return !arrival.key && lastName(arrival.pointer) === lastName(leaf.place.pointer) ? 'exact' : 'renamed';
}

/** The last name of a pointer that is no index. */
function lastName(pointer: string): string {
  return split(pointer).findLast((key) => !/^\d+$/.test(key)) ?? '';
}

function closed(
  { place, value, fate, reason, arrivals }: Open,
  taken: Set<string>,
  carries: boolean,
): Account {
  if (fate !== null) return { place, value, fate, reason: reason ?? NO_PLACE, arrivals };
  const why = isTaken(taken, place) ? NO_PLACE : NOT_READ;
  return { place, value, fate: carries ? 'carried' : 'dropped', reason: why, arrivals };
}

function isTaken(taken: ReadonlySet<string>, { file, pointer }: FilePlace): boolean {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (taken.has(`${file}#${at}`)) return true;
    if (at === '') return false;
  }
}

/** The places of all values that a reader took. */
function takenIn(plugin: Plugin): Set<string> {
  const places = new Set<string>();
  const visit = (here: unknown): void => {
    if (typeof here !== 'object' || here === null) return;
    const { file, pointer } = here as Partial<Taken>;
    if (typeof file === 'string' && typeof pointer === 'string') places.add(`${file}#${pointer}`);
    else for (const inside of Object.values(here)) visit(inside);
  };
  visit(plugin);
  return places;
}

export function ledgerOf(accounts: readonly Account[], entries: readonly FileEntry[]): Ledger {
  const rows = accounts.map(({ place, value, fate, reason, arrivals }): Row => {
    const targets = arrivals.map(({ file, pointer }) => ({ file, pointer }));
    return {
      code: `${fate}/${reason.code}`,
      fate,
      reason: reason.says,
      source: place,
      value: shown(value),
      targets,
    };
  });
  const invented = entries
    .filter(({ put }) => put.writing === 'invented')
    .map(({ put, file, pointer, value }): Invented => ({
      code: `invented/${put.reason.code}`,
      reason: put.reason.says,
      target: { file, pointer },
      value: shown(value),
    }));
  return { rows, invented };
}

/** A value on one line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
