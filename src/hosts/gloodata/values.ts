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

/**
 * A list of objects as an object keyed by their `id` or `name`, else by their title or place, so that nothing of it is
 * lost; {} for an empty list, undefined for anything else.
 */
export function keyed(list: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(list) || !list.every(isObject)) return undefined;
  const out = new Map<string, unknown>();
  list.forEach((item: Readonly<Record<string, unknown>>, i) => {
    const named = ['id', 'name'].find((key) => typeof item[key] === 'string' && item[key] !== '');
    const title = member(item, 'title');
    const wanted =
      named === undefined ? plainId(typeof title === 'string' ? title : '') : String(item[named]);
    const key = wanted === '' || out.has(wanted) ? `${wanted || 'entry'}_${String(i + 1)}` : wanted;
    out.set(key, Object.fromEntries(Object.entries(item).filter(([k]) => k !== named)));
  });
  return Object.fromEntries(out);
}
