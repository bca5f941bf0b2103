// Errors in the words of Node.js 18 (V8 10.2), for what browsers say in newer ones or, where its text
// has all of it, in Firefox. An error gets them where code can first read it: in a `catch`, in a callback of a promise, or
// where the run ends.

import { jsonFault } from '../../node/json-fault.ts';
import { asIs, type Adopting } from './adopting.ts';
import {
  Marks,
  NativeError,
  NativeString,
  apply,
  defineProperty,
  getOwnPropertyDescriptor,
  inherits,
  isObjectLike,
  parse,
} from './primordials.ts';
import { hosted } from './web/dress.ts';

/** Pattern, and the words of Node.js 18; `in` is a frame without which it is another error. */
const OLDER: readonly { readonly now: RegExp; readonly then: string; readonly in?: string }[] = [
  { now: /^Invalid count value: [^]*$/, then: 'Invalid count value' },
  {
    now: /^\w+ [^]* is not a function$/,
    then: 'flatMap mapper function is not callable',
    in: 'Array.flatMap',
  },
  { now: /^(?:number|bigint|boolean|symbol) ([^]*) is not a function$/, then: '$1 is not a function' },
  { now: /^string "([^]*)" is not a function$/, then: '$1 is not a function' },
  { now: /^object null is not a function$/, then: 'null is not a function' },
  { now: /^object is not a function$/, then: '#<Object> is not a function' },
  {
    now: /^(The comparison function must be either a function or undefined)[^]*$/,
    then: '$1',
  },
  {
    now: /^Spread syntax requires \.\.\.iterable\[Symbol\.iterator\] to be a function$/,
    then: 'Found non-callable @@iterator',
  },
  { now: /^\w+ must be positive$/, then: 'Exponent must be positive' },
  { now: /^(Invalid regular expression: \/[^]*\/)[a-z]+(: [^/]*)$/, then: '$1$2' },
  { now: /^(Method RegExp\.prototype\.test called on incompatible receiver )[^]*$/, then: '$1undefined' },
  { now: /^(Body is unusable): [^]*$/, then: '$1' },
  {
    now: /^The value of "size" is out of range\. It must be [^]* Received ([^]*)$/,
    then: "The argument 'size' is invalid. Received $1",
  },
  {
    now: /^The "The value argument must be specified" argument must be specified$/,
    then: 'The "value" argument must be specified',
  },
  // Firefox's.
  {
    now: /^can't access lexical declaration ('[^']*') before initialization$/,
    then: 'Cannot access $1 before initialization',
  },
  { now: /^invalid assignment to const '[^]*'$/, then: 'Assignment to constant variable.' },
  {
    now: /^can't access property "([^"]*)"(?: of|, [^]* is) (null|undefined)$/,
    then: "Cannot read properties of $2 (reading '$1')",
  },
  { now: /^can't access property Symbol\.iterator of (null|undefined)$/, then: '$1 is not iterable' },
  { now: /^\(new [\w.]+\(\.\.\.\)\)(\.\w+ is not a function)$/, then: '(intermediate value)$1' },
  { now: /^"([^"]*)" is not a function$/, then: '$1 is not a function' },
  { now: /^repeat count must be non-negative$/, then: 'Invalid count value' },
  { now: /^repeat count must be less than [^]*$/, then: 'Invalid string length' },
  {
    now: /^can't convert BigInt to number$/,
    then: 'Cannot mix BigInt and other types, use explicit conversions',
  },
  {
    now: /^([\d.]+) can't be converted to BigInt because it isn't an integer$/,
    then: 'The number $1 cannot be converted to a BigInt because it is not an integer',
  },
  { now: /^malformed URI sequence$/, then: 'URI malformed' },
  { now: /^invalid time zone: ([^]*)$/, then: 'Invalid time zone specified: $1' },
  { now: /^(-?\d+) is not a valid code point$/, then: 'Invalid code point $1' },
  { now: /^No Promise in Promise\.any was resolved$/, then: 'All promises were rejected' },
  { now: /^BigInt value can't be serialized in JSON$/, then: 'Do not know how to serialize a BigInt' },
  { now: /^can't convert symbol to string$/, then: 'Cannot convert a Symbol value to a string' },
  { now: /^invalid 'instanceof' operand \d+$/, then: "Right-hand side of 'instanceof' is not an object" },
];

const done = new Marks();
const replace = String.prototype.replace;
const includes = String.prototype.includes;

/** The same value; an error's message is in the words of Node.js 18 afterwards. */
export function older(error: unknown): unknown {
  if (!isObjectLike(error) || done.has(error) || !inherits(error, NativeError.prototype)) return error;
  done.add(error);
  const message: unknown = getOwnPropertyDescriptor(error, 'message')?.value;
  if (typeof message !== 'string') return error;
  const stack = NativeString((error as Error).stack);
  for (const { now, then, in: frame } of OLDER) {
    if (frame !== undefined && !(apply(includes, stack, [`at ${frame}`]) as boolean)) continue;
    const made = apply(replace, message, [now, then]) as string;
    if (made === message) continue;
    defineProperty(error, 'message', { value: made, writable: true, configurable: true });
    const shown = apply(replace, stack, [message, () => made]) as string;
    defineProperty(error, 'stack', { value: shown, writable: true, configurable: true });
    break;
  }
  return error;
}

type Callback = (value: unknown) => unknown;

/** Puts the words in where errors arise that code reads without a `catch`, and into `JSON.parse`. */
export function speakOlder(): void {
  const { then } = Promise.prototype;
  const dressed = {
    then: hosted(asIs, 'then', 2, (self, [done, failed]) => {
      const reported =
        typeof failed === 'function' ? (error: unknown) => (failed as Callback)(older(error)) : failed;
      return apply(then, self, [done as never, reported as never]) as unknown;
    }),
    parse: hosted(asIs, 'parse', 2, (_, [given, reviver]) => {
      const text = `${given as string}`;
      // Newer engines tell the source of a value, too.
      const two =
        typeof reviver === 'function'
          ? function (this: unknown, key: string, value: unknown): unknown {
              return apply(reviver as Callback, this, [key, value] as never) as unknown;
            }
          : reviver;
      try {
        return apply(parse, JSON, [text, two as never]) as unknown;
      } catch (error) {
        throw inOlderWords(error, text);
      }
    }),
  };
  defineProperty(Promise.prototype, 'then', { value: dressed.then, writable: true, configurable: true });
  defineProperty(JSON, 'parse', { value: dressed.parse, writable: true, configurable: true });
}

/** For values that helpers of a host on Node.js 18 make. */
export const asOlder: Adopting = {
  ...asIs,
  rejection: (error) => older(error) as typeof error,
  parse(text) {
    try {
      return parse(text) as unknown;
    } catch (error) {
      throw inOlderWords(error, text);
    }
  },
};

/** An error of parsing JSON; one of a reviver stays. */
export function inOlderWords(error: unknown, text: string): unknown {
  if (!isObjectLike(error) || !inherits(error, SyntaxError.prototype)) return error;
  const words = jsonFault(text);
  return words === null ? error : new SyntaxError(words);
}
