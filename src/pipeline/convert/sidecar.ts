// The sidecar: what the target cannot hold, and how to put the source together again from it and the target's values.

import { isObject, member } from '../../model/guards.ts';
import type { BundleFile } from '../../model/portable.ts';
import type { FilePlace } from '../../model/ledger.ts';
import { safePath } from '../../text/paths.ts';
import { split, valueAt } from '../../text/pointer.ts';
import type { LeafMapping, PlacedInFile } from './mapping.ts';
import { identical } from './leaves.ts';

/** The name of the file; it never changes, because earlier conversions have it. */
export const SIDECAR_FILE = 'plugbench.carry.json';

const VERSION = 1;

/** Where a value of the source stands in the target; `key` where it is the name of the member there. */
export interface TargetPlace extends FilePlace {
  readonly key: boolean;
}

/** A leaf of the source and how to get its value again. */
export interface SidecarLeaf {
  readonly file: string;
  /** Names of members and indexes of elements, so that objects and lists are told apart. */
  readonly path: readonly (string | number)[];
  /**
   * same: the value stands in the target. changed: another value was written there; this is the original.
   * carried: it is only here.
   */
  readonly is:
    | { readonly kind: 'same'; readonly at: TargetPlace }
    | { readonly kind: 'changed'; readonly at: TargetPlace; readonly wrote: unknown; readonly value: unknown }
    | { readonly kind: 'carried'; readonly value: unknown };
}

/** Everything that a sidecar says. In the file `additions` are called `filled`. */
export interface SidecarContent {
  /** Ids of the two hosts or formats. */
  readonly from: string;
  readonly to: string;
  /** In the order of the source, so that the order of members comes back too. */
  readonly leaves: readonly SidecarLeaf[];
  /** Values of the target that stand for nothing in the source. */
  readonly additions: readonly { readonly at: FilePlace; readonly wrote: unknown }[];
  /** Texts of source files that are not JSON, as they were. */
  readonly texts: readonly BundleFile[];
}

/** `values` are those of the source's files, `texts` the source's files that are not JSON. */
export function sidecarContent(
  mappings: readonly LeafMapping[],
  nodes: readonly PlacedInFile[],
  values: ReadonlyMap<string, unknown>,
  texts: readonly BundleFile[],
): Omit<SidecarContent, 'from' | 'to'> {
  const leaves = mappings.map((mapping): SidecarLeaf => {
    const { file, pointer } = mapping.place;
    return { file, path: pathOf(values.get(file), pointer), is: isOf(mapping) };
  });
  // What was made of nothing, or of names alone, is not a leaf of the source.
  const invented = nodes
    .filter(({ key, node }) => !key && node.origins.every((origin) => origin.key))
    .map(({ file, pointer, value }) => ({ at: { file, pointer }, wrote: value }));
  // A value that went to several places is looked for in the first.
  const again = mappings.flatMap(({ targets }) =>
    targets
      .slice(1)
      .filter(({ key }) => !key)
      .map(({ file, pointer, wrote }) => ({ at: { file, pointer }, wrote })),
  );
  return { leaves, additions: [...invented, ...again], texts };
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

/** As JSON; places are `[index of the file, pointer]`, with a third element where the name is meant. */
export function printSidecar(sidecar: SidecarContent, about: string): string {
  const files = [
    ...new Set([
      ...sidecar.leaves.flatMap(({ file, is }) => (is.kind === 'carried' ? [file] : [file, is.at.file])),
      ...sidecar.additions.map(({ at }) => at.file),
    ]),
  ];
  const index = new Map(files.map((file, i) => [file, i]));
  const place = ({ file, pointer }: FilePlace, key = false): unknown[] =>
    key ? [index.get(file), pointer, 'key'] : [index.get(file), pointer];
  const leaves = sidecar.leaves.map(({ file, path, is }) => {
    const start = [index.get(file), path, is.kind];
    if (is.kind === 'carried') return [...start, is.value];
    if (is.kind === 'same') return [...start, place(is.at, is.at.key)];
    return [...start, place(is.at, is.at.key), is.wrote, is.value];
  });
  const additions = sidecar.additions.map(({ at, wrote }) => [place(at), wrote]);
  const { from, to, texts } = sidecar;
  const head = JSON.stringify({ about, plugbench: VERSION, from, to, files, texts }, null, 2);
  return `${head.slice(0, -2)},\n  "filled": ${lined(additions)},\n  "leaves": ${lined(leaves)}\n}\n`;
}

/** A list with one element per line. */
function lined(list: readonly unknown[]): string {
  return list.length === 0
    ? '[]'
    : `[\n${list.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}

/** null for anything that is not a sidecar; entries that cannot be read are left out. */
export function readSidecar(text: string): SidecarContent | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const from = member(value, 'from');
  const to = member(value, 'to');
  if (member(value, 'plugbench') !== VERSION || typeof from !== 'string' || typeof to !== 'string')
    return null;
  // Anyone may have written a sidecar, and its files' names become those of the files that are made.
  const files = listOf(member(value, 'files')).map((path) =>
    typeof path === 'string' ? safePath(path) : null,
  );
  const file = (i: unknown): string | null => {
    const path = typeof i === 'number' ? files[i] : undefined;
    return typeof path === 'string' ? path : null;
  };
  const place = (raw: unknown): TargetPlace | null => {
    const [i, pointer, key] = listOf(raw);
    const path = file(i);
    return path !== null && typeof pointer === 'string' ? { file: path, pointer, key: key === 'key' } : null;
  };
  return {
    from,
    to,
    leaves: listOf(member(value, 'leaves')).flatMap((leaf) => readLeaf(listOf(leaf), file, place) ?? []),
    additions: listOf(member(value, 'filled')).flatMap((raw) => {
      const [where, wrote] = listOf(raw);
      const at = place(where);
      return at ? [{ at, wrote }] : [];
    }),
    texts: listOf(member(value, 'texts')).flatMap((raw) => {
      const path = member(raw, 'path');
      const content = member(raw, 'text');
      return isObject(raw) && typeof path === 'string' && typeof content === 'string'
        ? [{ path: safePath(path), text: content }]
        : [];
    }),
  };
}

function readLeaf(
  [i, rawPath, kind, first, wrote, value]: readonly unknown[],
  file: (i: unknown) => string | null,
  place: (raw: unknown) => TargetPlace | null,
): SidecarLeaf | null {
  const name = file(i);
  const path = listOf(rawPath).filter((key) => typeof key === 'string' || typeof key === 'number');
  if (name === null || path.length !== listOf(rawPath).length) return null;
  if (kind === 'carried') return { file: name, path, is: { kind, value: first } };
  const at = place(first);
  if (!at) return null;
  if (kind === 'same') return { file: name, path, is: { kind, at } };
  return kind === 'changed' ? { file: name, path, is: { kind, at, wrote, value } } : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
