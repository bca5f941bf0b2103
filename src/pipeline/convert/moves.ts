// Where what a conversion wrote is now, after a person has edited the files.

import type { FilePlace } from '../../model/ledger.ts';
import { join, last, parent, split, valueAt } from '../../text/pointer.ts';
import { elementsOf, hashOf, hashOfFile, matched, type Collection } from './identity.ts';
import type { SidecarContent, WrittenHash } from './sidecar.ts';

/** Path → what is read of the file. */
export type Values = ReadonlyMap<string, unknown>;

/** A place of the output as it is now. */
export interface MovedPlace extends FilePlace {
  /** What stands there. */
  readonly value: unknown;
  /** Positions on the way to it in lists and named members, as they were and as they are. */
  readonly were: readonly number[];
  readonly are: readonly number[];
}

/**
 * deleted: an element, a named member or a file around it is gone. removed: it or a plain member around it is gone.
 * unknown: it was in a list whose elements cannot be told apart any more.
 */
export type Gone = 'deleted' | 'removed' | 'unknown';

/** Finds places of the written files in the files as they are now. */
export class Moves {
  readonly #here: Values;
  readonly #files: ReadonlyMap<string, string>;
  readonly #collections: ReadonlyMap<string, Collection> | null;
  readonly #lengths: ReadonlyMap<string, number>;
  readonly #found = new Map<string, MovedPlace | Gone>();
  readonly #steps = new Map<string, Step>();

  constructor(sidecar: SidecarContent, here: Values) {
    this.#here = here;
    this.#files = filesNow(sidecar, here);
    this.#collections =
      sidecar.collections && new Map(sidecar.collections.map((one) => [nameOf(one.at), one]));
    this.#lengths = sidecar.collections ? new Map() : lengthsOf(sidecar);
  }

  /** Where the place is now. */
  find({ file, pointer }: FilePlace): MovedPlace | Gone {
    const name = nameOf({ file, pointer });
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const found = pointer === '' ? this.#root(file) : this.#below({ file, pointer });
    this.#found.set(name, found);
    return found;
  }

  /** Old names of elements and members that have another one now, by the place of that. */
  renamed(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { at, by, ids } of this.#collections?.values() ?? []) {
      ids.forEach((id, i) => {
        const now = this.find({ file: at.file, pointer: join(at.pointer, by ? i : id) });
        if (typeof now !== 'object') return;
        const is = by ? valueAt(now.value, join('', ...by)) : last(now.pointer);
        if (is !== id) found.set(nameOf({ file: now.file, pointer: join(now.pointer, ...(by ?? [])) }), id);
      });
    }
    return found;
  }

  #root(file: string): MovedPlace | Gone {
    const now = this.#files.get(file);
    const value = now === undefined ? undefined : this.#here.get(now);
    return now === undefined || value === undefined
      ? 'deleted'
      : { file: now, pointer: '', value, were: [], are: [] };
  }

  #below({ file, pointer }: FilePlace): MovedPlace | Gone {
    const around = { file, pointer: parent(pointer) };
    const container = this.find(around);
    if (typeof container === 'string') return container;
    const { value } = container;
    // A file that no reader knows is one value.
    if (typeof value === 'string' && container.pointer === '') return container;
    const name = nameOf(around);
    let step = this.#steps.get(name);
    if (!step) {
      const known = this.#collections?.get(name);
      step = stepIn(value, known, this.#collections ? undefined : (this.#lengths.get(name) ?? 0));
      this.#steps.set(name, step);
    }
    const to = step(last(pointer));
    if (typeof to === 'string') return to;
    const held = (value as Record<string, unknown>)[to.key];
    return {
      file: container.file,
      pointer: join(container.pointer, to.key),
      value: held,
      were: [...container.were, to.was],
      are: [...container.are, to.is],
    };
  }
}

/** From a key as it was to the key as it is, with both positions. */
type Step = (key: string) => { readonly key: string; readonly was: number; readonly is: number } | Gone;

