// The globals of Node.js that plugins use, for hosts that run their code unsandboxed in the server's own process.

import { makeCrypto, type ToolCryptoAndBuffer } from '../../node/crypto.ts';
import { asIs } from './adopting.ts';
import { chance, fixClock } from './chance.ts';
import { consoleOf } from './console.ts';
import { provideAll, refuseToCompile, stub } from './harden.ts';
import type { Link } from './link.ts';
import { fetchOf } from './network.ts';
import { NativeError, NativeString, apply } from './primordials.ts';
import { utf8 } from './utf8.ts';

const Web = {
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
  Headers,
  Proxy,
  Reflect,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};
const {
  setTimeout: later,
  clearTimeout,
  setInterval: often,
  clearInterval,
  queueMicrotask,
  atob,
  btoa,
} = self;
const clone = structuredClone;
const clockNow = performance.now.bind(performance);

export interface NodeStart {
  readonly clock: number | null;
  readonly seed: number | null;
}

export type Fetch = (input: unknown, init?: unknown) => Promise<unknown>;

export interface NodeLike {
  readonly fetch: Fetch;
  /** Modules of Node.js by name; throws for those that a browser has nothing like. */
  readonly require: (name: unknown) => unknown;
}

/** Sets the globals and gives what hosts build upon. */
export function provideNode(global: object, { clock, seed }: NodeStart, link: Link): NodeLike {
  if (clock !== null) fixClock(global, clock);
  const random = chance(seed);
  const fetch = fetchOf(link, asIs);
  const crypto = makeCrypto({ random, utf8 });
  const require = requireOf(crypto);
  const { log, warn, error } = consoleOf(link, false);
  provideAll(global, {
    ...Web,
    console: { log, info: log, debug: log, warn, error },
    fetch,
    Buffer: crypto.Buffer,
    crypto: { randomUUID: crypto.randomUUID, getRandomValues: filled(random) },
    performance: { now: clockNow },
    process: { env: {}, platform: 'linux', version: 'v20.0.0', versions: { node: '20.0.0' }, cwd: () => '/' },
    require,
    setTimeout: timer(later),
    clearTimeout: timer(clearTimeout),
    setInterval: timer(often),
    clearInterval: timer(clearInterval),
    queueMicrotask: timer(queueMicrotask),
    atob: timer(atob),
    btoa: timer(btoa),
    structuredClone: (value: unknown) => clone(value),
    eval: refuseToCompile,
    Function: stub(),
    global,
    globalThis: global,
  });
  return { fetch, require };
}

function requireOf(crypto: ToolCryptoAndBuffer): (name: unknown) => unknown {
  const { createHash, randomBytes, randomUUID, Buffer } = crypto;
  const { URL, URLSearchParams } = Web;
  return (given) => {
    const name = NativeString(given).replace(/^node:/, '');
    if (name === 'crypto') return { createHash, randomBytes, randomUUID };
    if (name === 'buffer') return { Buffer };
    if (name === 'url') return { URL, URLSearchParams };
    throw new NativeError(
      `Cannot find module '${NativeString(given)}': the sandbox of this page has no such module`,
    );
  };
}

function filled(random: ReturnType<typeof chance>): (bytes: Uint8Array<ArrayBuffer>) => Uint8Array {
  return (bytes) => {
    random(bytes);
    return bytes;
  };
}

/** Functions of the global object want no other `this`. */
function timer(native: unknown): (...args: unknown[]) => unknown {
  return (...args) => apply(native as (...args: unknown[]) => unknown, undefined, args);
}
