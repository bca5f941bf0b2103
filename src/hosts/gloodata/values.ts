// Makes the names and objects that fixes write.

import { isObject, member } from '../../model/guards.ts';

/** A text as lower-case words with hyphens, as published extensions write `ns`; '' where nothing is left. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** An id without the characters that no published extension uses; '' where nothing is left. */
export function plainId(text: string): string {
  return text
    .trim()
    .replace(/::|[\s/\\\p{Cc}]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '');
}

/** A list of objects as an object keyed by their `id` or `name`; undefined where a key is missing or repeated. */
export function keyed(list: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const entries = list.map((item: unknown): [unknown, unknown] => {
    const key = ['id', 'name'].find((k) => typeof member(item, k) === 'string');
    if (!isObject(item) || key === undefined) return [undefined, undefined];
    return [item[key], Object.fromEntries(Object.entries(item).filter(([k]) => k !== key))];
  });
  const keys = entries.map(([key]) => key).filter((key) => typeof key === 'string');
  if (keys.length < list.length || new Set(keys).size < keys.length) return undefined;
  return Object.fromEntries(entries) as Record<string, unknown>;
}
