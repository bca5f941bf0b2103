// Writes schemas that every compiler takes, in strict mode too: what is sound stays as it is, the rest becomes the
// nearest sound schema, words of a description, or nothing.

import { isObject, member } from '../../../model/guards.ts';
import { OutputNode, type OutputTree } from '../../../model/output.ts';
import type { SchemaWord, Sourced } from '../../../model/plugin.ts';
import { join } from '../../../text/pointer.ts';
import { approximate, invent, keep, keepOrReshape, reshape, together } from './output.ts';
import * as why from './reasons.ts';
import { faultsWithin, schemasIn, type SchemaContext } from './schema-faults.ts';
import { inWords, type Wording } from './schema-in-words.ts';
import { applies, isPattern, isSchema, KEYWORDS, takes, type Keyword } from './schema-keywords.ts';
import { typing, type Typing } from './schema-types.ts';

type Members = Record<string, OutputTree | undefined>;

/** The schema that stands here, or the nearest sound one; undefined where it says nothing that could be written. */
export function soundSchema(from: Sourced, context: SchemaContext): OutputTree | undefined {
  const { value } = from;
  if (typeof value === 'string') {
    return soundWords([['type', from]], context);
  }
  if (!isSchema(value)) return undefined;
  if (faultsWithin(value, context).length === 0) return keep(from);
  return soundWords(membersOf(from), context);
}

/** The members of an object that was read, each with its own place. */
export function membersOf(from: Sourced): SchemaWord[] {
  if (!isObject(from.value)) return [];
  return Object.keys(from.value).map((key) => [key, inside(from, key)]);
}

function inside({ value, file, pointer }: Sourced, key: string): Sourced {
  const held: unknown = (value as Readonly<Record<string, unknown>>)[key];
  return { value: held, file, pointer: join(pointer, key) };
}

/** The same for a schema whose members are known one by one; `properties` has those that are written elsewhere. */
export function soundWords(
  words: readonly SchemaWord[],
  context: SchemaContext,
  properties?: Sourced,
): Members {
  const given = new Map(properties ? [...words, ['properties', properties]] : words);
  const types = typing(given, context);
  const inner: SchemaContext = { ...context, types: types.known };
  const out: Members = { ...types.members };
  const worded: Wording[] = [...types.worded];
  for (const [name, value] of words) {
    if (name === 'type' || name === 'nullable' || name === 'description') continue;
    if (place(out, name, value, { given, types, inner })) continue;
    const phrase = inWords(name, value.value);
    if (phrase !== null) worded.push({ phrase, from: [value] });
  }
  const description = descriptionNode(given.get('description'), worded);
  complete(out, given, context.types.length > 0);
  if (context.itemsNeeded) addItems(out, types);
  return description ? { ...out, description } : out;
}

function addItems(out: Members, { known, branches }: Typing): void {
  const arrays = branches.filter(({ type }) => type === 'array').map(({ members }) => members);
  if (Object.hasOwn(out, 'type') && known.includes('array')) arrays.push(out);
  for (const members of arrays) {
    const { items } = members;
    const isFlag = items instanceof OutputNode && !isObject(items.value);
    if (items === undefined || isFlag)
      members.items = isFlag ? approximate(items.origins, {}, why.ANY_ITEMS) : invent({}, why.ANY_ITEMS);
  }
}

interface Around {
  readonly given: ReadonlyMap<string, Sourced>;
  readonly types: Typing;
  readonly inner: SchemaContext;
}

/** Adds a keyword, in another form where it needs one; false where nothing could be written. */
function place(out: Members, written: string, value: Sourced, around: Around): boolean {
  const other = OTHER_FORMS.get(written)?.(value, around.given);
  const name = other ? other[0] : written;
  const keyword = KEYWORDS.get(name);
  if (!keyword || Object.hasOwn(out, name)) return false;
  const node = other ? other[1] : nodeFor(name, keyword, value, around);
  if (node === undefined) return false;
  if (applies(keyword, around.types.known)) {
    out[name] = node;
    return true;
  }
  const branches = around.types.branches.filter(({ type }) => applies(keyword, [type]));
  for (const { members } of branches) members[name] = node;
  return branches.length > 0;
}

