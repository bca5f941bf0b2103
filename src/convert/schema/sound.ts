// Writes schemas that compilers take: a valid one stays as it is, and of another one every keyword that is refused goes
// out whole and, where there are words for it, into the description.

import { isObject } from '../../model/guards.ts';
import type { OutputNode, OutputTree } from '../../model/output.ts';
import type { SchemaWord, Sourced } from '../../model/plugin.ts';
import { approximate, fixed, invent, keep, together } from '../values/output.ts';
import { valueOf } from '../values/flatten.ts';
import * as why from '../report/reasons.ts';
import { faultsWithin, keywordFaults, type SchemaContext } from './faults.ts';
import { inWords, type Wording } from './in-words.ts';
import { isSchema, KEYWORDS, typeWord } from './keywords.ts';
import { wordsIn } from './read.ts';

type Members = Record<string, OutputTree | undefined>;

/** Keywords that say nothing without each other. */
const TOGETHER: readonly string[] = ['if', 'then', 'else'];

/** The schema of a property or of items; any value is allowed where none can be written. */
function soundSchema(from: Sourced, context: SchemaContext): OutputTree {
  const { value } = from;
  if (!isSchema(value) && !context.typeNeeded) return approximate(from, {}, why.NO_SCHEMA);
  return faultsWithin(value, context).length === 0
    ? keep(from)
    : soundWords(isObject(value) ? wordsIn(from) : [], context);
}

/** The same for a schema whose members are known one by one. */
export function soundWords(words: readonly SchemaWord[], context: SchemaContext): Members {
  const out: Members = {};
  const worded: Wording[] = [];
  const isRefused = ([name, { value }]: SchemaWord): boolean =>
    keywordFaults(name, value, context).length > 0;
  const isCut = words.some((word) => TOGETHER.includes(word[0]) && isRefused(word));
  for (const word of words) {
    const [name, value] = word;
    if (name === 'description') continue;
    const isOut = isRefused(word) || (isCut && TOGETHER.includes(name));
    const node = isOut ? partOf(name, value, context) : keep(value);
    if (node !== undefined) out[name] = node;
    else worded.push(...wordingOf(name, value));
  }
  const given = new Map(words);
  const description = descriptionNode(given.get('description'), worded);
  const typed = context.typeNeeded ? withType(out, given.get('type')) : out;
  const whole = context.itemsNeeded ? withItems(typed, given.get('items')) : typed;
  return description ? { ...whole, description } : whole;
}

/** The first type of several, else the one that members or items imply. */
function withType(out: Members, given: Sourced | undefined): Members {
  if (out.type) return out;
  const types: readonly unknown[] = Array.isArray(given?.value) ? given.value : [];
  const named = types.flatMap((one) => (typeof one === 'string' ? (typeWord(one).type ?? []) : []));
  const type =
    named.find((one) => one !== 'null') ?? (out.properties ? 'object' : out.items ? 'array' : 'string');
  return { type: given ? approximate(given, type, why.NEAREST_TYPE) : invent(type), ...out };
}

/** The schema of an array must say what its items are; no API accepts `false` there. */
function withItems(out: Members, given: Sourced | undefined): Members {
  const types: unknown = out.type && valueOf(out.type);
  const isArray = types === 'array' || (Array.isArray(types) && types.includes('array'));
  if (!isArray || (out.items && isObject(valueOf(out.items)))) return out;
  const isFlag = typeof given?.value === 'boolean';
  return { ...out, items: isFlag ? approximate(given, {}, why.ANY_ITEMS) : fixed({}) };
}

/** A refused keyword as far as it can be written: types under another word, and the schemas of parts of the value. */
function partOf(name: string, value: Sourced, context: SchemaContext): OutputTree | undefined {
  if (name === 'type' && typeof value.value === 'string') {
    const { type, same } = typeWord(value.value);
    if (type === null || (context.typeNeeded && type === 'null')) return undefined;
    return same ? keep(value, type) : approximate(value, type, why.NEAREST_TYPE);
  }
  if (name === 'items' && isObject(value.value)) return soundSchema(value, context);
  if (KEYWORDS.get(name)?.takes !== 'members' || !isObject(value.value)) return undefined;
  return Object.fromEntries(wordsIn(value).map(([key, one]) => [key, soundSchema(one, context)]));
}

function wordingOf(name: string, from: Sourced): Wording[] {
  const { value } = from;
  const types = name === 'type' ? (Array.isArray(value) ? (value as unknown[]) : [value]) : [];
  const isNamed = types.length > 0 && types.every((one) => typeof one === 'string' && one.trim() !== '');
  const phrase = isNamed ? `type ${types.join(' or ')}` : inWords(name, value);
  return phrase === null ? [] : [{ phrase, from: [from] }];
}

/** The description with what no keyword says behind it. */
function descriptionNode(own: Sourced | undefined, worded: readonly Wording[]): OutputNode | undefined {
  const text = typeof own?.value === 'string' ? (own as Sourced<string>) : undefined;
  const more = worded.map(({ phrase }) => phrase).join('; ');
  const [first, ...rest] = worded.map(({ from }) => from);
  if (!first) return text && keep(text);
  const nodes = [first, ...rest].map((from) => approximate(from, undefined, why.IN_WORDS));
  if (text && text.value !== '') {
    return together(keep(text, `${text.value} (${more})`), nodes);
  }
  const alone = more.charAt(0).toUpperCase() + more.slice(1);
  return together(approximate(first, alone, why.IN_WORDS), nodes.slice(1));
}
