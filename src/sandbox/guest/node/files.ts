// `fs` of Node.js over files in memory: what is written is gone with the run.

import type { NodeBufferClass } from '../../../node/buffer.ts';
import { wrongType } from '../../../node/node-errors.ts';

/** What `fs` stands upon; paths are absolute. */
export interface FileSystem {
  /** Path → content; changed in place. */
  readonly files: Map<string, string | Uint8Array>;
  readonly resolve: (path: string) => string;
  /** Ends the run for files of the server that a page cannot know. */
  readonly check: (path: string) => void;
  /** Hears of what is written. */
  readonly wrote: (path: string, content: string | Uint8Array) => void;
  readonly Buffer: NodeBufferClass;
}

type Fn = (...args: never[]) => unknown;

const ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  ENOENT: [-2, 'no such file or directory'],
  EISDIR: [-21, 'illegal operation on a directory'],
  ENOTDIR: [-20, 'not a directory'],
  EEXIST: [-17, 'file already exists'],
  ENOTEMPTY: [-39, 'directory not empty'],
};

function failure(code: string, syscall: string, path?: string, dest?: string): Error {
  const [errno = 0, words = ''] = ERRORS[code] ?? [];
  const places = path === undefined ? '' : ` '${path}'${dest === undefined ? '' : ` -> '${dest}'`}`;
  const error = new Error(`${code}: ${words}, ${syscall}${places}`);
  return Object.assign(error, {
    errno,
    syscall,
    code,
    ...(path === undefined ? {} : { path }),
    ...(dest === undefined ? {} : { dest }),
  });
}

function asText(path: unknown): string {
  if (path instanceof URL) return decodeURIComponent(path.pathname);
  if (typeof path === 'string') return path;
  throw wrongType('path', 'of type string or an instance of Buffer or URL', path);
}

const parentOf = (full: string): string => full.slice(0, full.lastIndexOf('/')) || '/';

interface Recursive {
  readonly recursive?: boolean;
}

/** The functions of `fs` that more than read a name; where a path does not fit, they throw as the system call. */
class Tree {
  readonly #system: FileSystem;
  readonly #files: FileSystem['files'];
  /** Folders that code made; those of files need no entry. */
  readonly #folders = new Set<string>();

  constructor(system: FileSystem) {
    this.#system = system;
    this.#files = system.files;
  }

  /** A path as code wrote it, and whole. */
  at(path: unknown): { readonly shown: string; readonly full: string } {
    const shown = asText(path);
    const full = this.#system.resolve(shown);
    this.#system.check(full);
    return { shown, full };
  }

  has(full: string): boolean {
    return this.#files.has(full) || this.#isFolder(full);
  }

  #isFolder(full: string): boolean {
    return (
      this.#folders.has(full) ||
      full === '/' ||
      full === '/tmp' ||
      [...this.#files.keys()].some((one) => one.startsWith(`${full}/`))
    );
  }

