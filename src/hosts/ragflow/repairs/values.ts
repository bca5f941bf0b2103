// Sensible values for members that are missing or of the wrong type.

import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { TYPES } from '../members.ts';
import { isParameterName } from '../python.ts';

/** `showMapAt` and `show_map-at` as words: `Show map at`. */
export function humanize(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A parameter name that Python takes. */
export function parameterName(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}_]+/gu, '_').replace(/^_+|(?<!_)_+$/g, '');
  const candidates = [plain, `${plain}_`, `arg_${plain}`];
  return candidates.find((name) => name !== '_' && isParameterName(name)) ?? 'arg';
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  date: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  json: 'object',
  none: 'null',
};

/** The type of JSON Schema that another word means; undefined where that is not clear. */
export function schemaType(word: string): string | undefined {
  const plain = word.trim().toLowerCase();
  if (Object.hasOwn(TYPE_WORDS, plain)) return TYPE_WORDS[plain];
  return TYPES.find((type) => type === plain) ?? didYouMean(plain, TYPES);
}

/** The type of a parameter that names none: that of its default or of its allowed values, else `string`. */
export function likelyType(parameter: unknown): string {
  const allowed = member(parameter, 'enum');
  const example: unknown = member(parameter, 'default') ?? (Array.isArray(allowed) ? allowed[0] : undefined);
  if (Number.isInteger(example)) return 'integer';
  if (typeof example === 'number' || typeof example === 'boolean') return typeof example;
  if (isObject(member(parameter, 'properties'))) return 'object';
  return member(parameter, 'items') === undefined ? 'string' : 'array';
}

/** A JSON schema's properties as the parameters that RAGFlow wants. */
export function fromJsonSchema(schema: unknown): Record<string, unknown> {
  const properties = member(schema, 'properties');
  const required = member(schema, 'required');
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      parameterFrom(name, property, Array.isArray(required) && required.includes(name)),
    ]),
  );
}

/** A parameter with all four members, made of whatever stands in its place. */
export function parameterFrom(name: string, given: unknown, required: boolean): Record<string, unknown> {
  const type = member(given, 'type');
  const words = typeof given === 'string' ? given : member(given, 'description');
  const description = typeof words === 'string' && words.trim() !== '' ? words : humanize(name);
  const display = member(given, 'displayDescription');
  return {
    ...(isObject(given) ? given : {}),
    type: typeof type === 'string' ? type : likelyType(given),
    description,
    displayDescription: typeof display === 'string' ? display : description,
    required,
  };
}
