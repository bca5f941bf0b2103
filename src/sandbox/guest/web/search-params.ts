// URLSearchParams as Node.js has it: what it is made of, and its words for missing and wrong arguments.

import { nodeError, wrongType } from '../../../node/node-errors.ts';
import { apply, get, getOwnPropertyDescriptor, isObjectLike, ownKeys, inherits } from '../primordials.ts';
import { checked, lookAlike } from './dress.ts';
import { each, textOf } from './webidl.ts';

const NativeParams = URLSearchParams;
const { append, toString } = URLSearchParams.prototype;
const iterator = Symbol.iterator;

const ONE = 'The "name" argument must be specified';
const TWO = 'The "name" and "value" arguments must be specified';

/** Whether its prototype is that of the browser’s class. */
export function isParams(value: unknown): value is URLSearchParams {
  return inherits(value, NativeParams.prototype);
}

/** Dresses the native class and gives the constructor that tool code sees. */
export function searchParamsClass(): object {
  const needs = (name: string, needed: number, words: string): void =>
    checked(NativeParams.prototype, name, (args, self) => {
      if (!isParams(self)) throw notParams();
      if (args.length < needed) throw nodeError(TypeError, 'ERR_MISSING_ARGS', words);
      for (let i = 0; i < needed; i++) textOf(args[i]);
    });
  for (const name of ['get', 'getAll', 'has', 'delete']) needs(name, 1, ONE);
  for (const name of ['append', 'set']) needs(name, 2, TWO);
  for (const name of ['sort', 'toString', 'keys', 'values', 'entries']) needs(name, 0, '');
  checked(NativeParams.prototype, 'forEach', ([callback], self) => {
    if (!isParams(self)) throw notParams();
    if (typeof callback !== 'function') throw wrongType('callback', 'of type function', callback);
  });
  return lookAlike(NativeParams, {
    name: 'URLSearchParams',
    length: 0,
    prepare: ([init]) => (init === undefined ? [] : [initOf(init)]),
  });
}

function notParams(): Error {
  return nodeError(TypeError, 'ERR_INVALID_THIS', 'Value of "this" must be of type URLSearchParams');
}

/** A text that the native class reads as Node reads the value. */
function initOf(init: unknown): string {
  if (!isObjectLike(init)) return textOf(init);
  const made = new NativeParams();
  const steps: unknown = get(init, iterator);
  if (steps === undefined || steps === null) fillFromMembers(made, init);
  else if (typeof steps !== 'function') {
    throw nodeError(TypeError, 'ERR_ARG_NOT_ITERABLE', 'Query pairs must be iterable');
  } else each(init, steps, (pair) => addPair(made, pair));
  return apply(toString, made, []);
}

function addPair(params: URLSearchParams, pair: unknown): void {
  const steps: unknown = isObjectLike(pair) ? get(pair, iterator) : undefined;
  const parts: unknown[] = [];
  if (typeof steps === 'function') {
    each(pair as object, steps, (part) => {
      parts[parts.length] = part;
    });
  }
  if (parts.length !== 2) {
    const words = 'Each query pair must be an iterable [name, value] tuple';
    throw nodeError(TypeError, 'ERR_INVALID_TUPLE', words);
  }
  apply(append, params, [textOf(parts[0]), textOf(parts[1])]);
}

function fillFromMembers(params: URLSearchParams, init: object): void {
  const keys = ownKeys(init);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string | symbol;
    if (!getOwnPropertyDescriptor(init, key)?.enumerable) continue;
    apply(append, params, [textOf(key), textOf(get(init, key))]);
  }
}
