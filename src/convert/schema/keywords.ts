// The keywords of JSON Schema that every compiler knows, what each takes, and what authors write as types.

import { isObject } from '../../model/guards.ts';
import { TYPE_WORDS } from '../../hosts/kit/types.ts';

/** What stands behind a keyword. `members` are schemas by name, `patterns` the same by a regular expression. */
export type Takes = keyof typeof TAKES;

export interface Keyword {
  readonly takes: Takes;
}

/** Keywords by what they take; names are separated by spaces. */
export function keywordMap(names: Readonly<Partial<Record<Takes, string>>>): ReadonlyMap<string, Keyword> {
  const all = Object.entries(names) as [Takes, string][];
  return new Map(
    all.flatMap(([takes, list]) => list.split(' ').map((name): [string, Keyword] => [name, { takes }])),
  );
}

export const JSON_TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'null',
];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;

/** A schema is an object, or true for anything and false for nothing. */
export function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}

/** Whether a regular expression compiles as JSON Schema wants it: with Unicode. */
function isPattern(value: unknown): value is string {
  if (!isText(value)) return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}

const TAKES = {
  any: () => true,
  count: (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
  // Validators refuse a list that says one value twice.
  enum: (value) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length,
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  members: isObject,
  nameLists: (value) => isObject(value) && Object.values(value).every(isNames),
  names: isNames,
  number: isNumber,
  pattern: isPattern,
  oneType: (value) => isText(value) && value !== 'null' && JSON_TYPES.includes(value),
  patterns: (value) => isObject(value) && Object.keys(value).every(isPattern),
  positive: (value) => isNumber(value) && value > 0,
  ref: isText,
  schema: isSchema,
  schemas: (value) => Array.isArray(value) && value.length > 0,
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  type: (value) =>
    (isText(value) && JSON_TYPES.includes(value)) ||
    (isNames(value) &&
      (value as string[]).length > 0 &&
      (value as string[]).every((one) => JSON_TYPES.includes(one))),
} satisfies Readonly<Record<string, (value: unknown) => boolean>>;

/** Draft 2020-12 without what model APIs and clients do not know. `$schema` and `$id` are of the file, not of a tool. */
export const KEYWORDS = keywordMap({
  type: 'type',
  text: 'title description $comment contentEncoding contentMediaType format',
  flag: 'deprecated readOnly writeOnly uniqueItems',
  any: 'default const',
  list: 'examples',
  enum: 'enum',
  ref: '$ref',
  members: '$defs definitions properties',
  schemas: 'anyOf oneOf allOf',
  schema: 'not if then else items contains additionalProperties',
  number: 'minimum maximum exclusiveMinimum exclusiveMaximum',
  positive: 'multipleOf',
  count: 'minLength maxLength minItems maxItems minProperties maxProperties',
  pattern: 'pattern',
  patterns: 'patternProperties',
  names: 'required',
  nameLists: 'dependentRequired',
});

/** Whether the value is one that the keyword takes. Schemas inside of it are not looked at. */
export function takes({ takes: kind }: Keyword, value: unknown): boolean {
  return TAKES[kind](value);
}

/** A word that authors write as a type. `same` where it means that type; null where it names none. */
export interface TypeWord {
  readonly type: string | null;
  readonly same: boolean;
}

/** What a word that stands as a type means. */
export function typeWord(word: string): TypeWord {
  const plain = word.trim().toLowerCase();
  if (JSON_TYPES.includes(plain)) return { type: plain, same: true };
  const meant = Object.hasOwn(TYPE_WORDS, plain) ? TYPE_WORDS[plain] : undefined;
  if (meant !== undefined) return { type: meant, same: meant !== 'string' || /^(?:str|text)$/.test(plain) };
  if (/^(?:list|array|sequence)\b|\[\]$/.test(plain)) return { type: 'array', same: false };
  if (/^(?:dict|map|record|object)\b/.test(plain)) return { type: 'object', same: false };
  return { type: null, same: false };
}
