// A part of a host's manifest that was pasted alone, and the manifest that could be made of it.

import { isObject, member } from './guards.ts';
import type { PluginFile } from './file.ts';

/** What a host looks at to recognise a part of its manifests. */
export interface FragmentInput {
  readonly text: string;
  /** What can be read of the text, braces left out or not; undefined for source code and prose. */
  readonly value: unknown;
}

export interface Fragment {
  /** 0..1; below 0.5 it counts only where the person has chosen the host. */
  readonly score: number;
  /** Completes "This is …": `a tool of a package`. */
  readonly what: string;
  /** Where the documentation speaks of it. */
  readonly where: string;
  /** A whole manifest with every value of the fragment in it; absent where none can be made. */
  readonly whole?: unknown;
  /** The same as a text, where it is code and not JSON. */
  readonly wholeText?: string;
  /** Imperative, for the button: `Put it into a package`. Given with `whole` or `wholeText`. */
  readonly title?: string;
  /** Members of the manifest's own root. */
  readonly isRoot?: boolean;
  /** The fragment is source code, so what keeps it from being JSON is not worth saying. */
  readonly isSource?: boolean;
  /** Files beside the manifest that is made, such as the one that keeps the text. */
  readonly files?: readonly PluginFile[];
  /** What to do instead, as a sentence. Given without `whole`. */
  readonly next?: string;
  /** What the text is, as a sentence, where that is certain. */
  readonly says?: string;
}

/** Null where the text is not a part of this host's manifests, or a whole one. */
export type FragmentReader = (input: FragmentInput) => Fragment | null;

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
