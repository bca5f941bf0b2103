// Puts the original together again from a sidecar and the files that it came with, edits of those included.

import type { FilePlace } from '../../model/ledger.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { join, last, valueAt } from '../../text/pointer.ts';
import type { LeafMapping, LeafTarget } from './mapping.ts';
import { rebuild, setAt } from './build.ts';
import type { SidecarLeaf, SidecarContent, TargetPlace } from './sidecar.ts';
import { identical } from './leaves.ts';

/** Path → what is read of the file. */
export type Values = ReadonlyMap<string, unknown>;

/** A conversion of the same files without the sidecar. */
export interface PlainConversion {
  readonly values: Values;
  readonly mappings: readonly LeafMapping[];
}

/** The original, put together again. */
export interface Restored {
  /** The original files that are JSON. */
  readonly values: Values;
  readonly mappings: readonly LeafMapping[];
}

const OVERRULED = {
  code: 'overruled',
  says: 'The original has a different value here, which was kept.',
};

/** null where the sidecar does not belong to these files. `names` maps paths of `plain` to those of the original. */
export function restore(
  sidecar: SidecarContent,
  here: Values,
  plain: PlainConversion,
  names: (path: string) => string,
): Restored | null {
  const plainValues = new Map([...plain.values].map(([path, value]) => [names(path), value]));
  const resolved = sidecar.leaves.map((leaf) => ({ leaf, value: resolve(leaf, here, plainValues) }));
  const kept = resolved.filter(({ leaf }) => leaf.is.kind !== 'carried');
  if (kept.length > 0 && kept.every(({ value }) => value === undefined)) return null;
  const values = rebuild(resolved);
  const covered = coverage(sidecar);
  const mappings = plain.mappings.map((mapping): LeafMapping => {
    const { file, pointer } = mapping.place;
    const known = climb(covered, file, pointer);
    const now = known && valueAt(here.get(file), known.at.pointer);
    if (known && identical(now, known.wrote ?? now))
      return known.leaf ? back(mapping, known) : filledIn(mapping);
    const targets = mapping.targets
      .filter(({ key }) => !key)
      .map((target) => ({ ...target, file: names(target.file) }));
    const arrived = targets.filter((target) => adopt(values, plainValues, target, known?.leaf));
    if (arrived.length > 0) return { ...mapping, targets: arrived };
    return { ...mapping, status: 'carried', reason: OVERRULED, targets: [] };
  });
  return { values, mappings };
}

/** The value that a leaf has now; undefined where its place is gone. */
function resolve({ file, path, is }: SidecarLeaf, here: Values, plain: Values): unknown {
  if (is.kind === 'carried') return is.value;
  const now = at(here, is.at);
  if (now === undefined || is.kind === 'same') return now;
  if (identical(now, is.wrote)) return is.value;
  return valueAt(plain.get(file), join('', ...path)) ?? is.value;
}

function at(values: Values, { file, pointer, key }: TargetPlace): unknown {
  const value = valueAt(values.get(file), pointer);
  return key && value !== undefined ? last(pointer) : value;
}

/** A place that an earlier conversion wrote; without a leaf it stands for nothing, or for what stands elsewhere too. */
interface WrittenPlace {
  readonly at: FilePlace;
  readonly leaf?: SidecarLeaf;
  /** undefined: whatever stands there is the leaf's value. */
  readonly wrote?: unknown;
}

function coverage(sidecar: SidecarContent): Map<string, WrittenPlace> {
  const places = new Map<string, WrittenPlace>();
  for (const { at: place, wrote } of sidecar.additions) places.set(nameOf(place), { at: place, wrote });
  for (const leaf of sidecar.leaves) {
    if (leaf.is.kind === 'carried' || leaf.is.at.key) continue;
    const wrote = leaf.is.kind === 'changed' ? { wrote: leaf.is.wrote } : {};
    places.set(nameOf(leaf.is.at), { at: leaf.is.at, leaf, ...wrote });
  }
  return places;
}

function nameOf({ file, pointer }: FilePlace): string {
  return `${file}#${pointer}`;
}

function climb(
  covered: ReadonlyMap<string, WrittenPlace>,
  file: string,
  pointer: string,
): WrittenPlace | undefined {
  for (let here = pointer; ; here = here.slice(0, here.lastIndexOf('/'))) {
    const found = covered.get(nameOf({ file, pointer: here }));
    if (found || here === '') return found;
  }
}

function back(mapping: LeafMapping, { leaf }: WrittenPlace): LeafMapping {
  if (!leaf) return mapping;
  const pointer = join('', ...leaf.path);
  const target: LeafTarget = { file: leaf.file, pointer, key: false, wrote: mapping.value };
  if (leaf.is.kind === 'changed') {
    return { ...mapping, status: 'reshaped', reason: why.RESTORED, targets: [target] };
  }
  const exact = last(pointer) === last(mapping.place.pointer);
  return { ...mapping, status: exact ? 'exact' : 'renamed', reason: why.RESTORED, targets: [target] };
}

function filledIn(mapping: LeafMapping): LeafMapping {
  return { ...mapping, status: 'defaulted', reason: why.FILLED_IN, targets: [] };
}

/** Whether the value stands in the original now: it is new there, or an edit of the leaf that stood for it. */
function adopt(
  values: Map<string, unknown>,
  plain: Values,
  { file, pointer }: LeafTarget,
  leaf: SidecarLeaf | undefined,
): boolean {
  if (leaf && leaf.file === file && join('', ...leaf.path) === pointer) return true;
  if (valueAt(values.get(file), pointer) !== undefined) return false;
  const root = plain.get(file);
  values.set(file, setAt(values.get(file), root, pointer));
  return true;
}
