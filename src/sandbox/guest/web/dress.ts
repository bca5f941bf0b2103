// Puts Node's behaviour into the browser's own classes: methods are replaced in place, constructors by look-alikes.

import { apply, construct, defineProperty, getOwnPropertyDescriptor, ownKeys } from '../primordials.ts';

/** Makes values of helpers those of the host. */
export interface Adopting {
  /** Makes an error, a promise or a byte array of a helper the host's. */
  adoptOne<T>(value: T): T;
  /** Makes fresh data (parsed JSON) the host's, all levels of it. */
  adopt(value: unknown): unknown;
  /** Makes an error the host's that tool code gets from a promise of the host. */
  rejection<T>(error: T): T;
}

/** The host of this run; at first one that runs tool code in its own realm, where everything is as it is. */
export let host: Adopting = {
  adoptOne: (value) => value,
  adopt: (value) => value,
  rejection: (error) => error,
};

/** To be called once, before anything is made for tool code. */
export function adoptBy(given: Adopting): void {
  host = given;
}

/** A function as the host's own looks. */
export function shaped<T extends AnyFunction>(name: string, length: number, fn: T): T {
  defineProperty(fn, 'name', { value: name, configurable: true });
  defineProperty(fn, 'length', { value: length, configurable: true });
  return fn;
}

/** A function whose arguments are checked elsewhere. */
export type AnyFunction = (this: unknown, ...args: never[]) => unknown;
type Work = (self: unknown, args: readonly unknown[]) => unknown;

/** A function whose errors are the host's; `name` and `length` as the host's function has them. */
export function hosted(name: string, length: number, work: Work): AnyFunction {
  const own = host;
  const { made } = {
    made(this: unknown, ...args: unknown[]): unknown {
      try {
        return work(this, args);
      } catch (error) {
        throw own.adoptOne(error);
      }
    },
  };
  return shaped(name, length, made);
}

/** Replaces methods of a class; each gets the native one to build upon. */
export function dress(
  prototype: object,
  methods: Readonly<Record<string, (native: AnyFunction) => Work>>,
): void {
  replaceFunctions(prototype, ownKeys(methods), (native, name) => {
    const work = methods[String(name)]?.(native);
    return work ? hosted(String(name), native.length, work) : native;
  });
}

/** Puts other functions in the place of those among these members of an object. */
export function replaceFunctions(
  owner: object,
  names: readonly PropertyKey[],
  make: (native: AnyFunction, name: PropertyKey) => unknown,
): void {
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    const descriptor = getOwnPropertyDescriptor(owner, name);
    if (typeof descriptor?.value !== 'function') continue;
    descriptor.value = make(descriptor.value as AnyFunction, name);
    defineProperty(owner, name, descriptor);
  }
}

/** Checks the arguments first; what the native method throws, such as an error of a callback, stays as it is. */
export function checked(
  prototype: object,
  name: string,
  check: (args: readonly unknown[], self: unknown) => void,
): void {
  replaceFunctions(prototype, [name], (native) => {
    const before = hosted(name, native.length, (self, args) => check(args, self));
    const { made } = {
      made(this: unknown, ...args: unknown[]): unknown {
        apply(before, this, args as never[]);
        return apply(native, this, args as never[]);
      },
    };
    return shaped(name, native.length, made);
  });
}

/** How a look-alike shows itself and prepares its arguments. */
export interface LookAlike {
  readonly name: string;
  /** The class as the refusal to be called without `new` names it, where that is another name. */
  readonly inner?: string;
  readonly length: number;
  /** Gives the arguments for the native constructor. */
  readonly prepare: (args: readonly unknown[]) => readonly unknown[];
  /** Sees what was made. */
  readonly made?: (made: object, args: readonly unknown[]) => void;
}

/** A constructor in the place of a native class, whose instances it makes. */
export function lookAlike(
  Native: { readonly prototype: object },
  { name, inner, length, prepare, made }: LookAlike,
): object {
  const own = host;
  const Made = function (this: unknown, ...args: unknown[]): object {
    try {
      if (!new.target) {
        throw new TypeError(`Class constructor ${inner ?? name} cannot be invoked without 'new'`);
      }
      const instance = construct(
        Native as unknown as AnyFunction,
        prepare(args) as never[],
        new.target,
      ) as object;
      made?.(instance, args);
      return instance;
    } catch (error) {
      throw own.adoptOne(error);
    }
  };
  shaped(name, length, Made as AnyFunction);
  defineProperty(Made, 'prototype', { value: Native.prototype, writable: false });
  defineProperty(Native.prototype, 'constructor', { value: Made, writable: true, configurable: true });
  own.adoptOne(Native.prototype);
  return Made;
}

/** Static functions of a look-alike. */
export function statics(
  Made: object,
  functions: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>,
  lengths: Readonly<Record<string, number>> = {},
): void {
  const names = ownKeys(functions) as string[];
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    const work = functions[name];
    if (!work) continue;
    const value = hosted(name, lengths[name] ?? 1, (_, args) => apply(work, undefined, args));
    defineProperty(Made, name, { value, writable: true, configurable: true, enumerable: true });
  }
}
