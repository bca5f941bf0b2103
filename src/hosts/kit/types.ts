// The types of JSON Schema, and the words that authors write for them.

import { isObject } from '../../model/guards.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';

/** Words of programming languages and other formats → the type that is meant. */
export const TYPE_WORDS: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  date: 'string',
  datetime: 'string',
  'date-time': 'string',
  time: 'string',
  timestamp: 'string',
  uri: 'string',
  file: 'string',
  path: 'string',
  choice: 'string',
  char: 'string',
  uuid: 'string',
  url: 'string',
  email: 'string',
  password: 'string',
  secret: 'string',
  enum: 'string',
  select: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  toggle: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  record: 'object',
  json: 'object',
  none: 'null',
};

/** Which of the `known` types a word means; undefined where that is not clear. */
export function meantType(word: unknown, known: readonly string[]): string | undefined {
  if (Array.isArray(word))
    return meantType(
      word.find((item) => item !== 'null'),
      known,
    );
  if (typeof word !== 'string') return undefined;
  const plain = word.toLowerCase();
  const type = Object.hasOwn(TYPE_WORDS, plain) ? (TYPE_WORDS[plain] ?? plain) : plain;
  if (known.includes(type)) return type;
  if (type === 'integer' && known.includes('number')) return 'number';
  return known.find((one) => one === plain) ?? didYouMean(plain, known);
}

/** The value as one of JSON's scalar types where nothing is lost by that; undefined otherwise. */
export function asType(value: unknown, type: string): string | number | boolean | undefined {
  if (type === 'string') {
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  }
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) && hasType(number, type) ? number : undefined;
}

/** True where a value has this type of JSON Schema; whole numbers are numbers too. */
export function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}
