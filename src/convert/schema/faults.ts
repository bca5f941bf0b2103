// What compilers of JSON schemas refuse, and which keywords they do not know.

import { isObject, member } from '../../model/guards.ts';
import { join, split } from '../../lang/json/pointer.ts';
import { isSchema, KEYWORDS, takes, type Keyword } from './keywords.ts';

/** A place of a schema that is refused, and why, without a full stop. */
export interface SchemaFault {
  readonly pointer: string;
  readonly says: string;
}

export interface SchemaContext {
  /** Whether a keyword that is not known is a fault. */
  readonly knownOnly: boolean;
  /** Whether an array without `items` is a fault, as for OpenAI. */
  readonly itemsNeeded?: boolean;
  /** Those that the target knows, where these are not all. */
  readonly keywords?: ReadonlyMap<string, Keyword>;
  /** Whether every schema is an object with a type. */
  readonly typeNeeded?: boolean;
  /** Whether a reference leads to a schema; `exactly`: to one that is written as it is. */
  readonly leads: (ref: string, exactly: boolean) => boolean;
  /** Whether a looser schema would take less, as inside of `not`. */
  readonly exactly?: boolean;
}

/** Everything in a schema that a compiler refuses, in its order. */
export function schemaFaults(schema: unknown, knownOnly = false, itemsNeeded = false): SchemaFault[] {
  return faultsWithin(schema, { knownOnly, itemsNeeded, leads: (ref) => leadsIn(schema, ref) });
}

/**
 * Whether a reference leads to a schema of this very one, over keywords that hold schemas. One that leads back to itself
 * by references alone says nothing, and compilers follow it without an end.
 */
export function leadsIn(root: unknown, ref: string): boolean {
  const start = pathOf(ref);
  if (!start || targetAt(root, start) === undefined) return false;
  const seen = new Set<string>();
  for (let path = nextPath(root, start); path; path = nextPath(root, path)) {
    const key = join('', ...path);
    if (key === join('', ...start)) return false;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return true;
}

/** The schema that a reference leads to. */
export function schemaAt(root: unknown, ref: string): unknown {
  const path = pathOf(ref);
  return path ? targetAt(root, path) : undefined;
}

/** Where the schema at a path refers to; null where it does not. */
function nextPath(root: unknown, path: readonly string[]): readonly string[] | null {
  const ref = member(targetAt(root, path), '$ref');
  return typeof ref === 'string' ? pathOf(ref) : null;
}

/** The names in a reference to a part of the same schema; null for another one. */
function pathOf(ref: string): readonly string[] | null {
  if (ref === '#') return [];
  if (!ref.startsWith('#/')) return null;
  try {
    return split(decodeURIComponent(ref.slice(1)));
  } catch {
    return null;
  }
}

/** The schema at a path; undefined where none is. */
function targetAt(schema: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return isSchema(schema) ? schema : undefined;
  const keyword = KEYWORDS.get(name);
  const value = member(schema, name);
  if (!keyword || !takes(keyword, value)) return undefined;
  for (const [key, inside] of schemasIn(keyword, value)) {
    const fits = key.every((one, i) => one === rest[i]) && rest.length >= key.length;
    const found = fits ? targetAt(inside, rest.slice(key.length)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same for a schema inside of another one. */
export function faultsWithin(schema: unknown, context: SchemaContext, at = ''): SchemaFault[] {
  if (typeof schema === 'boolean' && !context.typeNeeded) return [];
  if (!isObject(schema)) return [{ pointer: at, says: 'a schema is an object' }];
  const type: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const isBare = context.itemsNeeded === true && type.includes('array') && !isObject(schema.items);
  return [
    ...(context.typeNeeded && schema.type === undefined ? [{ pointer: at, says: 'it needs a type' }] : []),
    ...(isBare ? [{ pointer: at, says: 'an array needs `items`' }] : []),
    ...Object.keys(schema).flatMap((name) => keywordFaults(name, schema[name], context, at)),
  ];
}

/** The same for one keyword of the schema at a place. */
export function keywordFaults(name: string, value: unknown, context: SchemaContext, at = ''): SchemaFault[] {
  const keyword = (context.keywords ?? KEYWORDS).get(name);
  const says = wordFault(keyword, name, value, context);
  if (says !== null) return [{ pointer: join(at, name), says }];
  if (!keyword) return [];
  const within = EXACT.includes(name) ? { ...context, exactly: true } : context;
  return schemasIn(keyword, value).flatMap(([key, inside]) =>
    faultsWithin(inside, within, join(at, name, ...key)),
  );
}

/** Keywords whose schemas say the contrary when they are looser. */
const EXACT: readonly string[] = ['not', 'oneOf', 'if'];

/** What is wrong with a keyword itself; null where it is fine. */
function wordFault(
  keyword: Keyword | undefined,
  name: string,
  value: unknown,
  { knownOnly, leads, exactly = false }: SchemaContext,
): string | null {
  if (!keyword) return knownOnly ? 'the keyword is unknown' : null;
  if (!takes(keyword, value)) return refusal(name, value);
  return keyword.takes === 'ref' && !leads(String(value), exactly) ? 'the reference leads nowhere' : null;
}

function refusal(name: string, value: unknown): string {
  const shown = (JSON.stringify(value) ?? '').slice(0, 40);
  return name === 'type'
    ? `${shown} is not a type of JSON Schema`
    : `${shown} is not a value of the keyword \`${name}\``;
}

/** The schemas that a keyword holds, each with the names that lead to it. */
export function schemasIn({ takes: kind }: Keyword, value: unknown): [readonly string[], unknown][] {
  if (kind === 'schema') return [[[], value]];
  if (kind !== 'schemas' && kind !== 'members' && kind !== 'patterns') return [];
  return Object.entries(value as object).map(([key, inside]) => [[key], inside]);
}