/** `length` is that of the list where its elements were not recorded. */
function stepIn(value: unknown, known: Collection | undefined, length: number | undefined): Step {
  if (typeof value !== 'object' || value === null) return () => (known ? 'deleted' : 'removed');
  const keys = Object.keys(value);
  const isList = Array.isArray(value);
  if (!known) {
    if (isList && length !== undefined && length !== keys.length) return () => 'unknown';
    return (key) => {
      const at = isList ? Number(key) : 0;
      return Object.hasOwn(value, key) ? { key, was: at, is: at } : 'removed';
    };
  }
  const pairs = matched(known, elementsOf(value, known.by));
  const positions = new Map(known.ids.map((id, i) => [id, i]));
  return (key) => {
    const was = isList ? Number(key) : positions.get(key);
    const is = was === undefined ? undefined : pairs.get(was);
    const now = is === undefined ? undefined : keys[is];
    if (was === undefined || is === undefined || now === undefined) {
      return isList && known.ids.length === 0 ? 'unknown' : 'deleted';
    }
    return { key: now, was, is };
  };
}

/** Files by their old names: under the same name, with the same content, or with another file of their folder. */
function filesNow(sidecar: SidecarContent, here: Values): Map<string, string> {
  const now = new Map<string, string>();
  const { written } = sidecar;
  const names = written.length > 0 ? written.map(({ path }) => path) : [...here.keys()];
  for (const path of names) if (here.has(path)) now.set(path, path);
  const lost = written.filter(({ path }) => !now.has(path));
  if (lost.length === 0) return now;
  const fresh = [...here.keys()].filter((path) => !names.includes(path));
  for (const [path, is] of filesByContent(lost, fresh, here)) now.set(path, is);
  for (const [path, is] of filesByElements(sidecar, lost, fresh, here)) {
    if (!now.has(path) && ![...now.values()].includes(is)) now.set(path, is);
  }
  const folders = new Map([...now].map(([was, is]) => [folder(was), folder(is)]));
  for (const { path } of lost) {
    const beside = folders.get(folder(path));
    const is = beside === undefined ? undefined : beside + path.slice(folder(path).length);
    if (is !== undefined && !now.has(path) && fresh.includes(is)) now.set(path, is);
  }
  return now;
}

/** Files with the content of a lost one, where just one of each has it. */
function filesByContent(
  lost: readonly WrittenHash[],
  fresh: readonly string[],
  here: Values,
): [was: string, is: string][] {
  const hashes = fresh.map((path) => hashOfNow(path, here.get(path)));
  return lost.flatMap((file): [string, string][] => {
    const like = lost.filter(({ value }) => value === file.value);
    const [is, ...more] = fresh.filter((_, i) => hashes[i] === file.value);
    return like.length === 1 && is !== undefined && more.length === 0 ? [[file.path, is]] : [];
  });
}

/** Files whose lists hold the same elements, whatever these are called, where just one of each does. */
function filesByElements(
  { collections }: SidecarContent,
  lost: readonly WrittenHash[],
  fresh: readonly string[],
  here: Values,
): [was: string, is: string][] {
  const listsOf = (path: string): Collection[] =>
    (collections ?? []).filter(({ at, by }) => at.file === path && by !== null && by.length > 0);
  const isLike = (path: string, was: string): boolean =>
    listsOf(was).every(({ at, by, hashes }) => {
      const list = valueAt(here.get(path), at.pointer);
      return Array.isArray(list) && elementsOf(list, by).hashes.join() === hashes.join();
    });
  const pairs = lost
    .filter(({ path }) => listsOf(path).length > 0)
    .map(({ path }) => ({ path, like: fresh.filter((one) => isLike(one, path)) }));
  return pairs.flatMap(({ path, like }): [string, string][] => {
    const [is, ...more] = like;
    const isSure =
      is !== undefined && more.length === 0 && pairs.filter((one) => one.like.includes(is)).length === 1;
    return isSure ? [[path, is]] : [];
  });
}

/** As the hash of a written file. */
export function hashOfNow(path: string, value: unknown): string {
  return typeof value === 'string' ? hashOf(value) : hashOfFile(path, value);
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** How many elements the lists had of which a sidecar names places. */
function lengthsOf({ leaves, additions }: SidecarContent): Map<string, number> {
  const lengths = new Map<string, number>();
  const places = [
    ...leaves.flatMap(({ is }) => (is.kind === 'carried' ? [] : [is.at])),
    ...additions.map(({ at }) => at),
  ];
  for (const { file, pointer } of places) {
    split(pointer).reduce((at, key) => {
      const name = nameOf({ file, pointer: at });
      if (/^\d+$/.test(key)) lengths.set(name, Math.max(lengths.get(name) ?? 0, Number(key) + 1));
      return join(at, key);
    }, '');
  }
  return lengths;
}

/** A place as one text. */
export function nameOf({ file, pointer }: FilePlace): string {
  return `${file}#${pointer}`;
}
