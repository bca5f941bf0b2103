// `fs` of Node.js over files in memory: what is written is gone with the run.

import type { NodeBufferClass } from '../../../node/buffer.ts';
import { wrongType } from '../../../node/node-errors.ts';

type Content = string | Uint8Array;

/** What `fs` stands upon; paths are absolute. */
export interface FileSystem {
  /** Path → content, at the start. */
  readonly files: ReadonlyMap<string, Content>;
  readonly resolve: (path: string) => string;
  /** Ends the run for files of the server that a page cannot know. */
  readonly check: (path: string) => void;
  /** Hears of what is written. */
  readonly wrote: (path: string, content: Content) => void;
  readonly Buffer: NodeBufferClass;
}

const ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  ENOENT: [-2, 'no such file or directory'],
  EISDIR: [-21, 'illegal operation on a directory'],
  ENOTDIR: [-20, 'not a directory'],
  EEXIST: [-17, 'file already exists'],
  ENOTEMPTY: [-39, 'directory not empty'],
};

function failure(code: string, syscall: string, path?: string, dest?: string): Error {
  const [errno, words] = ERRORS[code] ?? [];
  const places = [path, dest].filter((one) => one !== undefined).map((one) => `'${one}'`);
  const error = new Error(`${code}: ${String(words)}, ${[syscall, places.join(' -> ')].join(' ').trim()}`);
  return Object.assign(error, { errno, syscall, code, path }, dest === undefined ? {} : { dest });
}

function asText(path: unknown): string {
  if (path instanceof URL) return decodeURIComponent(path.pathname);
  if (typeof path === 'string') return path;
  throw wrongType('path', 'of type string or an instance of Buffer or URL', path);
}

const parentOf = (full: string): string => full.slice(0, full.lastIndexOf('/')) || '/';

interface Options {
  readonly recursive?: boolean;
  readonly force?: boolean;
  readonly withFileTypes?: boolean;
  readonly throwIfNoEntry?: boolean;
  readonly encoding?: unknown;
  readonly flag?: unknown;
}

/** A path as code wrote it, whole, and what is there: null is a folder, undefined nothing. */
interface Place {
  readonly shown: string;
  readonly full: string;
  readonly found: Content | null | undefined;
}

