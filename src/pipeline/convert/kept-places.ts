// What of a conversion its sidecar keeps: where every leaf and every name of the source is in the target.

import type { FilePlace } from '../../model/ledger.ts';
import type { Plugin, Sourced } from '../../model/plugin.ts';
import { join, parent, split, valueAt } from '../../text/pointer.ts';
import { PlaceSet, placeName } from './places.ts';
import type { Collection } from './identity.ts';
import { identical } from './leaves.ts';
import type { PlacedNode } from './flatten.ts';
import type { LeafMapping } from './mapping.ts';
import type { Addition, SidecarContent, SidecarLeaf, SidecarName } from './sidecar.ts';

/**
 * The leaves, names and additions of a conversion; `values` are those of the source's files, and `collections` tell which
 * places of the target are names of its elements.
 */
export function placesOf(
  given: readonly LeafMapping[],
  nodes: readonly PlacedNode[],
  values: ReadonlyMap<string, unknown>,
  collections: readonly Collection[],
  plugin: Plugin,
): Pick<SidecarContent, 'leaves' | 'names' | 'additions'> {
  const isName = namesIn(collections);
  const ids = new PlaceSet(plugin.tools.flatMap(({ id }) => (id ? [id] : [])));
  const isTool = (place: FilePlace): boolean => ids.has(place);
  const known = given.map(withNameFirst(isName, isTool)).map((mapping) => {
    const { file, pointer } = mapping.place;
    const leaf: SidecarLeaf = { file, path: pathOf(values.get(file), pointer), is: isOf(mapping) };
    return { mapping, leaf };
  });
  const inNames = partsOfNames(
    known.map(({ leaf }) => leaf),
    isName,
  );
  // What was made of nothing, or of names alone, is not a leaf of the source.
  const invented = nodes
    .filter(({ key, node }) => !key && node.origins.every((origin) => origin.key))
    .map(({ file, pointer, value }) => ({ at: { file, pointer, key: false }, wrote: value }));
  // A value that went to several places is looked for in the first that is still there. A name is not: where the element
  // that it names is gone, another place says something else; what several names are made of stands in each of them.
  const again = known.flatMap(({ mapping: { targets }, leaf }) =>
    targets.slice(1).map(({ file, pointer, key, wrote }): Addition => {
      const [first] = targets;
      const at = { file, pointer };
      const isNamed = first !== undefined && (first.key || isName(first));
      const isAlike = first && isNamed === (key || isName(at));
      const same = isAlike && (identical(wrote, first.wrote) || (isNamed && inNames.has(leaf)));
      return { at: { file, pointer, key }, wrote, ...(same ? { leaf } : {}) };
    }),
  );
  const names = nodes.flatMap(({ file, pointer, key, value, node }) =>
    node.origins.flatMap((origin): SidecarName[] => {
      if (!origin.key || !values.has(origin.file)) return [];
      const path = pathOf(values.get(origin.file), origin.pointer);
      return [{ file: origin.file, path, at: { file, pointer, key }, wrote: value }];
    }),
  );
  const further = furtherNames(plugin, statedIn(nodes, known), values);
  return {
    leaves: known.map(({ leaf }) => leaf),
    names: [...names, ...further],
    additions: [...invented, ...again],
  };
}

/** A leaf with its mapping. */
interface KnownLeaf {
  readonly mapping: LeafMapping;
  readonly leaf: SidecarLeaf;
}

/** A place of the target that says a value or name of the source. */
type Stated = Pick<SidecarName, 'at' | 'wrote'>;

/** By place of the source: where a leaf or a name is, the best place first. */
function statedIn(nodes: readonly PlacedNode[], known: readonly KnownLeaf[]): ReadonlyMap<string, Stated[]> {
  const stated = new Map<string, Stated[]>();
  for (const { file, pointer, key, value, node } of nodes) {
    for (const origin of node.origins) {
      if (!origin.key) continue;
      const list = stated.get(idOf(origin)) ?? [];
      list.push({ at: { file, pointer, key }, wrote: value });
      stated.set(idOf(origin), list);
    }
  }
  for (const { mapping, leaf } of known) {
    if (leaf.is.kind === 'carried') continue;
    const places = mapping.targets.map(({ file, pointer, key, wrote }) => ({
      at: { file, pointer, key },
      wrote,
    }));
    stated.set(idOf(mapping.place), places);
  }
  return stated;
}

/** A member's value and its name are at the same place. */
function idOf(place: FilePlace & Pick<Sourced, 'key'>): string {
  return `${place.key ? 'name' : 'value'} ${placeName(place)}`;
}

