// The keywords of JSON Schema that every compiler knows, what each takes, and what authors write as types.

import { isObject } from '../../../model/guards.ts';

/** What stands behind a keyword. `members` are schemas by name, `patterns` the same by a regular expression. */
export type Takes =
  | 'any'
  | 'count'
  | 'enum'
  | 'flag'
  | 'list'
  | 'members'
  | 'nameLists'
  | 'names'
  | 'number'
  | 'pattern'
  | 'patterns'
  | 'positive'
  | 'ref'
  | 'schema'
  | 'schemas'
  | 'text'
  | 'type';

export interface Keyword {
  readonly takes: Takes;
}

const keywords = (takes: Takes, names: string): [string, Keyword][] =>
  names.split(' ').map((name) => [name, { takes }]);

/** Draft 2020-12 without what model APIs and clients do not know. `$schema` and `$id` are of the file, not of a tool. */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ...keywords('type', 'type'),
  ...keywords('text', 'title description $comment contentEncoding contentMediaType format'),
  ...keywords('flag', 'deprecated readOnly writeOnly uniqueItems'),
  ...keywords('any', 'default const'),
  ...keywords('list', 'examples'),
  ...keywords('enum', 'enum'),
  ...keywords('ref', '$ref'),
  ...keywords('members', '$defs definitions properties'),
  ...keywords('schemas', 'anyOf oneOf allOf'),
  ...keywords('schema', 'not if then else items contains additionalProperties'),
  ...keywords('number', 'minimum maximum exclusiveMinimum exclusiveMaximum'),
  ...keywords('positive', 'multipleOf'),
  ...keywords('count', 'minLength maxLength minItems maxItems minProperties maxProperties'),
  ...keywords('pattern', 'pattern'),
  ...keywords('patterns', 'patternProperties'),
  ...keywords('names', 'required'),
  ...keywords('nameLists', 'dependentRequired'),
]);

export const JSON_TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'null',
];

/** Whether the value is one that the keyword takes. Schemas inside of it are not looked at. */
export function takes({ takes: kind }: Keyword, value: unknown): boolean {
  return TAKES[kind](value);
}

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

const TAKES: Readonly<Record<Takes, (value: unknown) => boolean>> = {
  any: () => true,
  count: (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
  enum: (value) => Array.isArray(value) && value.length > 0,
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  members: isObject,
  nameLists: (value) => isObject(value) && Object.values(value).every(isNames),
  names: isNames,
  number: isNumber,
  pattern: isPattern,
  patterns: (value) => isObject(value) && Object.keys(value).every(isPattern),
  positive: (value) => isNumber(value) && value > 0,
  ref: isText,
  schema: isSchema,
  schemas: (value) => Array.isArray(value) && value.length > 0,
  text: isText,
  type: (value) =>
    (isText(value) && JSON_TYPES.includes(value)) ||
    (isNames(value) &&
      (value as string[]).length > 0 &&
      (value as string[]).every((one) => JSON_TYPES.includes(one))),
};

/** A word that authors write as a type. `same` where it means that type; null where it names none. */
export interface TypeWord {
  readonly type: string | null;
  readonly same: boolean;
}

const SAME: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  numeric: 'number',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  record: 'object',
  none: 'null',
};

const NEAR: ReadonlySet<string> = new Set(
  'date datetime date-time time timestamp url uri email file path password secret enum select choice char uuid'.split(
    ' ',
  ),
);

/** What a word that stands as a type means. */
export function typeWord(word: string): TypeWord {
  const plain = word.trim().toLowerCase();
  if (JSON_TYPES.includes(plain)) return { type: plain, same: true };
  const same = Object.hasOwn(SAME, plain) ? SAME[plain] : undefined;
  if (same !== undefined) return { type: same, same: true };
  if (/^(?:list|array|sequence)\b|\[\]$/.test(plain)) return { type: 'array', same: false };
  if (/^(?:dict|map|record|object)\b/.test(plain)) return { type: 'object', same: false };
  return { type: NEAR.has(plain) ? 'string' : null, same: false };
}
