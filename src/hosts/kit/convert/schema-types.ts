// The types that a schema names, in the words of JSON Schema and in a form that strict compilers take.

import { isObject } from '../../../model/guards.ts';
import type { OutputNode, OutputTree } from '../../../model/output.ts';
import type { Sourced } from '../../../model/plugin.ts';
import { join } from '../../../text/pointer.ts';
import { approximate, invent, keep, reshape } from './output.ts';
import * as why from './reasons.ts';
import type { SchemaContext } from './schema-faults.ts';
import type { Wording } from './schema-in-words.ts';
import { isAmong, KEYWORDS, takes, typesIn, typeWord } from './schema-keywords.ts';

/** One of several types, with the keywords that speak of it. */
export interface TypeBranch {
  readonly type: string;
  readonly members: Record<string, OutputTree | undefined>;
}

/** What a schema says of its type. */
export interface Typing {
  /** `type` or `anyOf`; empty where it names none. */
  readonly members: Record<string, OutputTree | undefined>;
  /** The types of which keywords beside `type` may speak; [] where they may speak of none. */
  readonly known: readonly string[];
  /** One per type where strict compilers want one schema for each. */
  readonly branches: readonly TypeBranch[];
  readonly worded: readonly Wording[];
}

interface Named {
  readonly type: string;
  readonly node: OutputNode;
}

/** The types of a schema; none where its words mean none. */
export function typing(given: ReadonlyMap<string, Sourced>, context: SchemaContext): Typing {
  const from = given.get('type');
  const words = from ? wordsOf(from) : [];
  const worded = words.flatMap((one): Wording[] => {
    const { value } = one;
    return typeof value === 'string' && typeWord(value).type === null && value.trim() !== ''
      ? [{ phrase: /^any$/i.test(value) ? 'of any type' : `type ${value}`, from: [one] }]
      : [];
  });
  const typed = without(words.flatMap(nodeOf), context);
  const named = typed.length > 0 ? [...typed, ...nullable(given, typed, context)] : [];
  const [first, second, third] = named;
  if (!first)
    return {
      members: inferred(given, context, worded),
      known: knownWithout(given, context, worded),
      branches: [],
      worded,
    };
  const known = named.map(({ type }) => type);
  const isList = Array.isArray(from?.value);
  if (!second) return { members: { type: isList ? [first.node] : first.node }, known, branches: [], worded };
  if (!third && known.includes('null')) {
    return { members: { type: named.map(({ node }) => node) }, known, branches: [], worded };
  }
  if (given.has('anyOf')) {
    const phrase = `type ${known.join(' or ')}`;
    return {
      members: {},
      known: context.types,
      branches: [],
      worded: from ? [{ phrase, from: [from] }] : [],
    };
  }
  const branches = named.map(({ type, node }): TypeBranch => ({ type, members: { type: node } }));
  return {
    members: { anyOf: branches.map(({ members }) => members) },
    known: context.types,
    branches,
    worded,
  };
}

function wordsOf(from: Sourced): Sourced[] {
  if (!Array.isArray(from.value)) return [from];
  return (from.value as unknown[]).map((value, i) => ({
    value,
    file: from.file,
    pointer: join(from.pointer, i),
  }));
}

function nodeOf(from: Sourced): Named[] {
  if (typeof from.value !== 'string') return [];
  const { type, same } = typeWord(from.value);
  if (type === null) return [];
  if (type === from.value) return [{ type, node: keep(from) }];
  return [
    { type, node: same ? reshape(from, type, why.TYPE_WORD) : approximate(from, type, why.NEAREST_TYPE) },
  ];
}

/** Without repeats, integers beside numbers, and types that a schema around this one rules out. */
function without(named: readonly Named[], { types }: SchemaContext): Named[] {
  const all = named.map(({ type }) => type);
  return named.filter(({ type }, i) => {
    if (all.indexOf(type) !== i || (type === 'integer' && all.includes('number'))) return false;
    return types.length === 0 || isAmong(type, types);
  });
}

/** OpenAPI's flag for values that may be null. */
function nullable(
  given: ReadonlyMap<string, Sourced>,
  typed: readonly Named[],
  { types }: SchemaContext,
): Named[] {
  const flag = given.get('nullable');
  if (flag?.value !== true || typed.some(({ type }) => type === 'null')) return [];
  if (types.length > 0 && !types.includes('null')) return [];
  return [{ type: 'null', node: reshape(flag, 'null', why.OTHER_KEYWORD) }];
}

/** The type of which the keywords speak, where the schema does not name it. */
function inferred(
  given: ReadonlyMap<string, Sourced>,
  context: SchemaContext,
  worded: readonly Wording[],
): Record<string, OutputTree> {
  const type = implied(given, context, worded);
  return type === undefined ? {} : { type: invent(type, why.NEEDED_TYPE) };
}

function knownWithout(
  given: ReadonlyMap<string, Sourced>,
  context: SchemaContext,
  worded: readonly Wording[],
): readonly string[] {
  const type = implied(given, context, worded);
  return type === undefined ? context.types : [type];
}

function implied(
  given: ReadonlyMap<string, Sourced>,
  { types }: SchemaContext,
  worded: readonly Wording[],
): string | undefined {
  if (types.length > 0 || worded.length > 0) return undefined;
  const spoken = new Set(
    [...given].flatMap(([name, { value }]) => {
      const keyword = KEYWORDS.get(name);
      return keyword?.of !== undefined && takes(keyword, value) ? [keyword.of] : [];
    }),
  );
  const type = (['object', 'array', 'number', 'string'] as const).find((one) => spoken.has(one));
  if (type === undefined) return undefined;
  const others = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const list: unknown = given.get(name)?.value;
    return Array.isArray(list) ? list.flatMap((one) => (isObject(one) ? typesIn(one.type) : [])) : [];
  });
  return others.every((one) => isAmong(one, [type])) ? type : undefined;
}
