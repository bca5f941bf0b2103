// The host's own intrinsics beside those of the tool's realm. OwnPilot runs tool code in a vm context but gives it
// constructors of its own realm (core/sandbox/context.ts), so `[] instanceof Array` is false there, patched
// prototypes do not reach literals, and an error counts as the host's own or not. One worker has one realm: the
// host's side is a second set of prototypes with the same functions.

import {
  Marks,
  apply,
  construct,
  create,
  defineProperties,
  defineProperty,
  get,
  getOwnPropertyDescriptor,
  getOwnPropertyDescriptors,
  getPrototypeOf,
  inherits,
  isObjectLike,
  ownKeys,
  setPrototypeOf,
} from '../../../sandbox/guest/primordials.ts';
import { replaceFunctions, shaped, type AnyFunction } from '../../../sandbox/guest/web/dress.ts';

type Constructor = (new (...args: unknown[]) => object) & ((...args: unknown[]) => unknown);

const BASES = new Map<unknown, () => object>([
  [Array.prototype, () => []],
  [String.prototype, () => Object('') as object],
  [Number.prototype, () => Object(0) as object],
  [Boolean.prototype, () => Object(false) as object],
]);

/** Methods of the host's values that throw errors themselves: those of dates, and of lists among the arguments. */
const THROWING = new Map<unknown, readonly string[]>([
  [Date.prototype, ['toISOString', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [
    Array.prototype,
    `reduce reduceRight map forEach filter find findIndex findLast findLastIndex some every flatMap sort toSorted
    with`.split(/\s+/),
  ],
]);

/** The host's side of one run: marks values and errors as the host's own, and says which are. */
export class HostRealm {
  /** True for 0.8.3, which wraps what it passes in by proxies, whose `prototype` cannot be read. */
  readonly #wraps: boolean;
  readonly #prototypes = new Map<object, object>();
  #wrapped: HostRealm | null = null;
  readonly #hosted = new Marks();
  /** Errors that went through a function of the host without being its own. */
  readonly #own = new Marks();

  constructor(wraps: boolean) {
    this.#wraps = wraps;
  }

  /** The host's own counterpart of an intrinsic prototype. */
  prototype(native: object): object {
    const known = this.#prototypes.get(native);
    if (known) return known;
    const made = BASES.get(native)?.() ?? {};
    this.#prototypes.set(native, made);
    const above = getPrototypeOf(native);
    setPrototypeOf(made, above === null ? null : this.prototype(above));
    defineProperties(made, getOwnPropertyDescriptors(native));
    // Errors that these throw themselves are the host's; those of a callback stay the tool's.
    replaceFunctions(made, THROWING.get(native) ?? [], (fn) => this.hosted(fn));
    return made;
  }

  /** The host's constructor of this name, as tool code gets it. */
  constructorOf(Native: Constructor): unknown {
    const prototype = this.prototype(Native.prototype as object);
    const fits = (value: unknown): boolean => inherits(value, prototype);
    const facade = function (this: unknown, ...args: unknown[]): unknown {
      if (new.target) return construct(Native, args, new.target);
      const value = apply(Native, undefined, args);
      const fresh = isObjectLike(value) && getPrototypeOf(value) === Native.prototype && value !== args[0];
      if (fresh) setPrototypeOf(value, prototype);
      return value;
    };
    const { prototype: _, ...statics } = getOwnPropertyDescriptors(Native);
    defineProperties(facade, statics);
    replaceFunctions(facade, ownKeys(statics), (fn, key) => {
      const makesNew = Native === (Object as unknown) && MAKES_NEW.includes(String(key));
      const adopt = makesNew ? (made: unknown) => this.#adoptOne(made) : undefined;
      // The functions of Object treat functions as objects; the proxies of 0.8.3 treat each one as a callback.
      const watches = this.#wraps || Native !== (Object as unknown) || key === 'groupBy';
      return this.hosted(fn, adopt, undefined, watches);
    });
    setPrototypeOf(facade, getPrototypeOf(Native) ?? Function.prototype);
    defineProperty(facade, 'prototype', { value: prototype, writable: false });
    defineProperty(prototype, 'constructor', { value: facade, writable: true, configurable: true });
    const shown = this.#failing(facade);
    return this.#wraps ? this.#wrap(shown, fits) : shown;
  }

  /** Errors of a constructor (`new Array(-1)`) are the host's. */
  #failing(facade: AnyFunction): AnyFunction {
    return new Proxy(facade, {
      construct: (target, args, newTarget) =>
        this.#attempt(() => construct(target, args, newTarget) as object),
      apply: (target, self, args) => this.#attempt(() => apply(target, self, args) as unknown),
    });
  }

  /** The proxy of 0.8.3 gives another object than the fixed one, which engines refuse in these words. */
  #wrap(facade: AnyFunction, fits: (value: unknown) => boolean): AnyFunction {
    return new Proxy(facade, {
      get(target, key) {
        if (key === Symbol.hasInstance) return fits;
        if (key === 'prototype') throw new TypeError(unreadable(target.name));
        return get(target, key) as unknown;
      },
      construct: (target, args) => boxed(construct(target, args) as object),
      apply: (target, self, args) => boxed(apply(target, self, args) as unknown),
    });
  }

  /** A function of the host: what it throws is an error of the host, what it makes is the host's. */
  hosted<T extends AnyFunction>(
    fn: T,
    adopt?: (made: unknown) => unknown,
    name: string = fn.name,
    watches: boolean = true,
  ): T {
    const attempt = (work: () => unknown): unknown => this.#attempt(work);
    const watched = (args: unknown[]): unknown[] => {
      for (let i = 0; watches && i < args.length; i++) {
        if (typeof args[i] === 'function') args[i] = this.#watched(args[i] as AnyFunction);
      }
      return args;
    };
    const { wrapper } = {
      wrapper(this: unknown, ...args: unknown[]): unknown {
        const made = attempt(() => apply(fn, this, watched(args)));
        return adopt ? adopt(made) : made;
      },
    };
    return shaped(name, fn.length, wrapper) as unknown as T;
  }

  /** A callback of the tool, whose errors are not the host's. */
  #watched(callback: AnyFunction): AnyFunction {
    const own = this.#own;
    const watched = function (this: unknown, ...args: unknown[]): unknown {
      try {
        return apply(callback, this, args);
      } catch (error) {
        own.add(error);
        throw error;
      }
    };
    defineProperty(watched, 'name', { value: this.#wraps ? '' : callback.name, configurable: true });
    return watched;
  }

  adopt(value: unknown): unknown {
    const open: unknown[] = [value];
    while (open.length > 0) {
      const next = open.pop();
      if (!isObjectLike(next)) continue;
      this.#adoptOne(next);
      for (const key of ownKeys(next)) {
        const descriptor = getOwnPropertyDescriptor(next, key);
        if (descriptor && isObjectLike(descriptor.value)) open.push(descriptor.value);
      }
    }
    return value;
  }

  adoptOne<T>(value: T): T {
    this.#adoptOne(value);
    return value;
  }

  /**
   * 0.8.3 wraps the errors of its promises in proxies, which are neither its own nor the tool's, so their texts begin
   * with their names.
   */
  rejection<T>(error: T): T {
    if (!this.#wraps) return this.adoptOne(error);
    this.#wrapped ??= new HostRealm(false);
    return this.#wrapped.adoptOne(error);
  }

  /** Makes the methods of an object of a helper's own class the host's, once per class. */
  hostMethods<T>(value: T): T {
    const prototype = isObjectLike(value) ? getPrototypeOf(value) : null;
    if (prototype === null || INTRINSICS.has(prototype) || this.#hosted.has(prototype)) return value;
    this.#hosted.add(prototype);
    const above = getPrototypeOf(prototype);
    if (above !== null && INTRINSICS.has(above)) setPrototypeOf(prototype, this.prototype(above));
    replaceFunctions(prototype, ownKeys(prototype), (fn, key) =>
      key === 'constructor' ? fn : this.hosted(fn, (made) => this.hostMethods(made)),
    );
    return value;
  }

  #adoptOne(value: unknown): unknown {
    if (!isObjectLike(value)) return value;
    const native = getPrototypeOf(value);
    if (native !== null && INTRINSICS.has(native)) setPrototypeOf(value, this.prototype(native));
    return value;
  }

  #attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!this.#own.has(error)) this.#adoptOne(error);
      throw error;
    }
  }

  /** True for an error of the host's own realm. */
  owns(error: unknown): boolean {
    return inherits(error, this.prototype(Error.prototype));
  }

  /** The text that the host makes of a thrown value: `instanceof Error` is true only for errors of its own realm. */
  textOf(error: unknown): string {
    return this.owns(error) ? String((error as { message?: unknown }).message) : String(error);
  }
}

