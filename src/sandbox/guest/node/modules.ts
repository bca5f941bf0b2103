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
import { assertOf } from './assert.ts';
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
export function nodeModules(env: ModulesEnv): (name: string) => unknown {
  const made = new Map<string, unknown>();
  const makers = makersOf(env, (name) => get(name) as Anything);
  const get = (name: string): unknown => {
    if (!made.has(name)) made.set(name, (makers[name] ?? (() => stubOf(name, env.needs)))());
    return made.get(name);
  };
  return get;
}

function makersOf(
  { global, crypto, files, process, needs }: ModulesEnv,
  get: (name: string) => Anything,
): Readonly<Record<string, () => unknown>> {
  const { Buffer } = crypto;
  const take = (...names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, global[name]]));
  return {
    assert: () => assertOf((a, b) => isDeepEqual(a, b)),
    'assert/strict': () => get('assert'),
    buffer: () => ({
      ...take('Blob', 'atob', 'btoa'),
      Buffer,
      kMaxLength: 4_294_967_296,
      constants: { MAX_LENGTH: 4_294_967_296, MAX_STRING_LENGTH: 536_870_888 },
    }),
    console: () => global.console,
    constants: () => ({ ...(get('os').constants as object) }),
    crypto: () => cryptoModule(crypto, global, needs),
    events: () => Object.assign(EventEmitter, { EventEmitter, once: EventEmitter.once }),
    fs: () => filesModule({ ...files, Buffer }),
    'fs/promises': () => get('fs').promises,
    os: osModule,
    path: () => pathModule,
    'path/posix': () => pathModule,
    perf_hooks: () => take('performance', 'Performance'),
    process: () => process,
    punycode: () => punycode,
    querystring: () => querystring,
    stream: () => stream,
    'stream/promises': () => (stream as unknown as Anything).promises,
    'stream/web': () => take(...STREAMS.split(' ')),
    string_decoder: () => ({ StringDecoder }),
    sys: () => get('util'),
    timers: () => take(...TIMERS.split(' ')),
    'timers/promises': () => timerPromises(global),
    url: () => urlModule(global),
    util: () => utilModule(global),
    'util/types': () => get('util').types,
    zlib: () => stubOf('zlib', needs, zlibModule(crypto)),
  };
}

const TIMERS = 'setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate';
const STREAMS =
  'ReadableStream ReadableStreamDefaultReader ReadableStreamBYOBReader WritableStream WritableStreamDefaultWriter TransformStream ByteLengthQueuingStrategy CountQueuingStrategy TextEncoderStream TextDecoderStream CompressionStream DecompressionStream';

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
  made.toNamespacedPath = (one: unknown): unknown => one;
  made.posix = made;
  made.win32 = made;
  return made;
})();

function osModule(): object {
  const cpu = {
    model: 'Intel(R) Xeon(R)',
    speed: 2400,
    times: { user: 1, nice: 0, sys: 1, idle: 1, irq: 0 },
  };
  return {
    EOL: '\n',
    devNull: '/dev/null',
    constants: {
      signals: { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 },
      errno: { ENOENT: 2, EACCES: 13 },
    },
    arch: () => 'x64',
    platform: () => 'linux',
    type: () => 'Linux',
    endianness: () => 'LE',
    hostname: () => 'server',
    homedir: () => '/app',
    tmpdir: () => '/tmp',
    userInfo: () => ({ uid: 1000, gid: 1000, username: 'node', homedir: '/app', shell: '/bin/bash' }),
    release: () => '6.1.0',
    version: () => '#1 SMP',
    machine: () => 'x86_64',
    uptime: () => 100_000,
    loadavg: () => [0.1, 0.1, 0.1],
    totalmem: () => 8 * 2 ** 30,
    freemem: () => 4 * 2 ** 30,
    cpus: () => [cpu, cpu],
    availableParallelism: () => 2,
    networkInterfaces: () => ({}),
  };
}

function cryptoModule(crypto: ToolCryptoAndBuffer, global: Anything, needs: (what: string) => never): object {
  const { createHash, randomBytes, randomUUID } = crypto;
  const own: Record<string, unknown> = {
    createHash,
    createHmac,
    randomBytes,
    randomUUID,
    randomInt(first: number, second?: number): number {
      const [from, to] = second === undefined ? [0, first] : [first, second];
      return (
        from + Math.floor((randomBytes(6).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 48) * (to - from))
      );
    },
    getRandomValues: (bytes: Uint8Array) => {
      bytes.set(randomBytes(bytes.length));
      return bytes;
    },
    timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
      if (a.byteLength !== b.byteLength)
        throw nodeError(
          RangeError,
          'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH',
          'Input buffers must have the same byte length',
        );
      return a.every((byte, i) => byte === b[i]);
    },
    getHashes: () => ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'],
    ...global,
  };
  return new Proxy(own, {
    get: (target, key): unknown =>
      typeof key === 'symbol' || key in target || /^(?:then|default|__esModule|toJSON)$/.test(key)
        ? (Reflect.get(target, key) as unknown)
        : needs(`\`crypto.${key}\``),
  });
}