/** Members and elements that belong to a tool, a parameter or a setting go and are renamed with it. */
function furtherNames(
  { tools, settings }: Plugin,
  stated: ReadonlyMap<string, readonly Stated[]>,
  values: ReadonlyMap<string, unknown>,
): SidecarName[] {
  const items = [
    ...tools.map(({ id, also }) => ({ name: id, also })),
    ...tools.flatMap(({ parameters }) => parameters),
    ...settings.map(({ key, also }) => ({ name: key, also })),
  ];
  return items.flatMap(({ name, also = [] }) => {
    const all = (name && stated.get(idOf(name))) ?? [];
    // Several files may say the same, such as the settings of a plugin whose tools are apart.
    const alike = all.filter(({ at }) => at.key === all[0]?.at.key && at.pointer === all[0].at.pointer);
    return also.flatMap((place): SidecarName[] => {
      const isKnown = stated.has(idOf(place)) && (place.key || place.value !== name?.value);
      if (isKnown || !values.has(place.file)) return [];
      const path = pathOf(values.get(place.file), place.pointer);
      return alike.map((target) => ({ file: place.file, path, ...target }));
    });
  });
}

/**
 * Leaves that a name in the target is made of, beside that of an element deeper inside: what a service is called is in the
 * names of all its settings, and stays with those that are left. `isName`: of `namesIn`.
 */
export function partsOfNames(
  leaves: readonly SidecarLeaf[],
  isName: (place: FilePlace) => boolean,
): ReadonlySet<SidecarLeaf> {
  const byPlace = new Map<string, SidecarLeaf[]>();
  for (const leaf of leaves) {
    if (leaf.is.kind === 'carried' || !(leaf.is.at.key || isName(leaf.is.at))) continue;
    const place = placeName(leaf.is.at);
    byPlace.set(place, [...(byPlace.get(place) ?? []), leaf]);
  }
  const isInside = (leaf: SidecarLeaf, other: SidecarLeaf): boolean =>
    other.file === leaf.file &&
    other.path.length > leaf.path.length &&
    leaf.path.slice(0, -1).every((key, i) => other.path[i] === key);
  return new Set(
    [...byPlace.values()].flatMap((here) =>
      here.filter((leaf) => here.some((other) => isInside(leaf, other))),
    ),
  );
}

/** Tells whether a place holds the name by which an element of a list is known. */
export function namesIn(collections: readonly Collection[]): (place: FilePlace) => boolean {
  const places = new Set(
    collections.flatMap(({ at: { file, pointer }, by, ids }) =>
      by && by.length > 0 ? ids.map((_, i) => `${file}#${join(pointer, i, ...by)}`) : [],
    ),
  );
  return ({ file, pointer }) => places.has(`${file}#${pointer}`);
}

/**
 * A value that names an element is looked for there first: the id of a package may be made of it too, and stays when the
 * element is deleted or renamed. A tool with a folder of its own is known by what that is called, and its title says the same.
 */
function withNameFirst(
  isName: (place: FilePlace) => boolean,
  isTool: (place: FilePlace) => boolean,
): (mapping: LeafMapping) => LeafMapping {
  return (mapping) => {
    const { targets } = mapping;
    const named = targets.filter((one) => one.key || isName(one));
    // Of a service and its setting that are called after the same value, the setting is what it names.
    const own = named.findLast((one) => named[0] && isWithin(one, named[0])) ?? named[0];
    const known = own ? targets.indexOf(own) : -1;
    const isOwnFile = known < 0 && isTool(mapping.place);
    const at = isOwnFile
      ? targets.findIndex((one) => one.file === targets[0]?.file && isFolderName(one))
      : known;
    const name = targets[at];
    return name ? { ...mapping, targets: [name, ...targets.filter((_, i) => i !== at)] } : mapping;
  };
}

/** Whether a place is inside of the element that the other place names. */
function isWithin(place: FilePlace, name: FilePlace): boolean {
  const element = `${parent(name.pointer)}/`;
  return place.file === name.file && place.pointer.startsWith(element) && place.pointer !== name.pointer;
}

/** Whether the folder of the file is called like this too. */
function isFolderName({ file, wrote }: LeafMapping['targets'][number]): boolean {
  return file.split('/').at(-2) === wrote;
}

function isOf({ value, targets: [best] }: LeafMapping): SidecarLeaf['is'] {
  if (!best) return { kind: 'carried', value };
  const at = { file: best.file, pointer: best.pointer, key: best.key };
  if (identical(best.wrote, value)) return { kind: 'same', at };
  return { kind: 'changed', at, wrote: best.wrote, value };
}

/** The pointer's names, with numbers for the indexes of lists. */
function pathOf(root: unknown, pointer: string): (string | number)[] {
  let here = root;
  return split(pointer).map((key) => {
    const list = Array.isArray(here);
    here = valueAt(here, `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return list ? Number(key) : key;
  });
}
