// Takes away everything that is not the language itself, before any tool code is evaluated.
// Not the boundary (that is the frame's origin and policy): it makes names fail as in the host, and errors tidy.

import {
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  ownKeys,
} from './primordials.ts';

/** What stays: the intrinsics of ECMAScript, without those that compile text or share memory. */
const KEPT = new Set<PropertyKey>(
  `AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView Date DisposableStack
  Error EvalError
  FinalizationRegistry Float16Array Float32Array Float64Array Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math
  NaN Number Object Promise RangeError ReferenceError RegExp Set String SuppressedError Symbol SyntaxError TypeError URIError
  Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape isFinite isNaN parseFloat parseInt undefined unescape`.split(/\s+/),
);

/** What becomes of code that makes code of a text; a host may say that only a page cannot do it. */
export const compiler = {
  /** Engines word this refusal each in their own way; this is Node's, in a context without code generation. */
  refuse(): never {
    throw new EvalError('Code generation from strings disallowed for this context');
  },
};

/** Stands in the place of `eval` and of constructors of functions. */
export function refuseToCompile(): never {
  return compiler.refuse();
}

/** Empties the global object and its prototypes, and blunts every way to a function constructor. */
export function harden(global: object): void {
  for (let object: object | null = global; object && object !== Object.prototype;) {
    for (const name of ownKeys(object)) {
      if (object === global && KEPT.has(name)) continue;
      if (!deleteProperty(object, name)) {
        defineProperty(object, name, { value: undefined, writable: false, configurable: false });
      }
    }
    object = getPrototypeOf(object);
  }
  bluntConstructors();
}

/** `(async () => {}).constructor` and its like; the policy refuses them as well. */
function bluntConstructors(): void {
  const kinds = [function () {}, async () => {}, function* () {}, async function* () {}];
  for (const kind of kinds) {
    const prototype = getPrototypeOf(kind);
    if (prototype)
      defineProperty(prototype, 'constructor', { value: stub(), writable: false, configurable: false });
  }
}

/** A constructor by name that compiles nothing. */
export function stub(): (...args: never[]) => unknown {
  return function Function(): never {
    return refuseToCompile();
  };
}

/** The same with the prototype of all functions: Pyodide and a worker of OwnPilot ask of values whether they are functions by it. */
export function functionStub(): unknown {
  const made = stub();
  defineProperty(made, 'prototype', { value: getPrototypeOf(made) });
  return made;
}

/** Adds a global as the host has it; tool code may shadow and overwrite it. */
export function provide(global: object, name: string, value: unknown): void {
  defineProperty(global, name, { value, writable: true, configurable: true, enumerable: true });
}

/** The same for every member of an object. */
export function provideAll(global: object, values: Readonly<Record<string, unknown>>): void {
  for (const name of ownKeys(values)) {
    provide(global, String(name), getOwnPropertyDescriptor(values, name)?.value);
  }
}

/** A global that is there and `undefined`, for good. */
export function blank(global: object, name: string): void {
  defineProperty(global, name, { value: undefined, writable: false, configurable: false, enumerable: false });
}
