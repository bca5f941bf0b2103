// The sidecar: what the target cannot hold, and how to put the source together again from it and the target's values.

import { isObject, member } from '../../model/guards.ts';
import type { BundleFile } from '../../model/portable.ts';
import type { FilePlace } from '../../model/ledger.ts';
import { safePath } from '../../text/paths.ts';
import type { Collection } from './identity.ts';

/** The name of the file; it never changes, because earlier conversions have it. */
export const SIDECAR_FILE = 'plugbench.carry.json';

/** Whether a file is one by its name, in whatever folder. */
export function isSidecar(path: string): boolean {
  return path === SIDECAR_FILE || path.endsWith(`/${SIDECAR_FILE}`);
}

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

/** A member of the source whose name is a value, and a place in the target that says it. */
export interface SidecarName {
  readonly file: string;
  readonly path: SidecarLeaf['path'];
  readonly at: TargetPlace;
  readonly wrote: unknown;
}

/** A value of the target that is not where a leaf is looked for first. */
export interface Addition {
  readonly at: TargetPlace;
  readonly wrote: unknown;
  /** The leaf that stands here too, in the form that it has at its first place, or as a part of another name. */
  readonly leaf?: SidecarLeaf;
}

/** A file of the target as it was written. */
export interface WrittenHash {
  readonly path: string;
  /** Hash of its text. */
  readonly text: string;
  /** Hash of its value without its own name. */
  readonly value: string;
}

/** A text of the source, with the hash of the value that was read of it; undefined in sidecars of earlier versions. */
export interface SidecarText extends BundleFile {
  readonly value?: string;
}

/** Everything that a sidecar says. In the file `additions` are called `filled`. */
export interface SidecarContent {
  /** Ids of the two hosts or formats. */
  readonly from: string;
  readonly to: string;
  /** In the order of the source, so that the order of members comes back too. */
  readonly leaves: readonly SidecarLeaf[];
  /** Values of the target that stand for nothing in the source, or for what stands elsewhere too. */
  readonly additions: readonly Addition[];
  /** Texts of source files that are not JSON, as they were. */
  readonly texts: readonly SidecarText[];
  readonly names: readonly SidecarName[];
  /** What the target’s lists and named members were; null in sidecars of earlier versions. */
  readonly collections: readonly Collection[] | null;
  readonly written: readonly WrittenHash[];
}

/** As JSON; places are `[index of the file, pointer]`, with a third element where the name is meant. */
export function printSidecar(sidecar: SidecarContent, about: string): string {
  const { from, to, texts, leaves, names, additions, collections, written } = sidecar;
  const files = [
    ...new Set([
      ...leaves.flatMap(({ file, is }) => (is.kind === 'carried' ? [file] : [file, is.at.file])),
      ...names.map(({ file }) => file),
      ...[...names, ...additions, ...(collections ?? [])].map(({ at }) => at.file),
    ]),
  ];
  const index = new Map(files.map((file, i) => [file, i]));
  const place = ({ file, pointer }: FilePlace, key = false): unknown[] =>
    key ? [index.get(file), pointer, 'key'] : [index.get(file), pointer];
  const listed = leaves.map(({ file, path, is }) => {
    const start = [index.get(file), path, is.kind];
    if (is.kind === 'carried') return [...start, is.value];
    if (is.kind === 'same') return [...start, place(is.at, is.at.key)];
    return [...start, place(is.at, is.at.key), is.wrote, is.value];
  });
  const numbers = new Map(leaves.map((leaf, i) => [leaf, i]));
  const filled = additions.map(({ at, wrote, leaf }) =>
    leaf ? [place(at, at.key), wrote, numbers.get(leaf)] : [place(at, at.key), wrote],
  );
  const called = names.map(({ file, path, at, wrote }) => [index.get(file), path, place(at, at.key), wrote]);
  const known = (collections ?? []).map(({ at, by, ids, hashes }) => [place(at), by, ids, hashes]);
  const head = JSON.stringify({ about, plugbench: VERSION, from, to, files, texts }, null, 2);
  const parts = {
    filled,
    leaves: listed,
    names: called,
    ...(collections ? { identities: known } : {}),
    written: written.map(({ path, text, value }) => [path, text, value]),
  };
  const lines = Object.entries(parts).map(([name, list]) => `  "${name}": ${lined(list)}`);
  return `${head.slice(0, -2)},\n${lines.join(',\n')}\n}\n`;
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
  const leaves = listOf(member(value, 'leaves')).map((leaf) => readLeaf(listOf(leaf), file, place));
  const identities = member(value, 'identities');
  return {
    from,
    to,
    leaves: leaves.flatMap((leaf) => leaf ?? []),
    additions: listOf(member(value, 'filled')).flatMap((raw): Addition[] => {
      const [where, wrote, number] = listOf(raw);
      const at = place(where);
      const leaf = typeof number === 'number' ? leaves[number] : null;
      return at ? [{ at, wrote, ...(leaf ? { leaf } : {}) }] : [];
    }),
    texts: listOf(member(value, 'texts')).flatMap((raw) => {
      const path = member(raw, 'path');
      const content = member(raw, 'text');
      const hash = member(raw, 'value');
      return isObject(raw) && typeof path === 'string' && typeof content === 'string'
        ? [{ path: safePath(path), text: content, ...(typeof hash === 'string' ? { value: hash } : {}) }]
        : [];
    }),
    names: listOf(member(value, 'names')).flatMap((raw): SidecarName[] => {
      const [i, rawPath, where, wrote] = listOf(raw);
      const name = file(i);
      const path = pathIn(rawPath);
      const at = place(where);
      return name !== null && path && at ? [{ file: name, path, at, wrote }] : [];
    }),
    collections: Array.isArray(identities) ? identities.flatMap((raw) => readCollection(raw, place)) : null,
    written: listOf(member(value, 'written')).flatMap((raw): WrittenHash[] => {
      const [path, hash, held] = textsOf(raw);
      return path === undefined || hash === undefined || held === undefined
        ? []
        : [{ path: safePath(path), text: hash, value: held }];
    }),
  };
}

function readCollection(raw: unknown, place: (raw: unknown) => TargetPlace | null): Collection[] {
  const [where, by, ids, hashes] = listOf(raw);
  const at = place(where);
  if (!at) return [];
  const known = { ids: textsOf(ids), hashes: textsOf(hashes) };
  return [{ at: { file: at.file, pointer: at.pointer }, by: by === null ? null : textsOf(by), ...known }];
}

function readLeaf(
  [i, rawPath, kind, first, wrote, value]: readonly unknown[],
  file: (i: unknown) => string | null,
  place: (raw: unknown) => TargetPlace | null,
): SidecarLeaf | null {
  const name = file(i);
  const path = pathIn(rawPath);
  if (name === null || !path) return null;
  if (kind === 'carried') return { file: name, path, is: { kind, value: first } };
  const at = place(first);
  if (!at) return null;
  if (kind === 'same') return { file: name, path, is: { kind, at } };
  return kind === 'changed' ? { file: name, path, is: { kind, at, wrote, value } } : null;
}

function pathIn(raw: unknown): SidecarLeaf['path'] | null {
  const path = listOf(raw).filter((key) => typeof key === 'string' || typeof key === 'number');
  return path.length === listOf(raw).length ? path : null;
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
