// What compilers of JSON schemas refuse. `strict` adds what they refuse in strict mode, as Ajv does.

import { isObject, member } from '../../../model/guards.ts';
import { join, split } from '../../../text/pointer.ts';
import { applies, isAmong, isSchema, KEYWORDS, takes, typesIn, type Keyword } from './schema-keywords.ts';

/** A place of a schema that is refused, and why, without a full stop. */
export interface SchemaFault {
  readonly pointer: string;
  readonly says: string;
}

/** What is known about a schema from outside of it. */
export interface SchemaContext {
  readonly strict: boolean;
  /** Whether an array without `items` is a fault, as for OpenAI. */
  readonly itemsNeeded?: boolean;
  /** The types of the value by schemas around this one that look at the same value; [] where none says. */
  readonly types: readonly string[];
  /** Whether a reference leads to a schema. */
  readonly leads: (ref: string) => boolean;
}

/** Everything in a schema that a compiler refuses, in its order. */
export function schemaFaults(schema: unknown, strict = false, itemsNeeded = false): SchemaFault[] {
  return faultsWithin(schema, { strict, itemsNeeded, types: [], leads: (ref) => leadsIn(schema, ref) });
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
  if (typeof schema === 'boolean') return [];
  if (!isObject(schema)) return [{ pointer: at, says: 'a schema is an object' }];
  const own = typesIn(schema.type);
  const types = own.length > 0 ? own : context.types;
  const faults = context.strict ? strictFaults(schema, own, context.types, at) : [];
  const bare = context.itemsNeeded && own.includes('array') && !isObject(schema.items);
  if (bare) faults.push({ pointer: at, says: 'an array needs `items`' });
  for (const name of Object.keys(schema)) {
    const value = schema[name];
    const keyword = KEYWORDS.get(name);
    const says = wordFault(keyword, name, value, context, types);
    if (says !== null) faults.push({ pointer: join(at, name), says });
    if (says !== null || !keyword) continue;
    for (const [key, inside] of schemasIn(keyword, value)) {
      const inner = { ...context, types: keyword.sameValue ? types : [] };
      faults.push(...faultsWithin(inside, inner, join(at, name, ...key)));
    }
  }
  return faults;
}

/** What is wrong with one word of a schema whose value has these types; null where it is fine. */
function wordFault(
  keyword: Keyword | undefined,
  name: string,
  value: unknown,
  { strict, leads }: SchemaContext,
  types: readonly string[],
): string | null {
  if (!keyword) return strict ? 'the keyword is unknown' : null;
  if (!takes(keyword, value)) {
    return name === 'format' && typeof value === 'string' && !strict ? null : refusal(name, value);
  }
  if (keyword.takes === 'ref' && !leads(String(value))) return 'the reference leads nowhere';
  return strict && !applies(keyword, types) ? 'the schema names no type that it applies to' : null;
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

function strictFaults(
  schema: Readonly<Record<string, unknown>>,
  own: readonly string[],
  around: readonly string[],
  at: string,
): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const add = (name: string, says: string): void => void faults.push({ pointer: join(at, name), says });
  if (own.length > 2 || (own.length === 2 && !own.includes('null'))) add('type', 'it names several types');
  if (around.length > 0 && own.some((type) => !isAmong(type, around))) {
    add('type', 'the schema around it allows other types');
  }
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  if (required.some((name) => typeof name === 'string' && !Object.hasOwn(properties, name))) {
    add('required', 'it names a property that there is none of');
  }
  const patterns = Object.keys(isObject(schema.patternProperties) ? schema.patternProperties : {});
  if (patterns.some((pattern) => Object.keys(properties).some((name) => matches(pattern, name)))) {
    add('patternProperties', 'a property matches a pattern');
  }
  const branches = Object.hasOwn(schema, 'then') || Object.hasOwn(schema, 'else');
  if (Object.hasOwn(schema, 'if') !== branches) add('if', '`if` comes with `then` or `else`');
  return faults;
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}
