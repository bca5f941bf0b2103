// A port of the built-in checks of Milady's form (config-catalog.ts, builtInValidators).

import { isPattern, matchesTyped } from './patterns.ts';

/** True where `new URL(text)` works, which only the browser knows. */
export type IsUrl = (text: string) => boolean;

export interface CheckFunction {
  readonly passes: (value: unknown, args: (name: string) => unknown, isUrl: IsUrl) => boolean;
}

/** Name → check. Numbers in text always fail `min` and `max`. */
export const FUNCTIONS: ReadonlyMap<string, CheckFunction> = new Map<string, CheckFunction>([
  ['required', { passes: isGiven }],
  ['email', { passes: (value) => typeof value === 'string' && isEmail(value) }],
  [
    'minLength',
    {
      passes: (value, args) => typeof value === 'string' && value.length >= numberOf(args('min')),
    },
  ],
  [
    'maxLength',
    {
      passes: (value, args) => typeof value === 'string' && value.length <= numberOf(args('max')),
    },
  ],
  ['pattern', { passes: (value, args) => fitsPattern(value, args('pattern')) }],
  ['min', { passes: (value, args) => numberOf(value) >= numberOf(args('min')) }],
  ['max', { passes: (value, args) => numberOf(value) <= numberOf(args('max')) }],
  [
    'numeric',
    { passes: (value) => !Number.isNaN(typeof value === 'string' ? parseFloat(value) : numberOf(value)) },
  ],
  ['url', { passes: (value, _, isUrl) => typeof value === 'string' && isUrl(value) }],
  ['matches', { passes: (value, args) => value === args('other') }],
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