const MAKES_NEW = ['keys', 'values', 'entries', 'getOwnPropertyNames', 'fromEntries', 'groupBy'];

const INTRINSICS = new Set<unknown>([
  Object.prototype,
  Array.prototype,
  Promise.prototype,
  Uint8Array.prototype,
  ...[Error, TypeError, RangeError, SyntaxError, URIError, ReferenceError, EvalError].map(
    (kind) => kind.prototype,
  ),
]);

/** V8 names a prototype by its tag, and these two have none. */
const UNTAGGED = ['Date', 'RegExp'];

function unreadable(name: string): string {
  const shown = `[object ${UNTAGGED.includes(name) ? 'Object' : name}]`;
  return `'get' on proxy: property 'prototype' is a read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '${shown}' but got '${shown}')`;
}

const BOXES = [Number, String, Boolean, BigInt].map(({ prototype }) => prototype.valueOf as AnyFunction);

/** A proxy hides the primitive inside of `new Number(5)` from JSON. Everything else stays as it is. */
function boxed<T>(value: T): T {
  if (!isObjectLike(value) || typeof value === 'function' || !BOXES.some((unbox) => holds(unbox, value))) {
    return value;
  }
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = get(target, key);
      return typeof found === 'function'
        ? (...args: unknown[]): unknown => apply(found as AnyFunction, target, args as never[])
        : found;
    },
  });
}

function holds(unbox: AnyFunction, value: object): boolean {
  try {
    apply(unbox, value, []);
    return true;
  } catch {
    return false;
  }
}

/** An object with the functions of a namespace such as `JSON`, each of them the host's. */
export function namespaceOf(realm: HostRealm, native: object, adopted: readonly string[] = []): object {
  const made = create(realm.prototype(Object.prototype)) as object;
  defineProperties(made, getOwnPropertyDescriptors(native));
  replaceFunctions(made, ownKeys(native), (fn, key) =>
    realm.hosted(fn, adopted.includes(String(key)) ? (value: unknown) => realm.adopt(value) : undefined),
  );
  return made;
}
