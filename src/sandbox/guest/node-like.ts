// The globals of Node.js that plugins use, for hosts that run their code unsandboxed in the server's own process.

import { makeCrypto, type ToolCryptoAndBuffer } from '../../node/crypto.ts';
import { apply, defineProperty } from './primordials.ts';
import type { NodeRealm } from '../../node/names.ts';
import { keepNames, webOf } from './engine.ts';
import { speakAs } from './words.ts';
import { fixClock, randomBytesOf, type Random } from './random.ts';
import { provideAll, refuseToCompile, stub } from './harden.ts';
import type { Link } from './link.ts';
import type { NodeStart } from './messages.ts';
import { fetchOf } from './network.ts';
import { timersOf } from './node-timers.ts';
import { dressAbort } from './web/abort.ts';
import { hosted, type AnyFunction } from './web/dress.ts';
import { decoderClass, encoderClass } from './web/encoding.ts';
import { headersClass } from './web/headers.ts';
import { requestClass } from './web/request.ts';
import { responseClass } from './web/response.ts';
import { searchParamsClass } from './web/search-params.ts';
import { urlClass } from './web/url.ts';

/** Globals that take long to make, or that the page cannot have. */
const NOT_MADE = ['SharedArrayBuffer', 'WebAssembly'];

/** Takes anything, since tool code calls it. */
export type Fetch = (input: unknown, init?: unknown) => Promise<unknown>;

/** What the host’s own part builds upon. */
export interface NodeLike {
  readonly fetch: Fetch;
  /** Modules of Node.js by name; throws for those that a browser has nothing like. */
  readonly require: (name: unknown) => unknown;
  readonly crypto: ToolCryptoAndBuffer;
}

/** Sets the globals but `console` and `process`, and gives what hosts build upon. */
export function provideNode(
  global: object,
  { clock, seed }: NodeStart,
  link: Link,
  engine: NodeRealm = 'node-22',
): NodeLike {
  const isOlder = engine === 'node-18';
  keepNames(global, engine);
  speakAs(global, isOlder ? engine : 'node-22');
  if (clock !== null) fixClock(global, clock);
  provideEvents(global);
  const random = randomBytesOf(seed);
  const fetch = fetchOf(link);
  const crypto = makeCrypto({ random });
  const web = {
    Headers: headersClass(),
    Request: requestClass(),
    Response: responseClass(),
    TextDecoder: decoderClass(),
    TextEncoder: encoderClass(),
    URL: urlClass(),
    URLSearchParams: searchParamsClass(),
  };
  dressAbort();
  const require = requireOf(crypto, web);
  provideAll(global, {
    ...webOf('node-18', isOlder ? [] : NOT_MADE),
    ...web,
    ...timersOf(),
    fetch,
    Buffer: crypto.Buffer,
    ...(isOlder ? {} : { crypto: { randomUUID: crypto.randomUUID, getRandomValues: filled(random) } }),
    require,
    eval: refuseToCompile,
    Function: stub(),
    global,
    globalThis: global,
  });
  return { fetch, require, crypto };
}

function requireOf(
  crypto: ToolCryptoAndBuffer,
  { URL, URLSearchParams }: { readonly URL: object; readonly URLSearchParams: object },
): (name: unknown) => unknown {
  const { createHash, randomBytes, randomUUID, Buffer } = crypto;
  return (given) => {
    const name = String(given).replace(/^node:/, '');
    if (name === 'crypto') return { createHash, randomBytes, randomUUID };
    if (name === 'buffer') return { Buffer };
    if (name === 'url') return { URL, URLSearchParams };
    throw new Error(`Cannot find module '${String(given)}': the sandbox of this page has no such module`);
  };
}

function filled(random: Random): (bytes: Uint8Array<ArrayBuffer>) => Uint8Array {
  return (bytes) => {
    random(bytes);
    return bytes;
  };
}

const NativeTarget = EventTarget;
const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype;
const methods = { addEventListener, removeEventListener, dispatchEvent };

/**
 * EventTarget as in Node.js, and with it the signals of abort. Hardening, which comes before, empties its prototype, which is
 * the global object's too; its methods come back in a form that refuses the global object.
 */
function provideEvents(global: object): void {
  const own = (target: unknown): unknown => {
    if (target !== global && target !== undefined && target !== null) return target;
    const error = new TypeError('Value of "this" must be of type EventTarget');
    defineProperty(error, 'code', { value: 'ERR_INVALID_THIS', writable: true, configurable: true });
    throw error;
  };
  const { prototype } = NativeTarget;
  for (const [name, native] of Object.entries(methods) as [string, AnyFunction][]) {
    const value = hosted(name, native.length, (self, given) => apply(native, own(self), given as never[]));
    defineProperty(prototype, name, { value, writable: true, enumerable: true, configurable: true });
    // The global object of Node.js has none of them, and no other constructor or name than its own.
    defineProperty(global, name, { value: undefined, writable: true, configurable: true });
  }
  defineProperty(prototype, 'constructor', { value: NativeTarget, writable: true, configurable: true });
  defineProperty(prototype, Symbol.toStringTag, { value: 'EventTarget', configurable: true });
  defineProperty(global, 'constructor', { value: Object, writable: true, configurable: true });
  defineProperty(global, Symbol.toStringTag, { value: 'global', configurable: true });
}
