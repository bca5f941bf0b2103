// Parameters of actions. The host's types take few keywords of JSON Schema, so the rest goes into descriptions.

import { isObject } from '../../../../model/guards.ts';
import type { OutputNode, OutputTree } from '../../../../model/output.ts';
import type { Parameter, SchemaWord, Sourced } from '../../../../model/plugin.ts';
import { keep, approximate, invent, together } from '../../../kit/convert/output.ts';
import { Reader } from '../../../kit/convert/reader.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { inWords } from '../../../kit/convert/schema-in-words.ts';
import { typeWord } from '../../../kit/convert/schema-keywords.ts';
import { textWord, word, wordsOf } from '../../../kit/convert/schema-read.ts';
import { requiredFlag } from '../../../kit/convert/schema-write.ts';

/** A parameter with its schema in the words of the host (ActionParameterSchema in packages/typescript/src/types). */
export function parameterNode(parameter: Parameter): OutputTree {
  const { name, words } = parameter;
  const own = textWord(words, 'description');
  const { members, phrases } = schemaOf(words.filter(([keyword]) => keyword !== 'description'));
  return {
    name: keep(name),
    description: own ? described(own, phrases) : withWords(keep(name), phrases),
    required: requiredFlag(parameter),
    schema: members,
  };
}

interface Phrase {
  readonly says: string;
  readonly node: OutputNode;
}

interface Schema {
  readonly members: { readonly [key: string]: OutputTree | undefined };
  /** What the members cannot say. */
  readonly phrases: readonly Phrase[];
}

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** The keywords whose values the host takes as they are. */
const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  default: () => true,
  enum: (value) => Array.isArray(value) && value.every(isText),
  minimum: isNumber,
  maximum: isNumber,
  pattern: isText,
};

function schemaOf(words: readonly SchemaWord[]): Schema {
  const type = word(words, 'type');
  const members: Record<string, OutputTree | undefined> = { type: typeNode(type, words) };
  const phrases: Phrase[] = type ? otherTypes(type) : [];
  for (const [keyword, value] of words) {
    if (keyword === 'type') continue;
    if (keyword === 'properties' && isObject(value.value)) members.properties = propertiesNode(value);
    else if (keyword === 'items' && isObject(value.value)) members.items = nestedNode(value);
    else if (Object.hasOwn(FITS, keyword) && FITS[keyword]?.(value.value)) members[keyword] = keep(value);
    else {
      const says = phraseOf(keyword, value.value);
      if (says !== null) phrases.push({ says, node: approximate(value, undefined, why.IN_WORDS) });
    }
  }
  return { members, phrases };
}

/** Descriptions and titles inside of a schema need no words of their own. */
function phraseOf(keyword: string, value: unknown): string | null {
  if (keyword === 'required') {
    const names = Array.isArray(value) ? value.filter(isText) : [];
    return names.length > 0 ? `needs ${names.join(', ')}` : null;
  }
  if (keyword === 'additionalProperties') return value === false ? 'nothing else' : null;
  return inWords(keyword, value);
}

function typeNode(type: Sourced | undefined, words: readonly SchemaWord[]): OutputNode {
  if (type && TYPES.includes(type.value)) return keep(type);
  const first: unknown = Array.isArray(type?.value)
    ? type.value.find((one) => TYPES.includes(one))
    : undefined;
  const meant = first ?? typeWord(String(type?.value)).type ?? impliedType(words);
  return type ? approximate(type, meant, why.NEAREST_TYPE) : invent(meant);
}

function impliedType(words: readonly SchemaWord[]): string {
  if (word(words, 'properties')) return 'object';
  return word(words, 'items') ? 'array' : 'string';
}

/** A list of types where the host takes one. */
function otherTypes(type: Sourced): Phrase[] {
  const { value } = type;
  if (!Array.isArray(value) || value.length < 2) return [];
  return [
    { says: `of type ${value.map(String).join(' or ')}`, node: approximate(type, undefined, why.IN_WORDS) },
  ];
}

function propertiesNode(own: Sourced): OutputTree {
  const members = new Reader(own.file, own.value, own.pointer).members();
  if (members.length === 0) return keep(own);
  return Object.fromEntries(
    members.flatMap(({ key, here }): [string, OutputTree][] => {
      const schema = here.any();
      return schema ? [[key.value, nestedNode(schema)]] : [];
    }),
  );
}

function nestedNode(from: Sourced): OutputTree {
  const words = wordsOf(new Reader(from.file, from.value, from.pointer));
  if (words.length === 0) return { type: approximate(from, 'string', why.NEAREST_TYPE) };
  const own = textWord(words, 'description');
  const { members, phrases } = schemaOf(words.filter(([keyword]) => keyword !== 'description'));
  const [first, ...rest] = phrases;
  if (own) return { ...members, description: described(own, phrases) };
  if (!first) return members;
  const says = capitalized(phrases);
  const also = rest.map(({ node }) => node);
  return { ...members, description: together(approximate(first.node.origins, says, why.IN_WORDS), also) };
}

function described(own: Sourced<string>, phrases: readonly Phrase[]): OutputNode {
  if (phrases.length === 0) return keep(own);
  return together(
    keep(own, `${own.value} (${phrases.map(({ says }) => says).join('; ')})`),
    phrases.map(({ node }) => node),
  );
}

function withWords(name: OutputNode, phrases: readonly Phrase[]): OutputNode {
  if (phrases.length === 0) return name;
  const text = `${String(name.value)} (${phrases.map(({ says }) => says).join('; ')})`;
  return together(
    keep(name.origins, text),
    phrases.map(({ node }) => node),
  );
}

function capitalized(phrases: readonly Phrase[]): string {
  const text = phrases.map(({ says }) => says).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
