// Which member of the source is which of the conversion without the sidecar: the places that its values have there vote.

import type { FilePlace } from '../../model/ledger.ts';
import { join, split, valueAt } from '../../text/pointer.ts';
import type { PlacedNode } from './flatten.ts';
import type { LeafMapping } from './mapping.ts';
import { folderOf } from '../../hosts/kit/convert/files.ts';
import { nameOf, type Values } from './moves.ts';
import { standingsIn, type SourceMember, type Standing } from './tree.ts';

/** A conversion of the same files without the sidecar. */
export interface PlainConversion {
  readonly values: Values;
  readonly mappings: readonly LeafMapping[];
  readonly nodes: readonly PlacedNode[];
}

/** Where values of the output are in the conversion without the sidecar: a file and the path in it. */
export type PlainPlaces = (now: FilePlace, key: boolean) => readonly (readonly string[])[];

/** Looks places up in a plain conversion. */
export function plainPlaces({ mappings, nodes }: PlainConversion): PlainPlaces {
  const values = new Map(mappings.map(({ place, targets }) => [nameOf(place), targets.map(pathOf)]));
  const names = new Map<string, (readonly string[])[]>();
  for (const { file, pointer, node } of nodes) {
    for (const origin of node.origins) {
      if (!origin.key) continue;
      const list = names.get(nameOf(origin)) ?? [];
      list.push(pathOf({ file, pointer }));
      names.set(nameOf(origin), list);
    }
  }
  return (now, key) => (key ? names : values).get(nameOf(now)) ?? [];
}

/** File and keys as one path. */
export function pathOf({ file, pointer }: FilePlace): string[] {
  return [file, ...split(pointer)];
}

/** The value at a path of a plain conversion. */
export function plainValue({ values }: PlainConversion, [file, ...path]: readonly string[]): unknown {
  return file === undefined ? undefined : valueAt(values.get(file), join('', ...path));
}

/** Gives every member its place in the plain conversion, from the root on; `like` names a file's likely partner. */
export function align(
  root: SourceMember,
  plain: PlainConversion,
  places: PlainPlaces,
  like: (file: string) => string | undefined,
): void {
  root.plain = [];
  const files = [...plain.values.keys()];
  assign(root, votesIn(root, places), (member) => {
    const path = like(String(member.key));
    return path !== undefined && files.includes(path) ? path : undefined;
  });
  assignBeside(root, files);
  const visit = (member: SourceMember): void => {
    if (!member.plain) return;
    const around = plainValue(plain, member.plain);
    if (typeof around !== 'object' || around === null) return;
    const named = [...member.members.values()].some(({ name }) => name);
    assign(member, member.list || named ? votesIn(member, places) : new Map(), ({ key, name }) =>
      !member.list && !name && Object.hasOwn(around, key) ? String(key) : undefined,
    );
    for (const inside of member.members.values()) visit(inside);
  };
  for (const file of root.members.values()) visit(file);
}

/** A file without a partner gets the one of its name that lies beside the partner of a file beside it. */
function assignBeside(root: SourceMember, files: readonly string[]): void {
  const all = [...root.members.values()];
  for (const file of all) {
    if (file.plain) continue;
    const path = String(file.key);
    const beside = all.find(({ key, plain }) => plain && folderOf(String(key)) === folderOf(path));
    const partner = folderOf(beside?.plain?.[0] ?? '') + path.slice(folderOf(path).length);
    const isFree = !all.some(({ plain }) => plain?.[0] === partner);
    if (beside && isFree && files.includes(partner)) file.plain = [partner];
  }
}

/** Votes of each member of a container for keys of its partner. */
function votesIn(container: SourceMember, places: PlainPlaces): Map<SourceMember, Map<string, number>> {
  const from = container.plain ?? [];
  return new Map(
    [...container.members.values()].map((member) => {
      const votes = new Map<string, number>();
      for (const standing of standingsIn(member)) {
        const keys = new Set(
          placesOf(standing, places).flatMap((path) =>
            path.length > from.length && from.every((key, i) => path[i] === key)
              ? (path[from.length] ?? [])
              : [],
          ),
        );
        for (const key of keys) votes.set(key, (votes.get(key) ?? 0) + 1);
      }
      return [member, votes];
    }),
  );
}

/** Where a leaf or a name is in the plain conversion. */
export function placesOf({ now, key }: Standing, places: PlainPlaces): readonly (readonly string[])[] {
  return typeof now === 'object' ? places(now, key) : [];
}

/** The most votes first, each key once; members without a vote get their usual partner if it is free. */
function assign(
  container: SourceMember,
  votes: ReadonlyMap<SourceMember, ReadonlyMap<string, number>>,
  usual: (member: SourceMember) => string | undefined,
): void {
  const ballots = [...votes].flatMap(([member, counts]) =>
    [...counts].map(([key, count]) => ({ member, key, count, own: isAlike(String(member.key), key) })),
  );
  ballots.sort((a, b) => b.count - a.count || Number(b.own) - Number(a.own));
  const used = new Set<string>();
  const give = (member: SourceMember, key: string): void => {
    if (member.plain || used.has(key)) return;
    used.add(key);
    member.plain = [...(container.plain ?? []), key];
  };
  for (const { member, key } of ballots) give(member, key);
  for (const member of container.members.values()) {
    const key = usual(member);
    if (key !== undefined) give(member, key);
  }
}

/** The same name, or the same name of a file in another folder. */
function isAlike(own: string, key: string): boolean {
  return (
    own === key || (own.includes('/') && own.slice(folderOf(own).length) === key.slice(folderOf(key).length))
  );
}

/** Every path on the way to a value that is new in the output, in the plain conversion. */
export function pathsOfNew(
  plain: PlainConversion,
  isNew: (place: FilePlace, key: boolean) => boolean,
): ReadonlySet<string> {
  const paths = new Set<string>();
  const add = (path: readonly string[]): void => {
    for (let n = path.length; n > 0; n--) {
      const name = keyOf(path.slice(0, n));
      if (paths.has(name)) return;
      paths.add(name);
    }
  };
  for (const { place, targets } of plain.mappings) {
    if (isNew(place, false)) targets.forEach((target) => add(pathOf(target)));
  }
  for (const { file, pointer, node } of plain.nodes) {
    const [origin] = node.origins;
    if (origin?.key && isNew(origin, true)) add(pathOf({ file, pointer }));
  }
  return paths;
}

/** A path as one text. */
export function keyOf(path: readonly string[]): string {
  return JSON.stringify(path);
}
