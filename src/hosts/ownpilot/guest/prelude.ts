// The guest's own script for OwnPilot tools, above the tool's code in the worker: sets the globals of one run mode on the bare
// language that hardening leaves.

import { boot, type ResultMaker } from '../../../sandbox/guest/boot.ts';
import { consoleOf } from '../../../sandbox/guest/console.ts';
import { keepNames, webOf } from '../../../sandbox/guest/engine.ts';
import { blank, functionStub, provideAll, refuseToCompile } from '../../../sandbox/guest/harden.ts';
import type { Link } from '../../../sandbox/guest/link.ts';
import {
  apply,
  defineProperty,
  freeze,
  get,
  now,
  parse,
  create,
} from '../../../sandbox/guest/primordials.ts';
import { fixClock, randomBytesOf, type Random } from '../../../sandbox/guest/random.ts';
import { handedDown } from '../../../sandbox/guest/part.ts';
import { HostRealm, namespaceOf } from './host-realm.ts';
import type { MakeLibrary } from './library.ts';
import { reachOf } from './reach.ts';
import { chatResults, guideResults, workerResults } from './results.ts';
import type { HostStart } from './start.ts';
import { workerToolCaller } from './tool-caller.ts';
import { wrongType } from '../../../node/node-errors.ts';
import { speakAs } from '../../../sandbox/guest/words.ts';
import { Timeout, clearTimer } from '../../../sandbox/guest/timeout.ts';
import { adoptBy, hosted } from '../../../sandbox/guest/web/dress.ts';

/** Without it no code gets at what it makes. */
const makeLibrary = handedDown() as MakeLibrary | undefined;

/** The worker: arguments, console, timeouts, two utils, and the whole language (gw/services/extension/sandbox.ts). */
function prepareWorker(global: object, start: HostStart, link: Link): ResultMaker {
  const realm = new HostRealm(false);
  adoptBy(realm);
  const callTool = workerToolCaller(link, realm);
  provideAll(global, {
    ...webOf('node-22-vm'),
    args: parse(start.args),
    console: freeze(consoleOf(link, true)),
    ...timeouts(),
    utils: freeze({
      callTool,
      listTools: () => (start.tools === null ? callTool('__list_tools__', {}) : Promise.resolve(start.tools)),
    }),
    Proxy,
    Reflect,
    Function: functionStub(),
    eval: refuseToCompile,
    globalThis: global,
  });
  return workerResults(realm);
}

/** The chat (core/agent/tools/dynamic-tool-executor.ts, core/sandbox/context.ts). */
function prepareChat(
  global: object,
  start: HostStart,
  link: Link,
  source: string,
  random: Random,
): ResultMaker {
  const guided = start.mode === 'documented';
  const realm = new HostRealm(start.mode === '0.8.3-chat');
  adoptBy(realm);
  const reaches = reachOf(source);
  const library = makeLibrary?.(link, realm, start, random, reaches);
  const args = realm.adopt(parse(start.args));
  provideAll(global, {
    ...webOf('node-22-vm', BLANKED),
    ...hostIntrinsics(global, realm, start.mode !== '0.8.3-chat', reaches),
    __args__: args,
    ...(library && { config: library.config }),
    fetch: undefined,
    ...(library && { crypto: library.crypto, utils: library.utils }),
    console: realm.adoptOne(consoleOf(link, false)),
    ...(guided
      ? {}
      : {
          ...(reaches('__context__') ? { __context__: contextOf(start, random) } : {}),
          ...intervals(realm),
        }),
    ...library?.web,
  });
  for (const name of BLANKED) blank(global, name);
  if (guided) return guideResults(realm);
  return chatResults(realm, start.mode === '0.8.3-chat' ? 'Fatal sandbox error: ' : '');
}

/** The tool gets an object that the host makes for itself, in place of the tool's context (core/sandbox/executor.ts:127-133). */
function contextOf({ tool }: HostStart, random: Random): object {
  const bytes = new Uint8Array(16);
  random(bytes);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const executionId = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
  const context = { pluginId: `dynamic:${tool}`, timestamp: apply(now, undefined, []), executionId };
  defineProperty(context, 'data', { value: undefined, enumerable: true, writable: true, configurable: true });
  return context;
}

