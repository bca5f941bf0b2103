// What the form says of a value: four stages whose messages add up (config-renderer.tsx, validateField).

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { childText, PageCrash } from '../../kit/react-page.ts';
import { isPattern, runsInForm } from '../validation/patterns.ts';
import { typeErrors } from './controls.ts';
import type { FormField } from './fields.ts';
import { matchesTyped } from './typed.ts';
import { holds, resolved, valueAt, type Values } from './visibility.ts';

/** Where the browser alone knows: `new URL(text)` works. */
export type IsUrl = (text: string) => boolean;

/** Messages by setting, in the order in which they came up; settings without any are not in it. */
export type Errors = ReadonlyMap<string, readonly string[]>;

export const NO_ERRORS: Errors = new Map();

/** The errors after one setting was checked; one that had errors before keeps its place. */
export function withErrors(errors: Errors, key: string, messages: readonly string[]): Errors {
  const next = new Map(errors);
  if (messages.length > 0) next.set(key, messages);
  else next.delete(key);
  return next;
}

/** The errors of all these fields, which are those that are shown: hidden ones are not checked. */
export function allErrors(fields: readonly FormField[], values: Values, isUrl: IsUrl): Errors {
  return new Map(
    fields
      .map((field) => [field.key, errorsOf(field, valueAt(values, field.key), values, isUrl)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

/** All messages for one value, in the order of the stages; [] for a good one. */
export function errorsOf(field: FormField, value: unknown, values: Values, isUrl: IsUrl): string[] {
  const empty = value === undefined || value === null || value === '';
  return [
    ...(field.required && empty ? ['This field is required.'] : []),
    ...(empty ? [] : typeErrors(field.type, value)),
    ...patternErrors(field, value),
    ...checkErrors(field, value, values, isUrl),
  ];
}

/** The hint's own pattern; slow and broken ones are passed over. */
function patternErrors(field: FormField, value: unknown): string[] {
  const pattern = member(field.hint, 'pattern');
  if (typeof pattern !== 'string' || pattern === '' || typeof value !== 'string' || value === '') return [];
  if (!runsInForm(pattern) || matchesTyped(pattern, value) !== false) return [];
  const said = member(field.hint, 'patternError') ?? 'Invalid format.';
  return [childText(said, join(field.hintPointer, 'patternError'))];
}

function checkErrors(field: FormField, value: unknown, values: Values, isUrl: IsUrl): string[] {
  const validation = member(field.hint, 'validation');
  const base = join(field.hintPointer, 'validation');
  const enabled = member(validation, 'enabled');
  if (enabled && !holds(enabled, values, join(base, 'enabled'))) return [];
  const checks = member(validation, 'checks') ?? [];
  if (!Array.isArray(checks)) {
    throw new PageCrash(
      'config.checks is not iterable',
      join(base, 'checks'),
      'Write a list of checks here.',
    );
  }
  return checks.flatMap((check: unknown, i) => {
    const pointer = join(base, 'checks', i);
    const args = (name: string): unknown =>
      resolved(member(member(check, 'args'), name), values, join(pointer, 'args', name));
    return passes(member(check, 'fn'), value, args, isUrl)
      ? []
      : [childText(member(check, 'message'), join(pointer, 'message'))];
  });
}

/** The built-in functions; one that is not known lets everything pass. Numbers in text never pass `min` and `max`. */
function passes(fn: unknown, value: unknown, args: (name: string) => unknown, isUrl: IsUrl): boolean {
  const text = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : NaN;
  const limit = (name: string): number => {
    const given = args(name);
    return typeof given === 'number' ? given : NaN;
  };
  switch (fn) {
    case 'required':
      if (Array.isArray(value)) return value.length > 0;
      return text === null ? value !== undefined && value !== null : text.trim() !== '';
    case 'email':
      return text !== null && isEmail(text);
    case 'minLength':
      return text !== null && text.length >= limit('min');
    case 'maxLength':
      return text !== null && text.length <= limit('max');
    case 'pattern': {
      const pattern = args('pattern');
      if (text === null || typeof pattern !== 'string' || !isPattern(pattern)) return false;
      return matchesTyped(pattern, text) !== false;
    }
    case 'min':
      return number >= limit('min');
    case 'max':
      return number <= limit('max');
    case 'numeric':
      return !Number.isNaN(text === null ? number : parseFloat(text));
    case 'url':
      return text !== null && isUrl(text);
    case 'matches':
      return value === args('other');
    default:
      return true;
  }
}

/** The host's `^[^\s@]+@[^\s@]+\.[^\s@]+$`, which takes quadratic time, said in two steps. */
function isEmail(text: string): boolean {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1] ?? '';
  return domain.slice(1, -1).includes('.');
}
