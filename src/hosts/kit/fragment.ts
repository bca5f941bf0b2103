// What tells that a text is a part of a manifest that was pasted alone.

import { isObject, member } from '../../model/guards.ts';

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);

/** More members than any fragment that a person would paste. */
const MAX = 200;

/** An object that is not empty and whose every member fits. */
export function isMapOf(
  value: unknown,
  fits: (entry: unknown, key: string) => boolean,
): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.length <= MAX && entries.every(([key, entry]) => fits(entry, key));
}

/** A list that is not empty and whose every element fits. */
export function isListOf(value: unknown, fits: (entry: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MAX && value.every(fits);
}

/** What fits alone, or a list of such, as a list; null for anything else. */
export function oneOrMore(value: unknown, fits: (entry: unknown) => boolean): unknown[] | null {
  if (fits(value)) return [value];
  return isListOf(value, fits) ? value : null;
}

/** What members of a manifest's root are called that come without the rest: "`a`, `b` alone". */
export function aloneOf(members: object): string {
  const names = Object.keys(members).map((key) => `\`${key}\``);
  return `${names.join(', ')} alone`;
}

/** True where all of the members are there. */
export function has(value: unknown, ...keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => Object.hasOwn(value, key));
}

/** True where the object has some of the members and none besides. */
export function hasOnly(value: unknown, keys: readonly string[]): boolean {
  return isMapOf(value, (_, key) => keys.includes(key));
}

/** One described parameter: a JSON type and what it is for. */
export function isParameter(value: unknown): boolean {
  return (
    isObject(value) && TYPES.has(member(value, 'type')) && typeof member(value, 'description') === 'string'
  );
}

/** A JSON schema of an object with properties. */
export function isObjectSchema(value: unknown): value is Record<string, unknown> {
  return member(value, 'type') === 'object' && isObject(member(value, 'properties'));
}

/** What stands inside of the one code fence of a text, or the text itself. */
export function unfenced(text: string): string {
  const [opening, fence = ''] = /^\s*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n/.exec(text) ?? [];
  const rest = text.slice(opening?.length).trimEnd();
  if (opening === undefined || !rest.endsWith(fence)) return text;
  return rest
    .slice(0, -fence.length)
    .replace(/(?<![ \t])[ \t]+$/, '')
    .replace(/\n$/, '');
}

/** The code of the one problem that says so. */
export const FRAGMENT = 'json/fragment';
