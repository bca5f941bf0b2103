// Sensible values for members that are missing or of the wrong type.

import { isObject, member } from '../../../model/guards.ts';
import { fits } from '../rules/fields.ts';
import { FIELD_TYPES } from '../members.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';

/** `showMapAt`, `show_map_at` and `show-map-at` as words: `Show map at`. */
export function humanize(id: string): string {
  const words = id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return words === '' ? '' : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Lower-case words with hyphens, as published extensions write `ns`; '' where nothing is left. */
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

/** A list of objects with `id` or `name` as the object that is wanted in its place; undefined where that is not clear. */
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

const TYPE_WORDS: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  date: 'string',
  datetime: 'string',
  enum: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
};

/** The supported type that another word for a type means, `string` where it is not clear. */
export function supportedType(word: unknown): string {
  if (Array.isArray(word)) return supportedType(word.find((item) => item !== 'null'));
  if (typeof word !== 'string') return 'string';
  const plain = word.toLowerCase();
  const known = Object.hasOwn(TYPE_WORDS, plain) ? TYPE_WORDS[plain] : undefined;
  return known ?? FIELD_TYPES.find((type) => type === plain) ?? didYouMean(plain, FIELD_TYPES) ?? 'string';
}

/** The value as one of the four types, where nothing is lost by that; undefined otherwise. */
export function asType(value: unknown, type: string): string | number | boolean | undefined {
  if (type === 'string') {
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  }
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) && fits(number, type) ? number : undefined;
}
