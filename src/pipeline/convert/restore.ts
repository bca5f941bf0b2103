// Puts the original together again from a sidecar and the files that it came with, edits of those included.

import type { FilePlace, Reason } from '../../model/ledger.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { last, parent } from '../../text/pointer.ts';
import { align, pathOf, pathsOfNew, plainPlaces, type PlainConversion } from './align.ts';
import { build, type Built } from './build.ts';
import type { LeafMapping, LeafTarget } from './mapping.ts';
import { hashOfNow, Moves, nameOf, type Values } from './moves.ts';
import type { SidecarContent, SidecarLeaf } from './sidecar.ts';
import { identical } from './leaves.ts';
import { standingsIn, treeOf, type SourceMember } from './tree.ts';

/** The original, put together again. */
export interface Restored {
  /** The original files, with what is read of them. */
  readonly values: Values;
  readonly mappings: readonly LeafMapping[];
  /** Files that are new, by their paths in the conversion without the sidecar. */
  readonly fresh: ReadonlyMap<string, string>;
  /** Files that were there, by the same. */
  readonly like: ReadonlyMap<string, string>;
  /** Those by the paths that they had. */
  readonly was: ReadonlyMap<string, string>;
  /** Old names of what was renamed in the output, by the place of the new name, as `nameOf` gives it. */
  readonly renamed: ReadonlyMap<string, string>;
}

const OVERRULED: Reason = {
  code: 'overruled',
  says: 'The original has a different value here, which was kept.',
};
const LEFT_OVER: Reason = {
  code: 'left-over',
  says: 'What it belongs to was deleted, so the original has no place for it.',
};
const NEW: Reason = {
  code: 'new-element',
  says: 'Added after the conversion; the original has no counterpart.',
};
const UNKNOWN: Reason = {
  code: 'unknown-element',
  says: 'Which element of the original this is cannot be known, so nothing of the original was restored for it.',
};

/** null where the sidecar does not belong to these files. `names` maps paths of `plain` to those of the original. */
export function restore(
  sidecar: SidecarContent,
  here: Values,
  plain: PlainConversion,
  names: (path: string) => string,
): Restored | null {
  const moves = new Moves(sidecar, here);
  const root = treeOf(sidecar, moves);
  const leaves = [...standingsIn(root)].filter(({ now }) => now !== undefined);
  if (leaves.length > 0 && leaves.every(({ value }) => value === undefined)) return null;
  const covered = coverage(sidecar, root, moves);
  const partners = new Map([...plain.values.keys()].map((path) => [names(path), path]));
  const places = plainPlaces(plain);
  align(root, plain, places, (file) => partners.get(file));
  const isNew = (place: FilePlace, key: boolean): boolean => {
    if (key) return !covered.around.has(nameOf(place));
    const known = climb(covered.places, place);
    return !known || (!known.member && !known.isAsWritten);
  };
  const built = build(root, plain, places, pathsOfNew(plain, isNew), sidecar.collections !== null);
  const mappings = plain.mappings.map((mapping) => rowOf(mapping, { sidecar, covered, built, here }));
  const { files: values, fresh, like, was } = built;
  return { values, mappings, fresh, like, was, renamed: moves.renamed() };
}

/** A place that an earlier conversion wrote; without a member it stands for nothing, or for what stands elsewhere too. */
interface WrittenPlace {
  readonly at: FilePlace;
  readonly member?: SourceMember;
  readonly leaf?: SidecarLeaf;
  /** Set where it says the name of the member. */
  readonly isName?: true;
  /** Whether it stands there still; whatever stands where a value was copied to is that value. */
  readonly isAsWritten: boolean;
}

/** All places that an earlier conversion wrote, as they are now. */
interface Coverage {
  readonly places: ReadonlyMap<string, WrittenPlace>;
  /** Those, and what is around them. */
  readonly around: ReadonlySet<string>;
  /** Lists whose elements cannot be told apart. */
  readonly unknown: ReadonlySet<string>;
}

function coverage(sidecar: SidecarContent, root: SourceMember, moves: Moves): Coverage {
  const places = new Map<string, WrittenPlace>();
  const around = new Set<string>();
  const unknown = new Set<string>();
  const surround = ({ file, pointer }: FilePlace): void => {
    for (let at = pointer; at !== '' && !around.has(nameOf({ file, pointer: at })); at = parent(at)) {
      around.add(nameOf({ file, pointer: at }));
    }
  };
  const add = (was: FilePlace, wrote: unknown, of: Pick<WrittenPlace, 'member' | 'leaf'> = {}): void => {
    const now = moves.find(was);
    if (typeof now === 'object') {
      places.set(nameOf(now), { at: now, ...of, isAsWritten: identical(now.value, wrote ?? now.value) });
      surround(now);
    } else if (now === 'unknown') unknown.add(nameOf(listAround(was, moves)));
  };
  for (const { at, wrote } of sidecar.additions) {
    const now = at.key ? moves.find(at) : undefined;
    if (!at.key) add(at, wrote);
    else if (typeof now === 'object') surround(now);
  }
  for (const { at } of sidecar.names) {
    const now = moves.find(at);
    if (typeof now === 'object') surround(now);
  }
  for (const member of membersIn(root)) {
    takeName(member, places);
    const leaf = member.leaf?.from;
    if (!leaf || leaf.is.kind === 'carried') continue;
    if (!leaf.is.at.key)
      add(leaf.is.at, leaf.is.kind === 'changed' ? leaf.is.wrote : undefined, { member, leaf });
    else {
      const now = moves.find(leaf.is.at);
      if (typeof now === 'object') surround(now);
    }
  }
  return { places, around, unknown };
}