function nodeFor(
  name: string,
  keyword: Keyword,
  value: Sourced,
  { given, inner }: Around,
): OutputTree | undefined {
  const context = { ...inner, types: keyword.sameValue ? inner.types : [] };
  if (keyword.takes === 'schema') return soundSchema(value, context) ?? tupleNode(name, value, context);
  const right = takes(keyword, value.value);
  if (keyword.takes === 'ref') return right && inner.leads(String(value.value)) ? keep(value) : undefined;
  if (keyword.takes === 'enum') return right ? enumNode(value) : undefined;
  if (keyword.takes === 'names') return namesNode(value, given.get('properties'), context);
  if (!right) return corrected(keyword, value);
  if (schemasIn(keyword, value.value).length === 0) return keep(value);
  return schemasNode(keyword, value, given, context);
}

function schemasNode(
  keyword: Keyword,
  value: Sourced,
  given: ReadonlyMap<string, Sourced>,
  context: SchemaContext,
): OutputTree | undefined {
  const held = membersOfAny(value);
  if (keyword.takes === 'schemas') {
    const list = held.flatMap(([, one]) => soundSchema(one, context) ?? []);
    return list.length > 0 ? list : undefined;
  }
  const names = Object.keys(asObject(given.get('properties')?.value));
  const free = held.filter(
    ([key]) => keyword.takes !== 'patterns' || !names.some((name) => new RegExp(key, 'u').test(name)),
  );
  const members = free.flatMap(([key, one]): [string, OutputTree][] => {
    const node = soundSchema(one, context) ?? (keyword.takes === 'members' ? anything(one) : undefined);
    return node === undefined ? [] : [[key, node]];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** A property stays, even if nothing of its schema does. */
function anything(from: Sourced): OutputNode {
  return approximate(from, {}, why.NO_SCHEMA);
}

function membersOfAny(value: Sourced): SchemaWord[] {
  return Object.keys(value.value as object).map((key) => [key, inside(value, key)]);
}

/** A list of schemas as `items` is one schema per place, which only older drafts know. */
function tupleNode(name: string, value: Sourced, context: SchemaContext): OutputTree | undefined {
  if (name !== 'items' || !Array.isArray(value.value)) return undefined;
  const list = membersOfAny(value).flatMap(([, one]) => soundSchema(one, context) ?? []);
  const [only] = list;
  return list.length > 1 ? { anyOf: list } : only;
}

function enumNode(value: Sourced): OutputTree {
  const list = value.value as readonly unknown[];
  const different = [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
  return different.length === list.length ? keep(value) : reshape(value, different, why.NO_REPEATS);
}

/** Only names of properties can be required. */
function namesNode(
  value: Sourced,
  properties: Sourced | undefined,
  { types }: SchemaContext,
): OutputTree | undefined {
  const list: Sourced[] =
    typeof value.value === 'string'
      ? [value]
      : Array.isArray(value.value)
        ? membersOfAny(value).map(([, one]) => one)
        : [];
  const seen = new Set<unknown>();
  const known = asObject(properties?.value);
  const names = list.filter(({ value: name }) => {
    if (typeof name !== 'string' || seen.has(name)) return false;
    seen.add(name);
    return types.length > 0 || Object.hasOwn(known, name);
  });
  return names.length > 0 ? names.map((name) => keep(name)) : undefined;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** What is meant by a value of the wrong form, where that is clear. */
function corrected(keyword: Keyword, value: Sourced): OutputTree | undefined {
  const { value: wrong } = value;
  if (keyword.takes === 'list') return reshape(value, [wrong], why.AS_LIST);
  if (typeof wrong !== 'string') return undefined;
  if (keyword.takes === 'pattern') {
    // Before a character that has no special meaning, a backslash is an error in regular expressions with Unicode.
    const plain = wrong.replace(/\\([^\w\s^$\\.*+?()[\]{}|/])/g, '$1');
    return isPattern(plain) ? reshape(value, plain, why.NO_ESCAPE) : undefined;
  }
  if (keyword.takes === 'format') {
    const known = wrong === 'url' ? 'uri' : wrong === 'datetime' ? 'date-time' : undefined;
    return known && reshape(value, known, why.FORMAT_WORD);
  }
  if (keyword.takes === 'flag') {
    return /^(?:true|false)$/.test(wrong) ? reshape(value, wrong === 'true', why.TYPE_WORD) : undefined;
  }
  const number = wrong.trim() === '' ? NaN : Number(wrong);
  return takes(keyword, number) && keyword.of !== undefined
    ? reshape(value, number, why.TYPE_WORD)
    : undefined;
}

type OtherForm = (
  value: Sourced,
  given: ReadonlyMap<string, Sourced>,
) => readonly [string, OutputTree] | undefined;

const bound =
  (limit: string): OtherForm =>
  (value, given) => {
    const number = given.get(limit);
    if (value.value !== true || typeof number?.value !== 'number') return undefined;
    return [
      limit === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum',
      reshape([number, value], number.value, why.OTHER_KEYWORD),
    ];
  };

/** Keywords of other drafts and of OpenAPI. */
const OTHER_FORMS: ReadonlyMap<string, OtherForm> = new Map([
  ['exclusiveMinimum', bound('minimum')],
  ['exclusiveMaximum', bound('maximum')],
  [
    'example',
    (value, given) =>
      given.has('examples') ? undefined : ['examples', reshape(value, [value.value], why.OTHER_KEYWORD)],
  ],
]);

/** The description with what no keyword says behind it. */
function descriptionNode(own: Sourced | undefined, worded: readonly Wording[]): OutputNode | undefined {
  const text = typeof own?.value === 'string' ? (own as Sourced<string>) : undefined;
  const more = worded.map(({ phrase }) => phrase).join('; ');
  const [first, ...rest] = worded.map(({ from }) => from);
  if (!first) return text && keep(text);
  const nodes = [first, ...rest].map((from) => approximate(from, undefined, why.IN_WORDS));
  if (text && text.value !== '') {
    return together(keepOrReshape(text, `${text.value} (${more})`, why.LONGER_DESCRIPTION), nodes);
  }
  const alone = more.charAt(0).toUpperCase() + more.slice(1);
  return together(approximate(first, alone, why.IN_WORDS), nodes.slice(1));
}

/** What strict compilers want beside a keyword, where adding it changes nothing. */
function complete(out: Members, given: ReadonlyMap<string, Sourced>, sameValue: boolean): void {
  const branches = Object.hasOwn(out, 'then') || Object.hasOwn(out, 'else');
  if (!branches) delete out.if;
  if (!Object.hasOwn(out, 'if')) {
    delete out.then;
    delete out.else;
  }
  const required = given.get('required');
  if (!sameValue || !Object.hasOwn(out, 'required') || !required) return;
  const own = asObject(given.get('properties')?.value);
  const list: readonly unknown[] = Array.isArray(required.value) ? required.value : [required.value];
  const names = list.filter((name): name is string => typeof name === 'string' && !Object.hasOwn(own, name));
  if (names.length === 0) return;
  const anyValue = names.map((name): [string, OutputTree] => [name, invent({}, why.DEMANDED)]);
  const written = out.properties;
  const kept: [string, OutputTree][] = Object.keys(own).flatMap((key) => {
    const node = written && member(written, key);
    return node === undefined ? [] : [[key, node as OutputTree]];
  });
  out.properties = Object.fromEntries([...kept, ...anyValue]);
}
