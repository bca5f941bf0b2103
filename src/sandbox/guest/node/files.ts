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

/** `fs`, with `fs/promises` as its `promises`. */
export function filesModule({ files, resolve, check, wrote, Buffer }: FileSystem): Record<string, unknown> {
  const folders = new Set<string>();
  const asText = (path: unknown, name = 'path'): string => {
    if (path instanceof URL) return decodeURIComponent(path.pathname);
    if (typeof path === 'string') return path;
    throw wrongType(name, 'of type string or an instance of Buffer or URL', path);
  };
  const at = (path: unknown): { shown: string; full: string } => {
    const shown = asText(path);
    const full = resolve(shown);
    check(full);
    return { shown, full };
  };
  const isFolder = (full: string): boolean =>
    folders.has(full) ||
    full === '/' ||
    full === '/tmp' ||
    [...files.keys()].some((one) => one.startsWith(`${full}/`));
  const there = (full: string): boolean => files.has(full) || isFolder(full);
  const encodingOf = (options: unknown): unknown =>
    typeof options === 'string' ? options : (options as { encoding?: unknown } | null | undefined)?.encoding;
  const bytes = (content: string | Uint8Array): Uint8Array => Buffer.from(content);
  const write = (path: unknown, data: unknown, options: unknown, syscall: string): void => {
    const { shown, full } = at(path);
    if (isFolder(full)) throw failure('EISDIR', 'open', shown);
    if (!isFolder(full.slice(0, full.lastIndexOf('/')) || '/')) throw failure('ENOENT', 'open', shown);
    if (typeof data !== 'string' && !ArrayBuffer.isView(data))
      throw wrongType('data', 'of type string or an instance of Buffer, TypedArray, or DataView', data);
    const flag = (options as { flag?: unknown } | undefined)?.flag;
    const before = syscall === 'append' || flag === 'a' ? files.get(full) : undefined;
    const added = data as string | Uint8Array;
    const made = before === undefined ? added : Buffer.concat([bytes(before), bytes(added)]);
    files.set(full, made);
    wrote(full, made);
  };
  const stats = (full: string): object => {
    const content = files.get(full);
    const size = content === undefined ? 4096 : bytes(content).length;
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
  };
  const list = (full: string): string[] => {
    const names = [...files.keys(), ...folders].flatMap((one) =>
      one.startsWith(`${full}/`) ? [one.slice(full.length + 1).split('/')[0] ?? ''] : [],
    );
    return [...new Set(names)].sort();
  };
  const stat =
    (syscall: string) =>
    (path: unknown, options?: { throwIfNoEntry?: boolean }): unknown => {
      const { shown, full } = at(path);
      if (there(full)) return stats(full);
      if (options?.throwIfNoEntry === false) return undefined;
      throw failure('ENOENT', syscall, shown);
    };
  const remove =
    (syscall: string) =>
    (path: unknown, options?: { recursive?: boolean; force?: boolean }): void => {
      const { shown, full } = at(path);
      if (files.delete(full)) return;
      if (!there(full)) {
        if (options?.force === true) return;
        throw failure('ENOENT', syscall, shown);
      }
      if (list(full).length > 0 && options?.recursive !== true)
        throw failure(syscall === 'rmdir' ? 'ENOTEMPTY' : 'EISDIR', syscall, shown);
      for (const one of [...files.keys()]) if (one.startsWith(`${full}/`)) files.delete(one);
      folders.delete(full);
    };
  const sync: Record<string, Fn> = {
    readFile(path: unknown, options?: unknown) {
      const { shown, full } = at(path);
      const content = files.get(full);
      if (content === undefined) {
        if (isFolder(full)) throw failure('EISDIR', 'read');
        throw failure('ENOENT', 'open', shown);
      }
      const encoding = encodingOf(options);
      return encoding ? Buffer.from(content).toString(encoding) : Buffer.from(content);
    },
    writeFile: (path: unknown, data: unknown, options?: unknown) => write(path, data, options, 'open'),
    appendFile: (path: unknown, data: unknown, options?: unknown) => write(path, data, options, 'append'),
    access(path: unknown) {
      const { shown, full } = at(path);
      if (!there(full)) throw failure('ENOENT', 'access', shown);
    },
    stat: stat('stat'),
    lstat: stat('lstat'),
    readdir(path: unknown, options?: { withFileTypes?: boolean }) {
      const { shown, full } = at(path);
      if (files.has(full)) throw failure('ENOTDIR', 'scandir', shown);
      if (!isFolder(full)) throw failure('ENOENT', 'scandir', shown);
      if (options?.withFileTypes !== true) return list(full);
      return list(full).map((name) => ({ name, path: full, ...stats(`${full}/${name}`) }));
    },
    mkdir(path: unknown, options?: { recursive?: boolean }) {
      const { shown, full } = at(path);
      const isNew = !there(full);
      if (!isNew && options?.recursive !== true) throw failure('EEXIST', 'mkdir', shown);
      if (!isFolder(full.slice(0, full.lastIndexOf('/')) || '/') && options?.recursive !== true)
        throw failure('ENOENT', 'mkdir', shown);
      for (let here = full; here !== '' && !there(here); here = here.slice(0, here.lastIndexOf('/')))
        folders.add(here);
      return isNew && options?.recursive === true ? full : undefined;
    },
    rm: remove('rm'),
    rmdir: remove('rmdir'),
    unlink: remove('unlink'),
    rename(from: unknown, to: unknown) {
      const [a, b] = [at(from), at(to)];
      const content = files.get(a.full);
      if (content === undefined) throw failure('ENOENT', 'rename', a.shown, b.shown);
      files.delete(a.full);
      files.set(b.full, content);
    },
    copyFile(from: unknown, to: unknown) {
      const [a, b] = [at(from), at(to)];
      const content = files.get(a.full);
      if (content === undefined) throw failure('ENOENT', 'copyfile', a.shown, b.shown);
      files.set(b.full, content);
    },
    realpath: (path: unknown) => at(path).full,
  };
  return modulesOf(sync, (path) => {
    try {
      return there(at(path).full);
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
    // eslint-disable-next-line @typescript-eslint/require-await
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
