// How Python answers where the metadata does not have what the host asks for.

import { isObject } from '../../model/guards.ts';
import { pythonType } from './source-facts.ts';

/** A value, or the exception that Python raises instead, as a traceback ends: `KeyError: 'name'`. */
export type Result = { readonly value: unknown } | { readonly error: string };

/** `value[key]` with a string key; `type` is the value's in Python. */
export function subscript(value: unknown, key: string, type: string = pythonType(value)): Result {
  if (isObject(value))
    return Object.hasOwn(value, key) ? { value: value[key] } : { error: `KeyError: '${key}'` };
  if (typeof value === 'string') return { error: "TypeError: string indices must be integers, not 'str'" };
  if (Array.isArray(value)) return { error: 'TypeError: list indices must be integers or slices, not str' };
  return { error: `TypeError: '${type}' object is not subscriptable` };
}

/** What `if value:` does. */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Whether a method can have a parameter of this name beside `self`. */
export function isParameterName(name: string): boolean {
  return (
    /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u.test(name) &&
    !KEYWORDS.has(name) &&
    name !== 'self'
  );
}