function zlibModule({ Buffer }: ToolCryptoAndBuffer): Record<string, unknown> {
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
    unzipSync: of((bytes) => (bytes[0] === 0x1f ? gunzipSync(bytes) : unzlibSync(bytes))),
    constants: { Z_DEFAULT_COMPRESSION: -1, Z_BEST_SPEED: 1, Z_BEST_COMPRESSION: 9 },
  };
}

function timerPromises(global: Anything): object {
  const later = global.setTimeout as (work: () => void, ms?: number) => unknown;
  return {
    setTimeout: (ms?: number, value?: unknown) => new Promise((done) => later(() => done(value), ms)),
    setImmediate: (value?: unknown) => new Promise((done) => later(() => done(value), 0)),
    async *setInterval(ms?: number, value?: unknown) {
      for (;;) {
        await new Promise<void>((done) => later(done, ms));
        yield value;
      }
    },
    scheduler: { wait: (ms?: number) => new Promise<void>((done) => later(done, ms)) },
  };
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
    domainToASCII: (name: string) => punycode.toASCII(name),
    domainToUnicode: (name: string) => punycode.toUnicode(name),
    urlToHttpOptions: ({ protocol, hostname, hash, search, pathname, href, port }: URL) => ({
      ...{ protocol, hostname, hash, search, pathname, path: pathname + search, href },
      ...(port === '' ? {} : { port: Number(port) }),
    }),
  };
}

function utilModule({ TextEncoder, TextDecoder }: Anything): object {
  const custom = Symbol.for('nodejs.util.promisify.custom');
  const types = Object.fromEntries(
    Object.entries(TYPES).map(([name, Type]) => [name, (value: unknown) => value instanceof Type]),
  );
  return {
    ...inspection,
    inspect: inspection.inspect,
    TextEncoder,
    TextDecoder,
    types,
    isDeepStrictEqual: isDeepEqual,
    isArray: Array.isArray,
    promisify: Object.assign(
      (original: unknown): unknown => {
        if (typeof original !== 'function') throw wrongType('original', 'of type function', original);
        const own: unknown = (original as unknown as Record<symbol, unknown>)[custom];
        if (own !== undefined) return own;
        return function (this: unknown, ...args: unknown[]) {
          return new Promise((done, failed) => {
            const call = (error: unknown, value: unknown): void =>
              error ? failed(error as Error) : done(value);
            Reflect.apply(original, this, [...args, call]);
          });
        };
      },
      { custom },
    ),
    callbackify:
      (work: (...args: unknown[]) => Promise<unknown>) =>
      (...args: unknown[]): void => {
        const done = args.pop() as (error: unknown, value?: unknown) => void;
        work(...args).then(
          (value) => setTimeout(done, 0, null, value),
          (error: unknown) => setTimeout(done, 0, error),
        );
      },
    inherits(child: { super_?: unknown; prototype: object }, parent: { prototype: object }): void {
      child.super_ = parent;
      Object.setPrototypeOf(child.prototype, parent.prototype);
    },
    deprecate: (work: unknown) => work,
    debuglog: () => () => undefined,
    toUSVString: (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD'),
    stripVTControlCharacters: (text: string) => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, ''),
  };
}

const TYPES = {
  isDate: Date,
  isRegExp: RegExp,
  isPromise: Promise,
  isMap: Map,
  isSet: Set,
  isWeakMap: WeakMap,
  isWeakSet: WeakSet,
  isNativeError: Error,
  isArrayBuffer: ArrayBuffer,
  isUint8Array: Uint8Array,
  isTypedArray: Object.getPrototypeOf(Uint8Array) as DateConstructor,
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCollection = (value: unknown): value is Iterable<unknown> =>
  value instanceof Map || value instanceof Set;

/** Compares like `util.isDeepStrictEqual`; loosely, values of different types may be equal. */
function isDeepEqual(a: unknown, b: unknown, strict = true, seen = new Map<object, unknown>()): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return !strict && a == b;
  if (seen.get(a) === b) return true;
  seen.set(a, b);
  if (strict && Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (isCollection(a) && isCollection(b)) return isDeepEqual([...a], [...b], strict, seen);
  const [one, other] = [Object.keys(a), Object.keys(b)];
  return (
    isValueEqual(a, b) ??
    (one.length === other.length &&
      one.every(
        (key) =>
          Object.hasOwn(b, key) && isDeepEqual((a as Anything)[key], (b as Anything)[key], strict, seen),
      ))
  );
}

/** Of objects with a value of their own; null where their members decide. */
function isValueEqual(a: object, b: object): boolean | null {
  if (a instanceof Date && b instanceof Date) return +a === +b;
  if (a instanceof RegExp && b instanceof RegExp) return String(a) === String(b);
  const differ = a instanceof Error && b instanceof Error && (a.message !== b.message || a.name !== b.name);
  return differ ? false : null;
}