  #bytes(content: string | Uint8Array): Uint8Array {
    return this.#system.Buffer.from(content);
  }

  read(path: unknown, options: unknown): unknown {
    const { shown, full } = this.at(path);
    const content = this.#files.get(full);
    if (content === undefined) {
      if (this.#isFolder(full)) throw failure('EISDIR', 'read');
      throw failure('ENOENT', 'open', shown);
    }
    const encoding: unknown =
      typeof options === 'string'
        ? options
        : (options as { encoding?: unknown } | null | undefined)?.encoding;
    const made = this.#system.Buffer.from(content);
    return encoding ? made.toString(encoding) : made;
  }

  write(path: unknown, data: unknown, appends: boolean): void {
    const { shown, full } = this.at(path);
    if (this.#isFolder(full)) throw failure('EISDIR', 'open', shown);
    if (!this.#isFolder(parentOf(full))) throw failure('ENOENT', 'open', shown);
    if (typeof data !== 'string' && !ArrayBuffer.isView(data))
      throw wrongType('data', 'of type string or an instance of Buffer, TypedArray, or DataView', data);
    const before = appends ? this.#files.get(full) : undefined;
    const added = data as string | Uint8Array;
    const made =
      before === undefined ? added : this.#system.Buffer.concat([this.#bytes(before), this.#bytes(added)]);
    this.#files.set(full, made);
    this.#system.wrote(full, made);
  }

  stat(path: unknown, syscall: string, options?: { readonly throwIfNoEntry?: boolean }): unknown {
    const { shown, full } = this.at(path);
    if (this.has(full)) return this.#stats(full);
    if (options?.throwIfNoEntry === false) return undefined;
    throw failure('ENOENT', syscall, shown);
  }

  #stats(full: string): object {
    const content = this.#files.get(full);
    const size = content === undefined ? 4096 : this.#bytes(content).length;
    const time = new Date();
    return {
      size,
      mode: content === undefined ? 16877 : 33188,
      ...{ atimeMs: +time, mtimeMs: +time, ctimeMs: +time, birthtimeMs: +time },
      ...{ atime: time, mtime: time, ctime: time, birthtime: time },
      isFile: () => content !== undefined,
      isDirectory: () => content === undefined,
      isSymbolicLink: () => false,
    };
  }

  list(path: unknown, options?: { readonly withFileTypes?: boolean }): unknown[] {
    const { shown, full } = this.at(path);
    if (this.#files.has(full)) throw failure('ENOTDIR', 'scandir', shown);
    if (!this.#isFolder(full)) throw failure('ENOENT', 'scandir', shown);
    const names = this.#namesIn(full);
    if (options?.withFileTypes !== true) return names;
    return names.map((name) => ({ name, path: full, ...this.#stats(`${full}/${name}`) }));
  }

  #namesIn(full: string): string[] {
    const names = [...this.#files.keys(), ...this.#folders].flatMap((one) =>
      one.startsWith(`${full}/`) ? [one.slice(full.length + 1).split('/')[0] ?? ''] : [],
    );
    return [...new Set(names)].sort();
  }

  makeFolder(path: unknown, options?: Recursive): string | undefined {
    const { shown, full } = this.at(path);
    const isNew = !this.has(full);
    const isRecursive = options?.recursive === true;
    if (!isNew && !isRecursive) throw failure('EEXIST', 'mkdir', shown);
    if (!this.#isFolder(parentOf(full)) && !isRecursive) throw failure('ENOENT', 'mkdir', shown);
    for (let here = full; here !== '' && !this.has(here); here = here.slice(0, here.lastIndexOf('/')))
      this.#folders.add(here);
    return isNew && isRecursive ? full : undefined;
  }

  remove(path: unknown, syscall: string, options?: Recursive & { readonly force?: boolean }): void {
    const { shown, full } = this.at(path);
    if (this.#files.delete(full)) return;
    if (!this.has(full)) {
      if (options?.force === true) return;
      throw failure('ENOENT', syscall, shown);
    }
    if (this.#namesIn(full).length > 0 && options?.recursive !== true)
      throw failure(syscall === 'rmdir' ? 'ENOTEMPTY' : 'EISDIR', syscall, shown);
    for (const one of [...this.#files.keys()]) if (one.startsWith(`${full}/`)) this.#files.delete(one);
    this.#folders.delete(full);
  }

  copy(from: unknown, to: unknown, syscall: 'copyfile' | 'rename'): void {
    const [a, b] = [this.at(from), this.at(to)];
    const content = this.#files.get(a.full);
    if (content === undefined) throw failure('ENOENT', syscall, a.shown, b.shown);
    if (syscall === 'rename') this.#files.delete(a.full);
    this.#files.set(b.full, content);
  }
}

/** `fs`, with `fs/promises` as its `promises`. */
export function filesModule(system: FileSystem): Record<string, unknown> {
  const tree = new Tree(system);
  const stat =
    (syscall: string) =>
    (path: unknown, options?: { readonly throwIfNoEntry?: boolean }): unknown =>
      tree.stat(path, syscall, options);
  const remove =
    (syscall: string) =>
    (path: unknown, options?: Recursive): void =>
      tree.remove(path, syscall, options);
  const sync: Record<string, Fn> = {
    readFile: (path: unknown, options?: unknown) => tree.read(path, options),
    writeFile: (path: unknown, data: unknown, options?: { readonly flag?: unknown }) =>
      tree.write(path, data, options?.flag === 'a'),
    appendFile: (path: unknown, data: unknown, _options?: unknown) => tree.write(path, data, true),
    access(path: unknown) {
      const { shown, full } = tree.at(path);
      if (!tree.has(full)) throw failure('ENOENT', 'access', shown);
    },
    stat: stat('stat'),
    lstat: stat('lstat'),
    readdir: (path: unknown, options?: { readonly withFileTypes?: boolean }) => tree.list(path, options),
    mkdir: (path: unknown, options?: Recursive) => tree.makeFolder(path, options),
    rm: remove('rm'),
    rmdir: remove('rmdir'),
    unlink: remove('unlink'),
    rename: (from: unknown, to: unknown) => tree.copy(from, to, 'rename'),
    copyFile: (from: unknown, to: unknown) => tree.copy(from, to, 'copyfile'),
    realpath: (path: unknown) => tree.at(path).full,
  };
  return modulesOf(sync, (path) => {
    try {
      return tree.has(tree.at(path).full);
    } catch (error) {
      if (typeof path === 'string') throw error;
      return false;
    }
  });
}

const CONSTANTS = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 };

/** The three forms of each function: at once, with a callback, and as a promise. */
function modulesOf(
  sync: Readonly<Record<string, Fn>>,
  exists: (path: unknown) => boolean,
): Record<string, unknown> {
  const promises: Record<string, unknown> = { constants: CONSTANTS };
  const made: Record<string, unknown> = { constants: CONSTANTS, ...CONSTANTS, promises, existsSync: exists };
  for (const [name, work] of Object.entries(sync)) {
    const run = work as (...args: unknown[]) => unknown;
    made[`${name}Sync`] = run;
    promises[name] = async (...args: unknown[]) => run(...args);
    made[name] = (...args: unknown[]): void => {
      const done = args.pop();
      if (typeof done !== 'function') throw wrongType('cb', 'of type function', done);
      const call = done as (error: unknown, value?: unknown) => void;
      void Promise.resolve().then(() => {
        let value: unknown;
        try {
          value = run(...args);
        } catch (error) {
          return setTimeout(call, 0, error);
        }
        return setTimeout(call, 0, null, value);
      });
    };
  }
  made.exists = (path: unknown, done: (found: boolean) => void): void =>
    void setTimeout(done, 0, exists(path));
  return made;
}

/** An error of a folder that is not there, as `process.chdir` throws it. */
export const noFolder = (from: string, to: string): Error => failure('ENOENT', 'chdir', from, to);
