// Builds the original's files of its members, with what is new in the output grafted onto them.

import type { FilePlace } from '../../model/ledger.ts';
import { join } from '../../text/pointer.ts';
import { screaming } from '../../hosts/kit/convert/identifiers.ts';
import { setMember } from '../../hosts/kit/convert/set-member.ts';
import { keyOf, placesOf, plainValue, type PlainConversion, type PlainPlaces } from './align.ts';
import { isGone, isLeftEmpty, namedElements, standingsIn, type SourceMember, type Standing } from './tree.ts';

/** The files of the original, and what went where in them. */
export interface Built {
  readonly files: ReadonlyMap<string, unknown>;
  /** Where each member is now; those that were deleted have none. */
  readonly places: ReadonlyMap<SourceMember, FilePlace>;
  /** Members whose value is that of the conversion without the sidecar. */
  readonly replaced: ReadonlySet<SourceMember>;
  /** Where a path of that conversion is, if it was grafted; null if not. */
  readonly inserted: (path: readonly string[]) => FilePlace | null;
  /** Path of a new file → its path in that conversion. */
  readonly fresh: ReadonlyMap<string, string>;
  /** Path of an old file → the same. */
  readonly like: ReadonlyMap<string, string>;
  /** Path of an old file → the one that it had. */
  readonly was: ReadonlyMap<string, string>;
}

/** An element or member of a container in the making. */
interface Part {
  readonly key: string;
  /** null for what is new: then the value is that of the plain conversion at `path`. */
  readonly member: SourceMember | null;
  readonly path: readonly string[];
}

/** `fresh` are the paths of the plain conversion that lead to something new; `hasNames` tells whether names are known. */
export function build(
  root: SourceMember,
  plain: PlainConversion,
  places: PlainPlaces,
  fresh: ReadonlySet<string>,
  hasNames: boolean,
): Built {
  return new Builder(plain, places, fresh, hasNames).files(root);
}

class Builder {
  readonly #plain: PlainConversion;
  readonly #plainPlaces: PlainPlaces;
  readonly #new: ReadonlySet<string>;
  /** Sidecars of earlier versions do not say which members were elements. */
  readonly #hasNames: boolean;
  #hasElements = false;
  readonly #places = new Map<SourceMember, FilePlace>();
  readonly #replaced = new Set<SourceMember>();
  readonly #inserted = new Map<string, FilePlace>();

  constructor(plain: PlainConversion, places: PlainPlaces, fresh: ReadonlySet<string>, hasNames: boolean) {
    this.#hasNames = hasNames;
    this.#plain = plain;
    this.#plainPlaces = places;
    this.#new = fresh;
  }

