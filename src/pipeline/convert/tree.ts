// The source as a sidecar describes it, member by member, each with where it is in the output now.

import { last } from '../../text/pointer.ts';
import { identical } from './leaves.ts';
import type { Gone, MovedPlace, Moves } from './moves.ts';
import { namesIn, partsOfNames } from './kept-places.ts';
import type { Addition, SidecarContent, SidecarLeaf, SidecarName } from './sidecar.ts';

/** What became of a leaf, or of a name, since the conversion. */
export interface Standing {
  /** undefined for what is in the sidecar alone. */
  readonly now: MovedPlace | Gone | undefined;
  /** Set where the name of the member is meant. */
  readonly key: boolean;
  /** What is there; undefined where nothing is. */
  readonly value: unknown;
  /** Whether that is not what was written; false where this is not known. */
  readonly edited: boolean;
}

/** A member of the source, an element of its lists, or one of its files. */
export interface SourceMember {
  readonly key: string | number;
  readonly list: boolean;
  readonly members: Map<string | number, SourceMember>;
  leaf?: {
    readonly from: SidecarLeaf;
    readonly standing: Standing;
    /** Whether the target knows an element or a member by it. */
    readonly isName: boolean;
  };
  name?: Standing & { readonly wrote: unknown };
  /** Where it is in the conversion without the sidecar: the file and the path in it. */
  plain?: readonly string[];
}

/** The files of the source as members of a root. */
export function treeOf(sidecar: SidecarContent, moves: Moves): SourceMember {
  const root: SourceMember = { key: '', list: false, members: new Map() };
  const again = furtherPlaces(sidecar);
  const isNamePlace = namesIn(sidecar.collections ?? []);
  const inNames = partsOfNames(sidecar.leaves, isNamePlace);
  for (const leaf of sidecar.leaves) {
    const member = memberAt(root, leaf.file, leaf.path);
    const isName =
      leaf.is.kind !== 'carried' && !inNames.has(leaf) && (leaf.is.at.key || isNamePlace(leaf.is.at));
    member.leaf = { from: leaf, standing: standingOf(leaf, again.get(leaf) ?? [], moves), isName };
  }
  const names = new Map<SourceMember, SidecarName[]>();
  for (const name of sidecar.names) {
    const member = find(root, name.file, name.path);
    if (member) names.set(member, [...(names.get(member) ?? []), name]);
  }
  for (const [member, list] of names) {
    const [first, ...more] = list.map(({ at, wrote }) => ({
      ...nowAt([{ at, wrote }], moves, (value) => !identical(value, wrote)),
      wrote,
    }));
    const found = [first, ...more].find((one) => typeof one?.now === 'object') ?? first;
    if (found) member.name = found;
  }
  return root;
}

/** A place with what was written there. */
type StatedPlace = Pick<Addition, 'at' | 'wrote'>;

/** Where leaves stand besides their first places. */
function furtherPlaces({ additions }: SidecarContent): ReadonlyMap<SidecarLeaf, readonly StatedPlace[]> {
  const again = new Map<SidecarLeaf, StatedPlace[]>();
  for (const { at, wrote, leaf } of additions) {
    if (leaf) again.set(leaf, [...(again.get(leaf) ?? []), { at, wrote }]);
  }
  return again;
}

function standingOf({ is }: SidecarLeaf, again: readonly StatedPlace[], moves: Moves): Standing {
  if (is.kind === 'carried') return { now: undefined, key: false, value: is.value, edited: false };
  const edited = (value: unknown, wrote: unknown): boolean =>
    is.kind === 'changed' && !identical(value, wrote);
  const first = { at: is.at, wrote: is.kind === 'changed' ? is.wrote : undefined };
  return nowAt([first, ...again], moves, edited);
}

/** At the first of the places that is still there. */
function nowAt(
  places: readonly StatedPlace[],
  moves: Moves,
  edited: (value: unknown, wrote: unknown) => boolean,
): Standing {
  const found = places.map((place) => ({ ...place, now: moves.find(place.at) }));
  const here = found.find(({ now }) => typeof now === 'object') ?? found[0];
  if (!here) return { now: undefined, key: false, value: undefined, edited: false };
  const { now, at, wrote } = here;
  if (typeof now === 'string') return { now, key: at.key, value: undefined, edited: false };
  const value = at.key ? last(now.pointer) : now.value;
  return { now, key: at.key, value, edited: edited(value, wrote) };
}

/** The member at a path, made with all around it where it is not there yet. */
function memberAt(root: SourceMember, file: string, path: SidecarLeaf['path']): SourceMember {
  let here = root;
  [file, ...path].forEach((key, i) => {
    let next = here.members.get(key);
    if (!next) here.members.set(key, (next = { key, list: typeof path[i] === 'number', members: new Map() }));
    here = next;
  });
  return here;
}

function find(root: SourceMember, file: string, path: SidecarLeaf['path']): SourceMember | undefined {
  let here: SourceMember | undefined = root;
  for (const key of [file, ...path]) here = here?.members.get(key);
  return here;
}

/**
 * Whether the target knew the member by a name, and has nothing of that name any more. A file is called like a tool only
 * where its reader says so: what stands in it are names of other things.
 */
export function isGone(member: SourceMember, isFile = false): boolean {
  const names = isFile ? (member.name ? [member.name] : []) : [...ownNames(member)];
  const known = names.filter(({ now }) => now !== undefined);
  return known.length > 0 && known.every(({ now }) => now === 'deleted' || now === 'unknown');
}

/** Its own name, or the one that is among its values; those of elements and named members in it are not its own. */
function* ownNames(member: SourceMember): Generator<Standing> {
  if (member.name) yield member.name;
  if (member.leaf?.isName) yield member.leaf.standing;
  for (const inside of member.members.values()) {
    if (typeof inside.key === 'string' && !inside.name) yield* ownNames(inside);
  }
}

/** Whether a file held elements that the target knew by names, none of which is there any more. */
export function isLeftEmpty(file: SourceMember): boolean {
  const elements = [...namedElements(file)];
  return !file.name && elements.length > 0 && elements.every((one) => isGone(one));
}

/** Objects in the lists of a file that the target knows by a name; not what is in them. */
export function* namedElements(member: SourceMember): Generator<SourceMember> {
  for (const inside of member.members.values()) {
    const isElement = typeof inside.key === 'number' && inside.members.size > 0;
    if (isElement && [...ownNames(inside)].length > 0) yield inside;
    else if (!inside.name) yield* namedElements(inside);
  }
}

/** All that is known of a member and what it holds. */
export function* standingsIn(member: SourceMember): Generator<Standing> {
  if (member.name) yield member.name;
  if (member.leaf) yield member.leaf.standing;
  for (const inside of member.members.values()) yield* standingsIn(inside);
}
