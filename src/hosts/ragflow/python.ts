// Ports what Python does with JSON values: their types, their truth, and exceptions for missing keys.

import { isObject } from '../../model/guards.ts';

/** A value, or the exception that Python raises instead, as a traceback ends: `KeyError: 'name'`. */
export type Result = { readonly value: unknown } | { readonly error: string };

/** What `value[key]` gives in Python; `type` is the name of the value's type there. */
export function subscript(value: unknown, key: string, type: string = pythonType(value)): Result {
  if (isObject(value))
    return Object.hasOwn(value, key) ? { value: value[key] } : { error: `KeyError: '${key}'` };
  if (typeof value === 'string') return { error: "TypeError: string indices must be integers, not 'str'" };
  if (Array.isArray(value)) return { error: 'TypeError: list indices must be integers or slices, not str' };
  return { error: `TypeError: '${type}' object is not subscriptable` };
}

/** True where `if value:` is, in Python: not for empty lists and dictionaries. */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** The name of a JSON value's type in Python. */
export function pythonType(value: unknown): string {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return 'dict';
}
