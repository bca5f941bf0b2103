// The language's own functions, taken before any tool code runs; what tool code patches later changes none of them.
// Built-in classes need no other names here: every script of the guest has them for itself (build/guest.ts, `HIDDEN`).

export const { apply, construct, defineProperty, deleteProperty, get, getOwnPropertyDescriptor } = Reflect;
export const { getPrototypeOf, setPrototypeOf, ownKeys } = Reflect;
export const { stringify, parse } = JSON;
export const { isArray } = Array;
export const { create, defineProperties, freeze, getOwnPropertyDescriptors } = Object;
/** Of `Date`; ms since 1970. */
export const { now } = Date;

const functionToString = Function.prototype.toString;
const stringSlice = String.prototype.slice;
const { charCodeAt, toUpperCase } = String.prototype;
const regExpExec = RegExp.prototype.exec;
const { isPrototypeOf } = Object.prototype;
const weakSetHas = WeakSet.prototype.has;
const weakSetAdd = WeakSet.prototype.add;

/** True where the value has this prototype somewhere in its chain. */
export function inherits(value: unknown, prototype: object): boolean {
  return apply(isPrototypeOf, prototype, [value]) as boolean;
}

/** The source text of a function. */
export function sourceOf(fn: (...args: never[]) => unknown): string {
  return apply(functionToString, fn, []) as string;
}

/** `text.slice(from, to)`. */
export function slice(text: string, from: number, to: number): string {
  return apply(stringSlice, text, [from, to]) as string;
}

/** `text.charCodeAt(at)`; NaN outside of the text. */
export function codeAt(text: string, at: number): number {
  return apply(charCodeAt, text, [at]) as number;
}

/** `text.toUpperCase()`. */
export function upperCase(text: string): string {
  return apply(toUpperCase, text, []) as string;
}

/** For patterns without flags that move. */
export function matches(pattern: RegExp, text: string): boolean {
  return apply(regExpExec, pattern, [text]) !== null;
}

/** A set of objects that keeps working when its prototype is patched. */
export class Marks {
  readonly #set = new WeakSet();

  add(value: unknown): void {
    if (isObjectLike(value)) apply(weakSetAdd, this.#set, [value]);
  }

  has(value: unknown): boolean {
    return isObjectLike(value) && (apply(weakSetHas, this.#set, [value]) as boolean);
  }
}

/** Objects and functions. */
export function isObjectLike(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