/** The functions of `fs` by their names; where a path does not fit, they throw as the system call. */
class Tree {
  readonly #system: FileSystem;
  readonly #all = new Map<string, Content | null>([
    ['/', null],
    ['/tmp', null],
  ]);

  constructor(system: FileSystem) {
    this.#system = system;
    for (const [path, content] of system.files) this.#add(path, content);
  }

  /** With the folders around it. */
  #add(path: string, content: Content | null): void {
    this.#all.set(path, content);
    for (let here = parentOf(path); !this.#all.has(here); here = parentOf(here)) this.#all.set(here, null);
  }

  #at(path: unknown): Place {
    const shown = asText(path);
    const full = this.#system.resolve(shown);
    this.#system.check(full);
    return { shown, full, found: this.#all.get(full) };
  }

  #there(path: unknown, syscall: string): Place {
    const place = this.#at(path);
    if (place.found === undefined) throw failure('ENOENT', syscall, place.shown);
    return place;
  }

  /** A place that can be written, in a folder that is there. */
  #writable(path: unknown, syscall: string): Place {
    const place = this.#at(path);
    if (this.#all.get(parentOf(place.full)) !== null) throw failure('ENOENT', syscall, place.shown);
    return place;
  }

  exists(path: unknown): boolean {
    return typeof path === 'string' && this.#at(path).found !== undefined;
  }

  access(path: unknown): void {
    this.#there(path, 'access');
  }

  readFile(path: unknown, options?: Options | string): unknown {
    const { found } = this.#there(path, 'open');
    if (found === null) throw failure('EISDIR', 'read');
    const encoding = typeof options === 'string' ? options : options?.encoding;
    const made = this.#system.Buffer.from(found);
    return encoding ? made.toString(encoding) : made;
  }

  writeFile(path: unknown, data: unknown, options?: Options): void {
    const { shown, full, found } = this.#writable(path, 'open');
    if (found === null) throw failure('EISDIR', 'open', shown);
    if (typeof data !== 'string' && !ArrayBuffer.isView(data))
      throw wrongType('data', 'of type string or an instance of Buffer, TypedArray, or DataView', data);
    const { Buffer } = this.#system;
    const before = options?.flag === 'a' && found !== undefined ? [Buffer.from(found)] : [];
    const made = before.length > 0 ? Buffer.concat([...before, Buffer.from(data)]) : (data as Content);
    this.#all.set(full, made);
    this.#system.wrote(full, made);
  }

  appendFile(path: unknown, data: unknown): void {
    this.writeFile(path, data, { flag: 'a' });
  }

  stat(path: unknown, options?: Options, syscall = 'stat'): unknown {
    if (options?.throwIfNoEntry === false && !this.exists(path)) return undefined;
    return this.#stats(this.#there(path, syscall).full);
  }

  /** Nothing here is a link. */
  lstat(path: unknown, options?: Options): unknown {
    return this.stat(path, options, 'lstat');
  }

  realpath(path: unknown): string {
    return this.#there(path, 'lstat').full;
  }

  #stats(full: string): object {
    const content = this.#all.get(full) ?? null;
    const time = new Date();
    return {
      size: content === null ? 4096 : this.#system.Buffer.from(content).length,
      mode: content === null ? 16877 : 33188,
      ...{ atimeMs: +time, mtimeMs: +time, ctimeMs: +time, birthtimeMs: +time },
      ...{ atime: time, mtime: time, ctime: time, birthtime: time },
      isFile: () => content !== null,
      isDirectory: () => content === null,
      isSymbolicLink: () => false,
    };
  }

  readdir(path: unknown, options?: Options): unknown[] {
    const { shown, full, found } = this.#there(path, 'scandir');
    if (found !== null) throw failure('ENOTDIR', 'scandir', shown);
    const names = this.#within(full).map((one) => one.slice(one.lastIndexOf('/') + 1));
    if (options?.withFileTypes !== true) return names.sort();
    return names.sort().map((name) => ({ name, path: full, ...this.#stats(`${full}/${name}`) }));
  }

  #within(full: string): string[] {
    return [...this.#all.keys()].filter((one) => one !== '/' && parentOf(one) === full);
  }

  mkdir(path: unknown, options?: Options): string | undefined {
    const isDeep = options?.recursive === true;
    const { shown, full, found } = isDeep ? this.#at(path) : this.#writable(path, 'mkdir');
    if (found === undefined) this.#add(full, null);
    else if (!isDeep) throw failure('EEXIST', 'mkdir', shown);
    return isDeep && found === undefined ? full : undefined;
  }

  rm(path: unknown, options: Options = {}, syscall = 'rm'): void {
    if (options.force === true && !this.exists(path)) return;
    const { shown, full } = this.#there(path, syscall);
    const inside = this.#within(full);
    if (inside.length > 0 && options.recursive !== true)
      throw failure(syscall === 'rmdir' ? 'ENOTEMPTY' : 'EISDIR', syscall, shown);
    for (const one of inside) this.rm(one, options);
    this.#all.delete(full);
  }

  rmdir(path: unknown, options?: Options): void {
    this.rm(path, options, 'rmdir');
  }

  unlink(path: unknown): void {
    this.rm(path, {}, 'unlink');
  }

  copyFile(from: unknown, to: unknown, syscall = 'copyfile'): void {
    const [{ shown, found }, target] = [this.#at(from), this.#writable(to, syscall)];
    if (typeof found !== 'string' && !found) throw failure('ENOENT', syscall, shown, target.shown);
    this.#all.set(target.full, found);
  }

  rename(from: unknown, to: unknown): void {
    this.copyFile(from, to, 'rename');
    this.#all.delete(this.#at(from).full);
  }
}

const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 };

type Work = (...args: unknown[]) => unknown;

/** `fs`, with `fs/promises` as its `promises`: each function at once, with a callback, and as a promise. */
export function filesModule(system: FileSystem): Record<string, unknown> {
  const tree = new Tree(system);
  const promises: Record<string, unknown> = { constants };
  const existsSync = (path: unknown): boolean => tree.exists(path);
  const made: Record<string, unknown> = { constants, ...constants, promises, existsSync };
  made.exists = (path: unknown, done: (found: boolean) => void): void =>
    void setTimeout(done, 0, existsSync(path));
  for (const name of Object.getOwnPropertyNames(Tree.prototype)) {
    if (name === 'constructor' || name === 'exists') continue;
    const run: Work = (...args) => (tree as unknown as Record<string, Work>)[name]?.apply(tree, args);
    made[`${name}Sync`] = run;
    promises[name] = async (...args: unknown[]) => run(...args);
    made[name] = (...args: unknown[]): void => {
      const done = args.pop();
      if (typeof done !== 'function') throw wrongType('cb', 'of type function', done);
      const call = done as (error: unknown, value?: unknown) => void;
      void Promise.resolve()
        .then(() => run(...args))
        .then(
          (value) => setTimeout(call, 0, null, value),
          (error: unknown) => setTimeout(call, 0, error),
        );
    };
  }
  return made;
}

/** An error of a folder that is not there, as `process.chdir` throws it. */
export const noFolder = (from: string, to: string): Error => failure('ENOENT', 'chdir', from, to);