  files(root: SourceMember): Built {
    const files = new Map<string, unknown>();
    const fresh = new Map<string, string>();
    const like = new Map<string, string>();
    const was = new Map<string, string>();
    this.#hasElements = [...root.members.values()].some((file) =>
      [...namedElements(file)].some((element) => !isGone(element)),
    );
    const living = [...root.members.values()].filter((file) => this.#lives(file, true));
    for (const file of living) {
      const path = this.#pathOf(file, files);
      const value = this.#valueOf(file, { file: path, pointer: '' });
      if (value === undefined) continue;
      files.set(path, value);
      was.set(path, String(file.key));
      if (file.plain?.[0] !== undefined) like.set(path, file.plain[0]);
    }
    const known = new Set(living.flatMap(({ plain }) => plain?.[0] ?? []));
    for (const path of this.#newFiles(known)) {
      const to = freePath(prefixOf(like) + path, files);
      files.set(to, this.#plain.values.get(path));
      fresh.set(to, path);
      this.#inserted.set(keyOf([path]), { file: to, pointer: '' });
    }
    return {
      files,
      fresh,
      like,
      was,
      places: this.#places,
      replaced: this.#replaced,
      inserted: (path) => this.#insertedAt(path),
    };
  }

  /** A file in a folder that is called like a tool moves with it. */
  #pathOf(file: SourceMember, files: ReadonlyMap<string, unknown>): string {
    const path = String(file.key);
    const [place] = file.name?.edited ? placesOf(file.name, this.#plainPlaces) : [];
    const fresh = place?.[0]?.split('/').at(-2);
    const names = path.split('/');
    if (fresh === undefined || names.length < 2) return path;
    return freePath(names.with(-2, fresh).join('/'), files);
  }

  /** Files with something new, and what is in a folder with them that is new altogether. */
  #newFiles(known: ReadonlySet<string>): string[] {
    const unknown = [...this.#plain.values.keys()].filter((path) => !known.has(path));
    const folders = new Set([...known].map(folderOf));
    const found = unknown.filter((path) => this.#new.has(keyOf([path])));
    const own = new Set(found.map(folderOf).filter((folder) => folder !== '' && !folders.has(folder)));
    return unknown.filter((path) => found.includes(path) || own.has(folderOf(path)));
  }

  #insertedAt(path: readonly string[]): FilePlace | null {
    for (let n = path.length; n > 0; n--) {
      const found = this.#inserted.get(keyOf(path.slice(0, n)));
      if (found) return { file: found.file, pointer: join(found.pointer, ...path.slice(n)) };
    }
    return null;
  }

  /**
   * An element, a named member or a file goes with all that stood for it in the output; what is left of it there, such
   * as the code of a deleted tool, does not keep it where it means nothing any more. What is in the sidecar alone stays.
   */
  #lives(member: SourceMember, isFile = false): boolean {
    if (!isFile && !this.#canGo(member)) return true;
    if (this.#hasNames && (isGone(member, isFile) || (isFile && this.#isLeft(member)))) return false;
    const standings = [...standingsIn(member)].filter(({ now }) => now !== undefined);
    if (standings.length === 0) return true;
    const isDeleted = standings.some(({ now }) => now === 'deleted' || now === 'unknown');
    const left = standings.filter(({ now }) => typeof now === 'object');
    if (!isDeleted) return isFile || left.length > 0;
    // A file of several tools' code stays with the code of the others.
    const isMostlyLeft = isFile && left.length * 2 >= standings.length;
    return isMostlyLeft || left.some((standing) => this.#counts(standing));
  }

  /** Elements and named members go with what stood for them, and plain members with what is in them. */
  #canGo({ key, name, members }: SourceMember): boolean {
    if (members.size === 0) return name !== undefined;
    return typeof key === 'number' || name !== undefined || !this.#hasNames;
  }

  /** Whether a file's elements went and those of others stay, as where each tool has a file of its own. */
  #isLeft(file: SourceMember): boolean {
    return this.#hasElements && isLeftEmpty(file);
  }

  #counts(standing: Standing): boolean {
    return placesOf(standing, this.#plainPlaces).length > 0;
  }

  /** undefined where nothing is left. */
  #valueOf(member: SourceMember, at: FilePlace): unknown {
    const { leaf } = member;
    if (member.members.size > 0 || isEmptied(member)) return this.#containerOf(member, at);
    const standing = leaf?.standing;
    if (!leaf || !standing || standing.value === undefined) return undefined;
    this.#places.set(member, at);
    const from = member.plain && plainValue(this.#plain, member.plain);
    const stated = this.#reference(member);
    if (stated !== undefined) return stated;
    if (standing.edited && from !== undefined) {
      this.#replaced.add(member);
      return from;
    }
    return leaf.from.is.kind === 'same' || leaf.from.is.kind === 'carried'
      ? standing.value
      : leaf.from.is.value;
  }

  /** What an element of a list says that is the name of a renamed thing: it is required, for example. */
  #reference({ key, name, leaf, plain }: SourceMember): unknown {
    if (!name?.edited || typeof key !== 'number') return undefined;
    const value = leaf?.standing.value;
    const fresh = this.#plainName(name);
    const variable = typeof value === 'string' ? variableOf(value, name.wrote, fresh) : undefined;
    return variable ?? (plain && plainValue(this.#plain, plain)) ?? fresh ?? value;
  }

  /** What the plain conversion makes of a name, of a package’s id and a tool’s name the latter. */
  #plainName(name: Standing): string | undefined {
    const places = placesOf(name, this.#plainPlaces);
    const isMember = (path: readonly string[]): boolean => typeof plainValue(this.#plain, path) === 'object';
    const place = places.find(isMember) ?? places[0];
    const value = place && plainValue(this.#plain, place);
    return typeof value === 'string' ? value : place?.at(-1);
  }

  #containerOf(member: SourceMember, at: FilePlace): unknown {
    const around = member.plain && plainValue(this.#plain, member.plain);
    const list = member.members.size > 0 ? isList(member) : Array.isArray(member.leaf?.standing.value);
    const parts = this.#partsOf(member, around, list);
    const out: object = list ? [] : {};
    let held = 0;
    for (const part of parts) {
      const name = list ? held : part.key;
      const value = this.#partAt(part, { file: at.file, pointer: join(at.pointer, name) });
      if (value === undefined) continue;
      setMember(out, name, value);
      held++;
    }
    this.#places.set(member, at);
    if (held > 0) return out;
    if (member.leaf) return out;
    return typeof around === 'object' && around !== null && !isFull(around) && Array.isArray(around) === list
      ? around
      : undefined;
  }

  #partAt({ member, path }: Part, place: FilePlace): unknown {
    if (member) return this.#valueOf(member, place);
    this.#inserted.set(keyOf(path), place);
    return plainValue(this.#plain, path);
  }

  #partsOf(member: SourceMember, around: unknown, list: boolean): Part[] {
    const living = [...member.members.values()].filter((one) => this.#lives(one));
    const parts = ordered(living, around).map((one): Part => {
      return { key: this.#keyOf(one), member: one, path: one.plain ?? [] };
    });
    if (typeof around !== 'object' || around === null || Array.isArray(around) !== list) return parts;
    const used = new Set(living.flatMap(({ plain }) => plain?.at(-1) ?? []));
    const keys = new Set(parts.map(({ key }) => key));
    let after = -1;
    for (const key of Object.keys(around)) {
      const path = [...(member.plain ?? []), key];
      const known = parts.findIndex((part) => part.member?.plain?.at(-1) === key);
      if (known >= 0) after = known;
      if (used.has(key) || !this.#new.has(keyOf(path)) || (!list && keys.has(key))) continue;
      const part = { key, member: null, path };
      if (list) parts.splice(++after, 0, part);
      else parts.push(part);
    }
    return parts;
  }

  /** The name that a member has now: another one where it was renamed in the output. */
  #keyOf({ key, name, plain }: SourceMember): string {
    const own = String(key);
    if (!name?.edited) return own;
    const fresh = this.#plainName(name);
    return variableOf(own, name.wrote, fresh) ?? plain?.at(-1) ?? fresh ?? own;
  }
}

/** The name of an environment variable that ends in the old name, with the new one; undefined for any other name. */
function variableOf(own: string, wrote: unknown, name: string | undefined): string | undefined {
  if (typeof wrote !== 'string' || name === undefined || !/^[A-Z][A-Z0-9_]*$/.test(own)) return undefined;
  const [old, fresh] = [screaming(wrote), screaming(name)];
  const isOwn = own !== wrote && old !== '' && fresh !== '' && own.endsWith(`_${old}`);
  return isOwn ? own.slice(0, -old.length) + fresh : undefined;
}

/** Numbers are indexes of a list. */
function isList(member: SourceMember): boolean {
  return [...member.members.keys()].every((key) => typeof key === 'number');
}

/** A leaf that was an empty container, and may hold something now. */
function isEmptied({ leaf }: SourceMember): boolean {
  const value = leaf?.standing.value;
  return typeof value === 'object' && value !== null && leaf?.from.is.kind === 'same';
}

function isFull(value: object | null): boolean {
  return value !== null && Object.keys(value).length > 0;
}

/** In their own order, unless the output's was changed: then in the order of the plain conversion. */
function ordered(members: readonly SourceMember[], around: unknown): readonly SourceMember[] {
  if (typeof around !== 'object' || around === null) return members;
  const known = members.flatMap((member) => {
    const standing = [...standingsIn(member)].find(({ now }) => typeof now === 'object');
    return member.plain && standing && typeof standing.now === 'object'
      ? [{ member, now: standing.now }]
      : [];
  });
  known.sort((a, b) => compare(a.now.were, b.now.were));
  const isMoved = known.some(({ now }, i) => {
    const before = known[i - 1]?.now;
    return before && compare(before.were, now.were) < 0 && compare(before.are, now.are) > 0;
  });
  if (!isMoved) return members;
  const positions = new Map(Object.keys(around).map((key, i) => [key, i]));
  let position = -1;
  const places = new Map(
    members.map((member) => {
      position = positions.get(member.plain?.at(-1) ?? '') ?? position;
      return [member, position];
    }),
  );
  return members.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The folders around the original that its conversion does not have. */
function prefixOf(like: ReadonlyMap<string, string>): string {
  for (const [path, plain] of like) if (path.endsWith(`/${plain}`)) return path.slice(0, -plain.length);
  return '';
}

function freePath(path: string, files: ReadonlyMap<string, unknown>): string {
  let free = path;
  for (let n = 2; files.has(free); n++) {
    free = path.replace(/(\.\w+)?$/, (extension) => `-${String(n)}${extension}`);
  }
  return free;
}
