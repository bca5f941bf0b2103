// Errors in the words of the host's V8: older ones have others than browsers, and Firefox has its own. An error gets them
// where code can first read it: in a `catch` (src/lang/javascript/caught.ts), in a callback of a promise, where the run ends.

import { isV8 } from '../../node/node-errors.ts';
import type { NodeRelease } from '../../node/json-fault.ts';
import {
  Marks,
  apply,
  construct,
  defineProperty,
  get,
  getOwnPropertyDescriptor,
  inherits,
  isObjectLike,
  parse,
  setPrototypeOf,
  stringify,
} from './primordials.ts';
import { dress, hosted } from './web/dress.ts';
import { jsonWords, wordsOf, wordsOfCall } from './words.late.ts';

const done = new Marks();
const replace = String.prototype.replace;
const { then } = Promise.prototype;
const [rangeError, Syntax] = [RangeError.prototype, SyntaxError.prototype];
let engine: NodeRelease = 'node-22';

/** The same value; an error's message is in the words of the host's engine afterwards. */
export function worded<T>(error: T): T {
  if ((isV8 && engine === 'node-22') || !isObjectLike(error) || done.has(error)) return error;
  done.add(error);
  const message: unknown = getOwnPropertyDescriptor(error, 'message')?.value;
  // Firefox has `stack` in a prototype, which was taken away with all that V8 has not.
  const isError = 'stack' in error || getOwnPropertyDescriptor(error, 'lineNumber') !== undefined;
  if (typeof message !== 'string' || !isError) return error;
  const made = wordsOf(message, String(get(error, 'stack')), engine, isV8);
  if (made !== message) say(error, message, made);
  if (!isV8 && message === 'too much recursion') setPrototypeOf(error, rangeError);
  return error;
}

function say(error: object, message: string, made: string): void {
  defineProperty(error, 'message', { value: made, writable: true, configurable: true });
  if (!isV8) return;
  const value = apply(replace, get(error, 'stack') as string, [message, () => made]) as string;
  defineProperty(error, 'stack', { value, writable: true, configurable: true });
}

/** The value of a JSON text; throws in the words of the host's engine, as does the next one. */
export const parsedJson = (text: string): unknown => attempt('parse', [text], () => parse(text) as unknown);

/** The JSON of a value; undefined where it has none. */
export const jsonOf = (value: unknown): string | undefined =>
  attempt('stringify', [value], () => stringify(value) as string | undefined);

/** Words that turn on what a function was called with. */
function attempt<T>(name: string, args: readonly unknown[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((isV8 && engine === 'node-22') || !isObjectLike(error) || done.has(error)) throw error;
    const message = String(get(error, 'message'));
    const isJson = name === 'parse' && inherits(error, Syntax);
    const made = isJson ? jsonWords(String(args[0]), engine) : isV8 ? null : wordsOfCall(name, args, message);
    if (made === null) throw worded(error);
    say(error, message, made);
    throw worded(error);
  }
}

type Callback = (value: unknown) => unknown;

/** Puts the words in where errors arise that code reads without a `catch`, and where they need what was given. */
export function speakAs(global: object, release: NodeRelease): void {
  engine = release;
  if (isV8 && engine === 'node-22') return;
  const parsing = hosted('parse', 2, (_, [given, reviver]) => {
    const text = `${given as string}`;
    // Newer engines tell the source of a value, too.
    const two =
      typeof reviver === 'function' && engine === 'node-18'
        ? function (this: unknown, key: string, value: unknown): unknown {
            return apply(reviver as Callback, this, [key, value] as never) as unknown;
          }
        : reviver;
    return attempt('parse', [text], () => apply(parse, JSON, [text, two as never]) as unknown);
  });
  defineProperty(JSON, 'parse', { value: parsing, writable: true, configurable: true });
  dress(Promise.prototype, {
    then:
      () =>
      (self, [kept, failed]) => {
        const reported =
          typeof failed === 'function' ? (error: unknown) => (failed as Callback)(worded(error)) : failed;
        return apply(then, self, [kept as never, reported as never]) as unknown;
      },
  });
  if (isV8) return;
  defineProperty(global, '$caught', { value: worded, writable: true, configurable: true });
  dress(Function.prototype, {
    ['toString' as string]: (native) => (self) =>
      apply(replace, apply(native, self, []), [/\{\s+\[native code\]\s+\}$/, '{ [native code] }']) as unknown,
  });
  for (const [owner, name] of METHODS)
    dress(owner, {
      [name]: (native) => (self, args) => attempt(name, args, () => apply(native, self, args as never)),
    });
  for (const name of ['RegExp', 'BigInt', 'Map', 'Set'] as const) {
    const value = new Proxy(get(global, name) as () => object, {
      construct: (target, args, made) =>
        attempt(name, args, () => construct(target, args as [], made) as object),
      apply: (target, own, args) => attempt(name, args, () => apply(target, own, args as [])),
    });
    defineProperty(global, name, { value, writable: true, configurable: true });
  }
}

const METHODS: readonly (readonly [object, string])[] = [
  [String.prototype, 'repeat'],
  [Array.prototype, 'sort'],
  [Number.prototype, 'toLocaleString'],
  [Object, 'fromEntries'],
  [JSON, 'stringify'],
];
