// The modules of Node.js that a page can have, made when they are asked for.

import EventEmitter from 'events';
import { gunzipSync, gzipSync, inflateSync, deflateSync, unzlibSync, zlibSync } from 'fflate';
import * as inspection from 'node-inspect-extracted';
import path from 'path-browserify';
import punycode from 'punycode/';
import stream from 'readable-stream';
import { StringDecoder } from 'string_decoder/';
import { createHmac, type ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { nodeError, wrongType } from '../../../node/node-errors.ts';
import { assert } from './assert.ts';
import { filesModule, type FileSystem } from './files.ts';
import { stubOf } from './stubs.ts';
import { legacyUrl, querystring } from './text-modules.ts';

/** What the modules stand upon: the globals of this run, which code may have replaced afterwards. */
export interface ModulesEnv {
  readonly global: Readonly<Record<string, unknown>>;
  readonly crypto: ToolCryptoAndBuffer;
  readonly files: Omit<FileSystem, 'Buffer'>;
  readonly process: object;
  readonly needs: (what: string) => never;
}

type Anything = Readonly<Record<string, unknown>>;

/** Gives a module by its name without `node:`; undefined for a name that Node.js has not. */
export function nodeModules(env: ModulesEnv): (name: string) => object | undefined {
  const made = new Map<string, object | undefined>();
  const whole = wholeModules(env, (name) => get(name) as Anything);
  const parts = partsOf(env, (name) => get(name) as Anything);
  const get = (name: string): object | undefined => {
    if (!made.has(name)) made.set(name, whole[name]?.() ?? stubOf(name, env.needs, parts[name]?.()));
    return made.get(name);
  };
  return get;
}

/** Those of which a page has all that code asks for. */
function wholeModules(
  { global, crypto: { Buffer }, process }: ModulesEnv,
  get: (name: string) => Anything,
): Readonly<Record<string, () => object>> {
  return {
    'assert/strict': () => get('assert'),
    buffer: () => ({ ...membersOf(global, 'Blob atob btoa'), Buffer }),
    console: () => global.console as object,
    events: () => Object.assign(EventEmitter, { EventEmitter, once: EventEmitter.once }),
    path: () => pathModule,
    'path/posix': () => pathModule,
    perf_hooks: () => membersOf(global, 'performance Performance'),
    process: () => process,
    punycode: () => punycode,
    querystring: () => querystring,
    stream: () => stream,
    'stream/promises': () => (stream as unknown as Anything).promises as object,
    string_decoder: () => ({ StringDecoder }),
    sys: () => get('util'),
    timers: () =>
      membersOf(global, 'setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate'),
    'util/types': () => get('util').types as object,
  };
}

/** Those whose other members end the run where they are used. */
function partsOf(
  { global, crypto, files }: ModulesEnv,
  get: (name: string) => Anything,
): Readonly<Record<string, () => object>> {
  return {
    assert: () => assert,
    crypto: () => cryptoModule(crypto),
    dns: () => ({ promises: get('dns/promises') }),
    fs: () => filesModule({ ...files, Buffer: crypto.Buffer }),
    'fs/promises': () => get('fs').promises as object,
    os: () => OS,
    'timers/promises': () => timerPromises(global),
    url: () => urlModule(global),
    util: () => utilModule(global),
    worker_threads: () => ({ isMainThread: true, parentPort: null, workerData: null, threadId: 0 }),
    zlib: () => zlibModule(crypto),
  };
}

const membersOf = (global: Anything, names: string): Record<string, unknown> =>
  Object.fromEntries(names.split(' ').map((name) => [name, global[name]]));

const pathModule = (() => {
  const strings = (name: string, args: readonly unknown[]): void => {
    for (const one of args) if (typeof one !== 'string') throw wrongType(name, 'of type string', one);
  };
  const made: Record<string, unknown> = { sep: '/', delimiter: ':' };
  for (const [name, work] of Object.entries(path)) {
    if (typeof work !== 'function') continue;
    const run = work as (...args: unknown[]) => unknown;
    made[name] = (...args: unknown[]): unknown => {
      if (name === 'basename' && args[1] !== undefined) strings('ext', [args[1]]);
      if (name !== 'format') strings('path', /join|resolve/.test(name) ? args : [args[0]]);
      // The package asks a process for its folder, which a page has not.
      return name === 'resolve' ? run('/app/server', ...args) : run(...args);
    };
  }
  made.relative = (from: string, to: string): string =>
    path.relative(path.join('/app/server', from), path.join('/app/server', to));
  made.posix = made;
  return made;
})();

/** What is the same on every server of the official image. */
const OS = {
  EOL: '\n',
  devNull: '/dev/null',
  arch: () => 'x64',
  platform: () => 'linux',
  type: () => 'Linux',
  endianness: () => 'LE',
  homedir: () => '/app',
  tmpdir: () => '/tmp',
};

function cryptoModule({ createHash, randomBytes, randomUUID }: ToolCryptoAndBuffer): object {
  return {
    createHash,
    createHmac,
    randomBytes,
    randomUUID,
    randomInt(first: number, second?: number): number {
      const [from, to] = second === undefined ? [0, first] : [first, second];
      const part = randomBytes(6).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 48;
      return from + Math.floor(part * (to - from));
    },
    timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
      const words = 'Input buffers must have the same byte length';
      if (a.byteLength !== b.byteLength)
        throw nodeError(RangeError, 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH', words);
      return a.every((byte, i) => byte === b[i]);
    },
  };
}

function zlibModule({ Buffer }: ToolCryptoAndBuffer): object {
  const of =
    (work: (bytes: Uint8Array) => Uint8Array) =>
    (data: unknown): Uint8Array =>
      Buffer.from(work(Buffer.from(data)));
  return {
    gzipSync: of((bytes) => gzipSync(bytes, { mtime: 0 })),
    gunzipSync: of(gunzipSync),
    deflateSync: of(zlibSync),
    inflateSync: of(unzlibSync),
    deflateRawSync: of(deflateSync),
    inflateRawSync: of(inflateSync),
  };
}

function timerPromises(global: Anything): object {
  const later = global.setTimeout as (work: () => void, ms?: number) => unknown;
  const after = (ms?: number, value?: unknown): Promise<unknown> =>
    new Promise((done) => later(() => done(value), ms));
  return { setTimeout: after, setImmediate: (value?: unknown) => after(0, value) };
}

function urlModule({ URL, URLSearchParams }: Anything): object {
  const Url = URL as typeof globalThis.URL;
  return {
    ...legacyUrl,
    URL,
    URLSearchParams,
    fileURLToPath(given: unknown): string {
      const url = typeof given === 'string' ? new Url(given) : (given as URL);
      if (url.protocol !== 'file:')
        throw nodeError(TypeError, 'ERR_INVALID_URL_SCHEME', 'The URL must be of scheme file');
      return decodeURIComponent(url.pathname);
    },
    pathToFileURL: (file: string) =>
      new Url(`file://${encodeURI(file).replace(/[?#]/g, encodeURIComponent)}`),
  };
}

const custom = Symbol.for('nodejs.util.promisify.custom');

function promisify(original: unknown): unknown {
  if (typeof original !== 'function') throw wrongType('original', 'of type function', original);
  const own: unknown = (original as unknown as Record<symbol, unknown>)[custom];
  if (own !== undefined) return own;
  return function (this: unknown, ...args: unknown[]) {
    return new Promise((done, failed) => {
      const call = (error: unknown, value: unknown): void => (error ? failed(error as Error) : done(value));
      Reflect.apply(original, this, [...args, call]);
    });
  };
}

function utilModule({ TextEncoder, TextDecoder }: Anything): object {
  const types = Object.fromEntries(
    Object.entries(TYPES).map(([name, Type]) => [name, (value: unknown) => value instanceof Type]),
  );
  return {
    ...inspection,
    TextEncoder,
    TextDecoder,
    types,
    isArray: Array.isArray,
    promisify: Object.assign(promisify, { custom }),
    inherits(child: { super_?: unknown; prototype: object }, parent: { prototype: object }): void {
      child.super_ = parent;
      Object.setPrototypeOf(child.prototype, parent.prototype);
    },
    deprecate: (work: unknown) => work,
    debuglog: () => () => undefined,
  };
}

const TYPES = {
  isDate: Date,
  isRegExp: RegExp,
  isPromise: Promise,
  isMap: Map,
  isSet: Set,
  isNativeError: Error,
  isArrayBuffer: ArrayBuffer,
  isUint8Array: Uint8Array,
  isTypedArray: Object.getPrototypeOf(Uint8Array) as DateConstructor,
};
