// What a schema says, in words for a description. It never names a value that the words do not contain.

import { isObject } from '../../model/guards.ts';
import type { SchemaWord, Sourced } from '../../model/plugin.ts';
import { join } from '../../lang/json/pointer.ts';
import { JSON_TYPES, typeWord } from './keywords.ts';
import { textWord, wordsIn } from './read.ts';

export interface Wording {
  readonly phrase: string;
  readonly from: readonly Sourced[];
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const listed = (value: unknown): string | null =>
  Array.isArray(value) && value.length > 0 ? value.map(plain).join(', ') : null;

const isStated = (value: unknown): boolean => value !== undefined && value !== '' && value !== null;

const number =
  (words: (count: string) => string) =>
  (value: unknown): string | null =>
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? words(plain(value)) : null;

const text =
  (word: string) =>
  (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? `${word} ${value}` : null;

/** What each keyword is in words; null where a value of it says nothing. */
const PHRASES: Readonly<Record<string, ((value: unknown) => string | null) | undefined>> = {
  enum: (value) => {
    const list = listed(value);
    return list === null ? null : `one of: ${list}`;
  },
  const: (value) => `always ${plain(value)}`,
  default: (value) => (isStated(value) ? `default ${plain(value)}` : null),
  minimum: number((count) => `at least ${count}`),
  maximum: number((count) => `at most ${count}`),
  exclusiveMinimum: number((count) => `more than ${count}`),
  exclusiveMaximum: number((count) => `less than ${count}`),
  multipleOf: number((count) => `a multiple of ${count}`),
  minLength: number((count) => `at least ${count} characters`),
  maxLength: number((count) => `at most ${count} characters`),
  minItems: number((count) => `at least ${count} values`),
  maxItems: number((count) => `at most ${count} values`),
  uniqueItems: (value) => (value === true ? 'no value twice' : null),
  nullable: (value) => (value === true ? 'or null' : null),
  pattern: text('pattern'),
  format: text('format'),
  examples: (value) => {
    const list = listed(value);
    return list === null ? null : `for example ${list}`;
  },
  example: (value) => (isStated(value) ? `for example ${plain(value)}` : null),
};

/** One keyword in words; null for those that no words are known for, or whose value says nothing. */
export function inWords(keyword: string, value: unknown): string | null {
  return Object.hasOwn(PHRASES, keyword) ? (PHRASES[keyword]?.(value) ?? null) : null;
}

/** The keywords of one schema in words, one phrase each; those in `without` are said elsewhere. */
export function keywordsInWords(words: readonly SchemaWord[], without: readonly string[]): Wording[] {
  return words.flatMap(([keyword, value]): Wording[] => {
    const phrase = without.includes(keyword) ? null : inWords(keyword, value.value);
    return phrase === null ? [] : [{ phrase, from: [value] }];
  });
}

/**
 * What a list or an object holds, for targets that have no words for it: `JSON array of numbers`.
 * undefined for other values. With `asText` the value is sent as a text of JSON.
 */
export function formatInWords(words: readonly SchemaWord[], asText: boolean): Wording | undefined {
  const type = typeOf(words);
  if (type !== 'array' && type !== 'object') return undefined;
  const { phrase, from } = contents(type, words, false);
  if (!asText) return from.length > 0 ? { phrase, from } : undefined;
  return { phrase: `JSON ${phrase}`, from };
}

/** The type that the words mean, also where only `items` or `properties` says it; undefined for none or several. */
function typeOf(words: readonly SchemaWord[]): string | undefined {
  const given = new Map(words);
  const type = given.get('type')?.value;
  const named = (Array.isArray(type) ? (type as unknown[]) : [type]).filter((one) => one !== 'null');
  if (named.length > 1) return undefined;
  if (typeof named[0] === 'string') return typeWord(named[0]).type ?? undefined;
  if (isObject(given.get('properties')?.value)) return 'object';
  return isObject(given.get('items')?.value) ? 'array' : undefined;
}

function contents(type: 'array' | 'object', words: readonly SchemaWord[], many: boolean): Wording {
  const noun = many ? `${type}s` : type;
  const given = new Map(words);
  if (type === 'array') {
    const items = given.get('items');
    const worded = items && isObject(items.value) ? valueInWords(items, true) : undefined;
    return worded && worded.from.length > 0
      ? { phrase: `${noun} of ${worded.phrase}`, from: worded.from }
      : { phrase: noun, from: [] };
  }
  const properties = given.get('properties');
  if (!properties || !isObject(properties.value)) return { phrase: noun, from: [] };
  const required = given.get('required');
  const worded = wordsIn(properties).map(([name, schema]) => memberInWords(name, schema, required));
  if (worded.length === 0) return { phrase: noun, from: [] };
  return {
    phrase: `${noun} with ${worded.map(({ phrase }) => phrase).join(', ')}`,
    from: worded.flatMap(({ from }) => from),
  };
}

function memberInWords(name: string, schema: Sourced, required: Sourced | undefined): Wording {
  const value = valueInWords(schema, false);
  const by = required && requiredName(required, name);
  const words = [value.phrase, ...(by ? ['required'] : [])].filter((one) => one !== '');
  return {
    phrase: words.length > 0 ? `${name} (${words.join('; ')})` : name,
    from: [...value.from, ...(by ? [by] : [])],
  };
}

function requiredName(required: Sourced, name: string): Sourced | undefined {
  const { value, file, pointer } = required;
  const i = Array.isArray(value) ? value.indexOf(name) : -1;
  return i < 0 ? undefined : { value: name, file, pointer: join(pointer, i) };
}

const CHOICES: Readonly<Record<string, string>> = { oneOf: 'exactly one of', anyOf: 'at least one of' };

/** Which parameters go together, for targets whose schemas cannot say it: `exactly one of: a, b and c`. */
export function choicesInWords(frame: readonly SchemaWord[]): Wording[] {
  return frame.flatMap(([keyword, list]): Wording[] => {
    if (!Object.hasOwn(CHOICES, keyword) || !Array.isArray(list.value)) return [];
    const branches = wordsIn(list).map(([, branch]) => wordsIn(branch));
    const groups = branches.map(([first, ...more]) =>
      first?.[0] === 'required' && more.length === 0 ? wordsIn(first[1]).map(([, name]) => name) : [],
    );
    if (groups.length === 0 || groups.some((group) => group.length === 0)) return [];
    const names = groups.map((group) => group.map(({ value }) => plain(value)).join(' and '));
    return [{ phrase: `${CHOICES[keyword] ?? ''}: ${names.join(', ')}`, from: groups.flat() }];
  });
}

/** A value by its type, with everything that words say of it. */
function valueInWords(schema: Sourced, many: boolean): Wording {
  const words = wordsIn(schema);
  const noun = subjectOf(words, many);
  const details = detailsOf(words);
  const more = details.map(({ phrase }) => phrase).join('; ');
  const from = [...(noun?.from ?? []), ...details.flatMap((one) => one.from)];
  const subject = noun?.phrase ?? (many ? 'values' : '');
  if (more === '') return { phrase: subject, from };
  if (many) return { phrase: `${subject} (${more})`, from };
  return { phrase: subject === '' ? more : `${subject}; ${more}`, from };
}

function subjectOf(words: readonly SchemaWord[], many: boolean): Wording | undefined {
  const type = typeOf(words);
  const given = new Map(words);
  const named = given.get('type');
  if (type !== 'array' && type !== 'object') return nounOf(named, many) ?? choices(given, many);
  const held = contents(type, words, many);
  return named?.value === type ? { ...held, from: [named, ...held.from] } : held;
}

function detailsOf(words: readonly SchemaWord[]): Wording[] {
  const own = textWord(words, 'description') ?? textWord(words, 'title');
  return [...(own ? [{ phrase: own.value, from: [own] }] : []), ...keywordsInWords(words, [])];
}

function nounOf(type: Sourced | undefined, many: boolean): Wording | undefined {
  const list: readonly unknown[] = Array.isArray(type?.value) ? (type.value as unknown[]) : [type?.value];
  const names = list.filter((one): one is string => typeof one === 'string' && one !== '');
  if (!type || names.length === 0 || names.length < list.length) return undefined;
  const nouns = names.map((one) => (many && JSON_TYPES.includes(one) && one !== 'null' ? `${one}s` : one));
  return { phrase: nouns.join(' or '), from: [type] };
}

/** Schemas to choose from; undefined where one of them is none. */
function choices(given: ReadonlyMap<string, Sourced>, many: boolean): Wording | undefined {
  const list = given.get('anyOf') ?? given.get('oneOf');
  if (!list || !Array.isArray(list.value) || !list.value.every(isObject)) return undefined;
  const worded = wordsIn(list).map(([, one]) => valueInWords(one, many));
  const named = worded.filter(({ phrase }) => phrase !== '');
  if (named.length === 0) return undefined;
  return { phrase: named.map(({ phrase }) => phrase).join(' or '), from: named.flatMap(({ from }) => from) };
}