type Callback = (...args: unknown[]) => void;
const { setTimeout: later, setInterval: often } = self;

/** The shortest interval of the chat sandbox in ms. */
const SHORTEST = 100;

/** The timers of a chat: intervals, no timeouts. Those left over end with the worker. */
function intervals(realm: HostRealm): Record<string, unknown> {
  realm.adoptOne(Timeout.prototype);
  return {
    setInterval: hosted('setInterval', 2, (_, [callback, delay]) => {
      const longest = Math.max(delay as number, SHORTEST);
      const repeat = longest >= 1 ? longest : 1;
      const id = apply(often, undefined, [() => (callback as Callback)(), repeat]) as number;
      return new Timeout(id, callback, -1, repeat);
    }),
    clearInterval: hosted('clearInterval', 1, (_, [id]) => clearTimer(id)),
    clearTimeout: hosted('clearTimeout', 1, (_, [id]) => clearTimer(id)),
  };
}

/** The timers of the worker: timeouts, no intervals. Further arguments are not passed on, as in the host. */
function timeouts(): Record<string, unknown> {
  const setTimeout = hosted('', 2, (_, [callback, delay]) => {
    // A string would be compiled.
    if (typeof callback !== 'function') throw wrongType('callback', 'of type function', callback);
    const ms = delay === undefined ? 1 : (delay as number) * 1;
    return apply(later, undefined, [() => (callback as Callback)(), ms]) as number;
  });
  return { setTimeout, clearTimeout: hosted('', 1, (_, [id]) => clearTimer(id)) };
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Passed in by both releases (core/agent/tools/dynamic-tool-executor.ts, "common globals"). */
const COMMON = words('Date Array Object String Number Boolean RegExp Map Set');

/** Passed in only by 2026-02 (core/sandbox/context.ts:189-275). */
const ONLY_IN_2026_02 = words(
  `Error TypeError RangeError SyntaxError URIError WeakMap WeakSet Promise ArrayBuffer DataView Int8Array Uint8Array
  Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array`,
);

const FUNCTIONS = words('encodeURIComponent decodeURIComponent encodeURI decodeURI');

/** Set to `undefined` and not writable (0.8.3 core/sandbox/context.ts:480-505). */
const BLANKED = words(
  `module exports require __dirname __filename global globalThis eval Function Proxy Reflect Atomics SharedArrayBuffer
  setTimeout`,
);

type AnyConstructor = new (...args: unknown[]) => object;

/**
 * The host's counterparts by name, for the chat modes. Reads the natives from the global object. Those that the code
 * cannot get at stay the realm's own.
 */
function hostIntrinsics(
  global: object,
  realm: HostRealm,
  in2026_02: boolean,
  reaches: (name: string) => boolean,
): Record<string, unknown> {
  const natives = global as Readonly<Record<string, unknown>>;
  const made = create(null) as Record<string, unknown>;
  for (const name of in2026_02 ? [...COMMON, ...ONLY_IN_2026_02] : COMMON) {
    if (!reaches(name)) continue;
    made[name] = realm.constructorOf(natives[name] as AnyConstructor & (() => unknown));
  }
  for (const name of FUNCTIONS) {
    if (reaches(name)) made[name] = realm.hosted(natives[name] as (text: string) => string);
  }
  if (reaches('JSON')) {
    const namespace = namespaceOf(realm, JSON, ['parse']);
    const raw = get(namespace, 'rawJSON') as ((text: unknown) => object) | undefined;
    // The proxy around what a function gives hides from `stringify` what it is.
    if (raw && !in2026_02)
      defineProperty(namespace, 'rawJSON', { value: realm.hosted((text: unknown) => ({ ...raw(text) })) });
    made.JSON = namespace;
  }
  return made;
}

boot((global, given, link, source) => {
  const start = given as HostStart;
  // The older release hands in the main realm's `Symbol`, which has two names more.
  keepNames(global, start.mode === '2026-02' ? 'node-22' : 'node-22-vm');
  speakAs(global, 'node-22');
  if (start.clock !== null) fixClock(global, start.clock);
  const random = randomBytesOf(start.seed);
  return start.mode === '0.8.3-worker'
    ? prepareWorker(global, start, link)
    : prepareChat(global, start, link, source, random);
});
