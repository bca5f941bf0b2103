// Headers as Node.js has them: what they are filled with, and what they say of names and values that they refuse.

import {
  Marks,
  apply,
  get,
  getOwnPropertyDescriptor,
  isObjectLike,
  matches,
  ownKeys,
} from '../primordials.ts';
import { checked, lookAlike } from './dress.ts';
import { byteString, each, requireArguments, shown } from './webidl.ts';

export const NativeHeaders = Headers;
export const { append } = Headers.prototype;
const iterator = Symbol.iterator;

const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Spaces and line breaks at the ends are cut off first. */
// It is looked at in the sandbox alone, which ends what takes too long.
// eslint-disable-next-line regexp/no-super-linear-backtracking
const VALUE = /^[\t\n\r ]*(?:[^\t\n\r \0](?:[^\0\r\n]*[^\t\n\r \0])?)?[\t\n\r ]*$/;

/** Headers of an answer, which cannot be changed. */
const fixed = new Marks();

/** Makes a list of headers refuse changes, as those of an answer do. */
export function fix(headers: Headers): void {
  fixed.add(headers);
}

/** Fresh native headers with what `init` holds; undefined gives none. */
export function headersOf(init: unknown): Headers {
  const made = new NativeHeaders();
  if (init === undefined) return made;
  if (!isObjectLike(init)) {
    throw new TypeError(
      'Headers constructor: Argument 1 could not be converted to one of: sequence<sequence<ByteString>>, record<ByteString, ByteString>.',
    );
  }
  const steps: unknown = get(init, iterator);
  if (steps === undefined || steps === null) fillFromMembers(made, init);
  else fillFromPairs(made, init, steps);
  return made;
}

function fillFromPairs(headers: Headers, init: object, steps: unknown): void {
  let at = 0;
  each(init, steps, (pair) => {
    const name = `init[${String(at++)}]`;
    const inner: unknown = isObjectLike(pair) ? get(pair, iterator) : undefined;
    if (typeof inner !== 'function') {
      throw new TypeError(`Headers constructor: ${name} (${shown(pair)}) is not iterable.`);
    }
    const texts: string[] = [];
    each(pair as object, inner, (part) => {
      texts[texts.length] = byteString(part, 'Headers constructor', `${name}[${String(texts.length)}]`);
    });
    if (texts.length !== 2) {
      const found = String(texts.length);
      throw new TypeError(`Headers constructor: expected name/value pair to be length 2, found ${found}.`);
    }
    add(headers, texts[0] ?? '', texts[1] ?? '');
  });
}

function fillFromMembers(headers: Headers, init: object): void {
  const keys = ownKeys(init);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string | symbol;
    if (!getOwnPropertyDescriptor(init, key)?.enumerable) continue;
    const name = byteString(key, 'Headers constructor', `Key ${String(key)} in init`);
    add(headers, name, byteString(get(init, key), 'Headers constructor', `init["${name}"]`));
  }
}

function add(headers: Headers, name: string, value: string): void {
  checkName(name, 'Headers.append');
  checkValue(value, 'Headers.append');
  apply(append, headers, [name, value]);
}

function checkName(name: string, where: string): void {
  if (!matches(NAME, name)) throw new TypeError(`${where}: "${name}" is an invalid header name.`);
}

function checkValue(value: string, where: string): void {
  if (!matches(VALUE, value)) throw new TypeError(`${where}: "${value}" is an invalid header value.`);
}

/** How many arguments they need, and whether they change the list. */
const METHODS = [
  ['get', 1, false],
  ['has', 1, false],
  ['delete', 1, true],
  ['append', 2, true],
  ['set', 2, true],
] as const;

/** Dresses the native class and gives the constructor that tool code sees. */
export function headersClass(): object {
  const { prototype } = NativeHeaders;
  for (const [name, needed, changes] of METHODS) {
    const where = `Headers.${name}`;
    checked(prototype, name, (args, self) => {
      requireArguments(args, needed, where);
      const header = byteString(args[0], where, 'name');
      const value = needed === 2 ? byteString(args[1], where, 'value') : null;
      checkName(header, where);
      if (value !== null) checkValue(value, where);
      if (changes && fixed.has(self)) throw new TypeError('immutable');
    });
  }
  checked(prototype, 'forEach', (args) => {
    requireArguments(args, 1, 'Headers.forEach');
    if (typeof args[0] !== 'function') {
      throw new TypeError("Failed to execute 'forEach' on 'Headers': parameter 1 is not of type 'Function'.");
    }
  });
  return lookAlike(NativeHeaders, {
    name: 'Headers',
    inner: '_Headers',
    length: 0,
    prepare: ([init]) => [headersOf(init)],
  });
}
