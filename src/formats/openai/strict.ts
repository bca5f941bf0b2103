// The subset of JSON Schema that OpenAI's structured outputs take, which `strict: true` asks for.
// https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas

import { isObject } from '../../model/guards.ts';
import { KEYWORDS } from '../../hosts/kit/convert/schema-keywords.ts';
import { schemasIn } from '../../hosts/kit/convert/schema-faults.ts';

const SUPPORTED: ReadonlySet<string> = new Set(
  (
    'type title description properties required additionalProperties enum const anyOf $ref $defs definitions items ' +
    'pattern format multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems'
  ).split(' '),
);

const FORMATS: ReadonlySet<unknown> = new Set(
  'date-time time date duration email hostname ipv4 ipv6 uuid'.split(' '),
);

const MAX_PROPERTIES = 5000;
const MAX_DEPTH = 10;
const MAX_CHARACTERS = 120_000;
const MAX_ENUM_VALUES = 1000;
/** The length of all values of an enum that has more than 250. */
const MAX_LONG_ENUM = 15_000;

interface Sizes {
  properties: number;
  characters: number;
  enumValues: number;
}

/** Why a tool with these parameters cannot be strict, as the end of a sentence; null where it can. */
export function whyNotStrict(parameters: unknown): string | null {
  if (!isObject(parameters)) return 'it has no schema';
  if (Object.hasOwn(parameters, 'anyOf')) return 'its parameters are a choice of schemas';
  const sizes: Sizes = { properties: 0, characters: 0, enumValues: 0 };
  const refused = refusal(parameters, '', 1, sizes);
  if (refused !== null) return refused;
  if (sizes.properties > MAX_PROPERTIES) return `it has more than ${String(MAX_PROPERTIES)} properties`;
  if (sizes.enumValues > MAX_ENUM_VALUES) return `it has more than ${String(MAX_ENUM_VALUES)} enum values`;
  return sizes.characters > MAX_CHARACTERS ? 'its names and values are too long' : null;
}

function refusal(schema: unknown, name: string, depth: number, sizes: Sizes): string | null {
  const subject = name === '' ? 'the list of parameters' : `\`${name}\``;
  if (!isObject(schema)) return `any value is allowed for ${subject}`;
  if (depth > MAX_DEPTH) return 'its objects are nested too deeply';
  return (
    keywordRefusal(schema, subject) ??
    enumRefusal(schema, subject, sizes) ??
    objectRefusal(schema, subject, name === '', sizes) ??
    innerRefusal(schema, name, depth, sizes)
  );
}

function keywordRefusal(schema: Readonly<Record<string, unknown>>, subject: string): string | null {
  const unsupported = Object.keys(schema).find((keyword) => !SUPPORTED.has(keyword));
  if (unsupported !== undefined) return `\`${unsupported}\` of ${subject} is not supported`;
  const typed = ['type', 'anyOf', '$ref'].some((keyword) => Object.hasOwn(schema, keyword));
  return typed ? null : `${subject} has no type`;
}

function innerRefusal(
  schema: Readonly<Record<string, unknown>>,
  name: string,
  depth: number,
  sizes: Sizes,
): string | null {
  for (const [keyword, value] of Object.entries(schema)) {
    const known = keyword === 'additionalProperties' ? undefined : KEYWORDS.get(keyword);
    const named = ['properties', '$defs', 'definitions'].includes(keyword);
    const below = depth + (keyword === 'properties' ? 1 : 0);
    for (const [[key = ''], inside] of known ? schemasIn(known, value) : []) {
      const refused = refusal(inside, (named ? key : name) || name || keyword, below, sizes);
      if (refused !== null) return refused;
    }
  }
  return null;
}

function enumRefusal(
  schema: Readonly<Record<string, unknown>>,
  subject: string,
  sizes: Sizes,
): string | null {
  if (schema.format !== undefined && !FORMATS.has(schema.format)) {
    return `the format of ${subject} is not supported`;
  }
  const list: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
  const texts = list.filter((one): one is string => typeof one === 'string');
  const length = texts.reduce((sum, one) => sum + one.length, 0);
  sizes.enumValues += list.length;
  sizes.characters += length + (typeof schema.const === 'string' ? schema.const.length : 0);
  return list.length > 250 && length > MAX_LONG_ENUM ? `the values of ${subject} are too long` : null;
}

function objectRefusal(
  schema: Readonly<Record<string, unknown>>,
  subject: string,
  isRoot: boolean,
  sizes: Sizes,
): string | null {
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (!types.includes('object') && !Object.hasOwn(schema, 'properties')) return null;
  const names = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  sizes.properties += names.length;
  sizes.characters += names.reduce((sum, one) => sum + one.length, 0);
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const optional = names.find((one) => !required.includes(one));
  if (optional !== undefined) return `\`${optional}\` is optional`;
  // Without a word on others the model sends none at the root, so that one is closed when the tool is written.
  const open =
    schema.additionalProperties !== false && !(isRoot && schema.additionalProperties === undefined);
  if (open) return `${subject} may have other members`;
  return isRoot || Array.isArray(schema.required) ? null : `${subject} has no list of required members`;
}
