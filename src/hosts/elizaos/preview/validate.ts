// A port of the form's validation: four stages whose messages add up (config-renderer.tsx, validateField).

import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { PageCrash, childText } from '../../kit/react-page.ts';
import { matchesTyped, runsInForm, isPattern } from '../validation/patterns.ts';
import { typeErrors } from './controls.ts';
import type { SettingField } from './fields.ts';
import { holds, resolved, valueAt, type FormValues } from './visibility.ts';

/** Messages by setting, in the order in which they appeared. Settings without a message are left out. */
export type Errors = ReadonlyMap<string, readonly string[]>;

/** No setting has a message. */
export const NO_ERRORS: Errors = new Map();

/** The errors after one setting was checked. A setting that had errors before keeps its place. */
export function withErrors(errors: Errors, key: string, messages: readonly string[]): Errors {
  const next = new Map(errors);
  if (messages.length > 0) next.set(key, messages);
  else next.delete(key);
  return next;
}

/** The errors of these fields. The caller passes only visible ones, because hidden ones are not checked. */
export function allErrors(fields: readonly SettingField[], values: FormValues, isUrl: IsUrl): Errors {
  return new Map(
    fields
      .map((field) => [field.key, errorsOf(field, valueAt(values, field.key), values, isUrl)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

/** All messages for one value, in the order of the stages. Throws PageCrash where the page crashes. */
export function errorsOf(field: SettingField, value: unknown, values: FormValues, isUrl: IsUrl): string[] {
  const empty = value === undefined || value === null || value === '';
  return [
    ...(field.required && empty ? ['This field is required.'] : []),
    ...(empty ? [] : typeErrors(field.type, value)),
    ...patternErrors(field, value),
    ...checkErrors(field, value, values, isUrl),
  ];
}

/** The stage of the hint's `pattern`; slow and broken patterns are skipped. */
function patternErrors(field: SettingField, value: unknown): string[] {
  const pattern = member(field.hint, 'pattern');
  if (typeof pattern !== 'string' || pattern === '' || typeof value !== 'string' || value === '') return [];
  if (!runsInForm(pattern) || matchesTyped(pattern, value) !== false) return [];
  const message = member(field.hint, 'patternError') ?? 'Invalid format.';
  return [childText(message, join(field.hintPointer, 'patternError'))];
}

function checkErrors(field: SettingField, value: unknown, values: FormValues, isUrl: IsUrl): string[] {
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
    const name = member(check, 'fn');
    // An unknown function accepts every value.
    const passes = typeof name === 'string' ? FUNCTIONS.get(name) : undefined;
    return passes?.(value, args, isUrl) !== false
      ? []
      : [childText(member(check, 'message'), join(pointer, 'message'))];
  });
}

/** True where `new URL(text)` works, which only the browser knows. */
type IsUrl = (text: string) => boolean;

type CheckFunction = (value: unknown, args: (name: string) => unknown, isUrl: IsUrl) => boolean;

/** Name → whether a value passes. Numbers in text always fail `min` and `max`. */
const FUNCTIONS: ReadonlyMap<string, CheckFunction> = new Map<string, CheckFunction>([
  ['required', isGiven],
  ['email', (value) => typeof value === 'string' && isEmail(value)],
  ['minLength', (value, args) => typeof value === 'string' && value.length >= numberOf(args('min'))],
  ['maxLength', (value, args) => typeof value === 'string' && value.length <= numberOf(args('max'))],
  ['pattern', (value, args) => fitsPattern(value, args('pattern'))],
  ['min', (value, args) => numberOf(value) >= numberOf(args('min'))],
  ['max', (value, args) => numberOf(value) <= numberOf(args('max'))],
  ['numeric', (value) => !Number.isNaN(typeof value === 'string' ? parseFloat(value) : numberOf(value))],
  ['url', (value, _, isUrl) => typeof value === 'string' && isUrl(value)],
  ['matches', (value, args) => value === args('other')],
]);

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}

function fitsPattern(value: unknown, pattern: unknown): boolean {
  if (typeof value !== 'string' || typeof pattern !== 'string' || !isPattern(pattern)) return false;
  return matchesTyped(pattern, value) !== false;
}

/** The host's `^[^\s@]+@[^\s@]+\.[^\s@]+$`, which takes quadratic time, in two steps. */
function isEmail(text: string): boolean {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1] ?? '';
  return domain.slice(1, -1).includes('.');
}
