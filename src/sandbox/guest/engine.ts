// What the engine of a host has: exactly its names, whatever the browser has more, and its own words for errors.

import { globalNames, namesOf, type NodeRealm } from '../../node/names.ts';
import {
  apply,
  defineProperties,
  defineProperty,
  deleteProperty,
  get,
  getOwnPropertyDescriptor,
  getOwnPropertyDescriptors,
  getPrototypeOf,
  isObjectLike,
  matches,
  ownKeys,
} from './primordials.ts';
import { dress } from './web/dress.ts';

/** What every function or prototype may have; symbols are few and the same in all. */
const COMMON = /^(?:length|name|prototype|constructor|caller|arguments|message|BYTES_PER_ELEMENT|\w+_ERR)$/;

const IteratorPrototype = getPrototypeOf(getPrototypeOf([][Symbol.iterator]()) ?? {}) ?? {};
const TypedArray = getPrototypeOf(Uint8Array) ?? {};
const realm = self;
const nativeNames = new Set(ownKeys(realm));
/** Those of the engines alone: a browser makes each of its hundreds of classes when it is first read. */
const natives = new Map(globalNames().map((name) => [name, valueAt(realm, name)]));
// A getter of the prototype.
natives.set('performance', performance);
const { Memory } = WebAssembly;

/** Natives of the web that the engine has too and hardening takes away, by name, but for `others`. */
export function webOf(engine: NodeRealm, others: readonly string[] = []): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of namesOf(engine).get('-') ?? []) {
    if (others.includes(name)) continue;
    // The policy compiles none of it, and OwnPilot refuses all code that names it.
    if (name === 'WebAssembly' && engine !== 'node-18') continue;
    const value = name === 'SharedArrayBuffer' ? sharedBuffer() : natives.get(name);
    const isGone = valueAt(realm, name) === undefined && name !== 'globalThis' && name !== 'console';
    if (value !== undefined && isGone) found[name] = value;
  }
  return found;
}

/** Takes away every name of the language and the web that the engine has not. */
export function keepNames(global: object, engine: NodeRealm): void {
  const names = namesOf(engine);
  const globals = names.get('-') ?? new Set();
  for (const name of ownKeys(global)) {
    if (typeof name === 'string' && nativeNames.has(name) && !globals.has(name)) deleteProperty(global, name);
  }
  prune(IteratorPrototype, names.get('%Iterator%#'));
  if (engine === 'node-18') deleteProperty(IteratorPrototype, Symbol.toStringTag);
  prune(TypedArray, names.get('%TypedArray%.'));
  prune(valueAt(TypedArray, 'prototype'), names.get('%TypedArray%#'));
  const inside = ['Intl', 'WebAssembly'].flatMap((space) =>
    [...(names.get(`${space}.`) ?? [])].map((name) => `${space}.${name}`),
  );
  for (const path of [...globals, ...inside]) {
    const [first = '', second] = path.split('.');
    let owner: unknown = natives.get(first);
    if (second !== undefined && isObjectLike(owner)) owner = valueAt(owner, second);
    if (!isObjectLike(owner) || path === 'globalThis' || OWN.has(path)) continue;
    prune(owner, names.get(`${path}.`));
    prune(valueAt(owner, 'prototype'), names.get(`${path}#`));
  }
  wordLocales();
  provideSymbol(global, engine);
}

/** Not the language's: hosts and the guest make them by themselves. */
const OWN = new Set(['console', 'performance', 'MessagePort', 'MessageEvent', 'EventTarget', 'Event']);

function prune(owner: unknown, names: ReadonlySet<string> | undefined): void {
  if (!isObjectLike(owner)) return;
  for (const name of ownKeys(owner)) {
    const kept = typeof name === 'symbol' || COMMON.test(name) || names?.has(name) === true;
    if (!kept) deleteProperty(owner, name);
  }
}

function valueAt(owner: object, name: PropertyKey): unknown {
  const descriptor = getOwnPropertyDescriptor(owner, name);
  return descriptor && 'value' in descriptor ? descriptor.value : undefined;
}

/** Functions that take names of locales. */
const WITH_LOCALES: readonly (readonly [object, string])[] = [
  [String.prototype, 'localeCompare toLocaleLowerCase toLocaleUpperCase'],
  [Number.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString toLocaleDateString toLocaleTimeString'],
  [Intl, 'getCanonicalLocales'],
];

/** A name without a language at its start has an error of its own in both engines, and none in newer browsers. */
const NO_LANGUAGE = /^Invalid language tag: (?!(?:[a-z]{2,3}|[a-z]{5,8})(?:-|$))/i;

function wordLocales(): void {
  for (const [owner, names] of WITH_LOCALES)
    dress(
      owner,
      Object.fromEntries(
        names.split(' ').map((name) => [
          name,
          (native) => (self, args) => {
            try {
              return apply(native, self, args as never) as unknown;
            } catch (error) {
              if (isObjectLike(error) && matches(NO_LANGUAGE, String(get(error, 'message')))) {
                const value = 'Incorrect locale information provided';
                defineProperty(error, 'message', { value, writable: true, configurable: true });
              }
              throw error;
            }
          },
        ]),
      ),
    );
}

/** `Symbol.dispose` cannot be taken away: a context has none, and Node.js 18 has its own. */
function provideSymbol(global: object, engine: NodeRealm): void {
  if (engine === 'node-22') return;
  const made = Symbol.bind(undefined) as unknown as object;
  const { dispose: _, asyncDispose: __, ...statics } = getOwnPropertyDescriptors(Symbol);
  defineProperties(made, statics);
  if (engine === 'node-18')
    for (const name of ['dispose', 'asyncDispose'])
      defineProperty(made, name, { value: Symbol(`nodejs.${name}`) });
  defineProperty(Symbol.prototype, 'constructor', { value: made, writable: true, configurable: true });
  defineProperty(global, 'Symbol', { value: made, writable: true, configurable: true });
}

/** A page that is not isolated has no name for it. To make one takes milliseconds. */
function sharedBuffer(): unknown {
  try {
    const { buffer } = new Memory({ initial: 0, maximum: 0, shared: true });
    return buffer.constructor;
  } catch {
    return natives.get('SharedArrayBuffer');
  }
}
