// The checks that Node.js' web classes make of their arguments before anything else, in Node's words (undici's webidl).

import {
  apply,
  codeAt,
  get,
  getOwnPropertyDescriptor,
  isArray,
  isObjectLike,
  ownKeys,
} from '../primordials.ts';

/** `where` is how Node names the place, e.g. `Headers.append`. */
export function requireArguments(args: readonly unknown[], needed: number, where: string): void {
  if (args.length >= needed) return;
  const plural = needed === 1 ? '' : 's';
  const found = `${args.length > 0 ? 'only ' : ''}${String(args.length)} found`;
  throw new TypeError(`${where}: ${String(needed)} argument${plural} required, but ${found}.`);
}

/** As a template makes a text of a value: symbols are refused. */
export function textOf(value: unknown): string {
  return `${value as string}`;
}

/** Text whose characters fit into a byte each. */
export function byteString(value: unknown, where: string, name: string): string {
  if (typeof value === 'symbol') {
    throw new TypeError(`${where}: ${name} is a symbol, which cannot be converted to a ByteString.`);
  }
  const text = String(value);
  for (let i = 0; i < text.length; i++) {
    const code = codeAt(text, i);
    if (code > 255) {
      const at = `the character at index ${String(i)} has a value of ${String(code)}`;
      throw new TypeError(`Cannot convert argument to a ByteString because ${at} which is greater than 255.`);
    }
  }
  return text;
}

/** The second argument of a constructor: an object, or nothing. */
export function dictionary(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (isObjectLike(value)) return value as Readonly<Record<string, unknown>>;
  throw new TypeError(`undefined: Expected ${String(value)} to be one of: Null, Undefined, Object.`);
}

/** Throws Node’s TypeError for a text that is not one of the choices; undefined passes. */
export function oneOf(value: unknown, choices: readonly string[]): void {
  if (value === undefined) return;
  const text = String(value);
  for (let i = 0; i < choices.length; i++) if (choices[i] === text) return;
  let list = '';
  for (let i = 0; i < choices.length; i++) list += `${i > 0 ? ', ' : ''}${choices[i] ?? ''}`;
  throw new TypeError(`undefined: ${text} is not an accepted type. Expected one of ${list}.`);
}

/** A value as Node's messages show it; objects one level deep. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return isObjectLike(value) ? inspected(value, 2) : String(value);
}

function inspected(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return `[Function${value.name ? `: ${value.name}` : ' (anonymous)'}]`;
  if (!isObjectLike(value)) return String(value);
  const list = isArray(value);
  if (depth === 0) return list ? '[Array]' : '[Object]';
  const keys = ownKeys(value);
  let inside = '';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string | symbol;
    if (!getOwnPropertyDescriptor(value, key)?.enumerable) continue;
    const text = inspected(get(value, key), depth - 1);
    inside += `${inside === '' ? '' : ','} ${list ? '' : `${String(key)}: `}${text}`;
  }
  const [open, close] = list ? '[]' : '{}';
  return inside === '' ? `${open}${close}` : `${open}${inside} ${close}`;
}

/** Calls `take` with every value of an iterable, by the iterator that it has. */
export function each(iterable: object, iterator: unknown, take: (value: unknown) => void): void {
  const steps = apply(iterator as () => Iterator<unknown>, iterable, []);
  if (!isObjectLike(steps)) throw new TypeError('Result of the Symbol.iterator method is not an object');
  const next = get(steps, 'next') as () => IteratorResult<unknown>;
  for (let step = apply(next, steps, []); !step.done; step = apply(next, steps, [])) take(step.value);
}