/** The place that says the name of a member; what belongs to the member has its name from the same place. */
function takeName(member: SourceMember, places: Map<string, WrittenPlace>): void {
  const { now, key } = member.name ?? {};
  const stated = typeof now === 'object' && !key ? places.get(nameOf(now)) : undefined;
  if (stated && !stated.member) places.set(nameOf(stated.at), { ...stated, member, isName: true });
}

/** Where the nearest container is now that is still there. */
function listAround({ file, pointer }: FilePlace, moves: Moves): FilePlace {
  for (let at = pointer; ; at = parent(at)) {
    const now = moves.find({ file, pointer: at });
    if (typeof now === 'object' || at === '') return typeof now === 'object' ? now : { file, pointer: at };
  }
}

function* membersIn(member: SourceMember): Generator<SourceMember> {
  yield member;
  for (const inside of member.members.values()) yield* membersIn(inside);
}

function climb(
  covered: ReadonlyMap<string, WrittenPlace>,
  { file, pointer }: FilePlace,
): WrittenPlace | undefined {
  for (let here = pointer; ; here = parent(here)) {
    const found = covered.get(nameOf({ file, pointer: here }));
    if (found || here === '') return found;
  }
}

interface Account {
  readonly sidecar: SidecarContent;
  readonly covered: Coverage;
  readonly built: Built;
  readonly here: Values;
}

function rowOf(mapping: LeafMapping, account: Account): LeafMapping {
  const { place, value } = mapping;
  const { sidecar, covered, here } = account;
  const file = sidecar.written.find(({ path }) => path === place.file);
  if (typeof here.get(place.file) === 'string' && file?.text === hashOfNow(place.file, value)) {
    return filledIn(mapping);
  }
  const known = climb(covered.places, place);
  return (known && knownRow(mapping, known, account.built)) ?? newRow(mapping, known !== undefined, account);
}

/** The row of a value that an earlier conversion wrote; null where a person has changed it since. */
function knownRow(mapping: LeafMapping, known: WrittenPlace, built: Built): LeafMapping | null {
  const { member, leaf, isAsWritten, isName } = known;
  const target = member && built.places.get(member);
  if (member && !target) return unplaced(mapping, LEFT_OVER);
  if (isAsWritten) {
    return leaf && target ? back(mapping, leaf, target) : filledIn(mapping);
  }
  if (isName && target) {
    return { ...mapping, targets: [{ ...target, key: true, wrote: last(target.pointer) }] };
  }
  if (!member || !target || !built.replaced.has(member)) return null;
  return { ...mapping, targets: [{ ...target, key: false, wrote: mapping.value }] };
}

/** The row of a value that is new: it has one in the original too, or has none there. */
function newRow(mapping: LeafMapping, isEdit: boolean, { covered, built }: Account): LeafMapping {
  const targets = mapping.targets.flatMap((target): LeafTarget[] => {
    const now = built.inserted(pathOf(target));
    return now ? [{ ...target, ...now }] : [];
  });
  const reason = isInside(covered.unknown, mapping.place) ? UNKNOWN : NEW;
  if (targets.length > 0) return { ...mapping, targets, ...(isEdit ? {} : { reason }) };
  if (mapping.status === 'dropped' || (!isEdit && mapping.targets.length === 0)) return mapping;
  return unplaced(mapping, reason === UNKNOWN ? UNKNOWN : OVERRULED);
}

function isInside(lists: ReadonlySet<string>, { file, pointer }: FilePlace): boolean {
  for (let at = pointer; at !== '';) {
    at = parent(at);
    if (lists.has(nameOf({ file, pointer: at }))) return true;
  }
  return false;
}

function unplaced(mapping: LeafMapping, reason: Reason): LeafMapping {
  return { ...mapping, status: 'carried', reason, targets: [] };
}

function back(mapping: LeafMapping, { is }: SidecarLeaf, to: FilePlace): LeafMapping {
  const target: LeafTarget = { ...to, key: false, wrote: mapping.value };
  if (is.kind === 'changed') {
    return { ...mapping, status: 'reshaped', reason: why.RESTORED, targets: [target] };
  }
  const exact = last(to.pointer) === last(mapping.place.pointer);
  return { ...mapping, status: exact ? 'exact' : 'renamed', reason: why.RESTORED, targets: [target] };
}

function filledIn(mapping: LeafMapping): LeafMapping {
  return { ...mapping, status: 'defaulted', reason: why.FILLED_IN, targets: [] };
}
