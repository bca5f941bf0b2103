// A form made from a tool's parameter schema: which fields, and what they write into the arguments.

import { isObject, member, parsedJson, textIn } from '../../model/guards.ts';

export interface FormField {
  /** Keys from the root of the arguments. */
  readonly path: readonly string[];
  readonly name: string;
  readonly kind:
    'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'lines' | 'numbers' | 'group' | 'json';
  readonly required: boolean;
  readonly description: string;
  readonly choices: readonly unknown[];
  /** What the schema names as default or example; shown, never sent by itself. */
  readonly hint: string;
  readonly hasDefault: boolean;
  /** The schema's examples, as texts. */
  readonly suggestions: readonly string[];
  readonly fields: readonly FormField[];
}

export interface ArgumentForm {
  readonly fields: readonly FormField[];
  /** Whether something is left to be written as JSON, because there is too much of it. */
  readonly isCut: boolean;
}

/** Deeper objects are edited as JSON. */
const DEEPEST = 3;

/** How much a form shows, so that no schema can hold the page up. */
export const ROOM = { fields: 200, choices: 1000, hint: 500 };

interface Room {
  fields: number;
  choices: number;
  isCut: boolean;
}

/** The form of an object schema; without fields for anything that lists no properties. */
export function formOf(schema: unknown): ArgumentForm {
  const room: Room = { ...ROOM, isCut: false };
  return { fields: fieldsOf(schema, [], room), isCut: room.isCut };
}

/** The first fields of the arguments; of an object in them all fields or none, and then it is edited as JSON. */
function fieldsOf(schema: unknown, path: readonly string[], room: Room): FormField[] {
  const properties = member(schema, 'properties');
  if (!isObject(properties)) return [];
  const all = Object.entries(properties);
  const fit = all.length <= room.fields ? all : path.length > 0 ? [] : all.slice(0, room.fields);
  if (fit.length < all.length) room.isCut = true;
  room.fields -= fit.length;
  const required = member(schema, 'required');
  const wanted = new Set(Array.isArray(required) ? required : []);
  return fit.map(([name, value]) => fieldOf(name, value, wanted.has(name), path, room));
}

function fieldOf(
  name: string,
  schema: unknown,
  required: boolean,
  above: readonly string[],
  room: Room,
): FormField {
  const path = [...above, name];
  const allowed = member(schema, 'enum');
  const choices = Array.isArray(allowed) ? fitting(allowed, room) : null;
  const fields = path.length < DEEPEST ? fieldsOf(schema, path, room) : [];
  const kind = choices ? 'choice' : kindOf(schema, fields.length > 0);
  return {
    path,
    name,
    kind,
    required,
    description: textIn(schema, 'description'),
    choices: choices ?? (kind === 'boolean' ? [true, false] : []),
    hint: hintOf(schema) || (choices ? '' : among(allowed)),
    hasDefault: member(schema, 'default') !== undefined,
    suggestions: (fitting(examplesOf(schema), room) ?? []).map(shown),
    fields,
  };
}

/** The list where there is room for it, else null. */
function fitting(list: readonly unknown[], room: Room): readonly unknown[] | null {
  if (list.length > room.choices) {
    room.isCut = true;
    return null;
  }
  room.choices -= list.length;
  return list;
}

function kindOf(schema: unknown, hasFields: boolean): FormField['kind'] {
  const type = member(schema, 'type');
  if (type === 'array') return linesOf(member(member(schema, 'items'), 'type'));
  if (type === 'number' || type === 'integer' || type === 'boolean') return type;
  if (type === 'string') return 'text';
  return type === 'object' && hasFields ? 'group' : 'json';
}

function linesOf(type: unknown): FormField['kind'] {
  if (type === 'string') return 'lines';
  return type === 'number' || type === 'integer' ? 'numbers' : 'json';
}

function hintOf(schema: unknown): string {
  const fallback = member(schema, 'default');
  if (fallback !== undefined) return `default: ${shown(fallback)}`.slice(0, ROOM.hint);
  const [first] = examplesOf(schema);
  if (first !== undefined) return `e.g. ${shown(first)}`.slice(0, ROOM.hint);
  return among(member(member(schema, 'items'), 'enum'));
}

/** The values that a field without a list of them may have. */
function among(allowed: unknown): string {
  if (!Array.isArray(allowed)) return '';
  return `of: ${allowed.slice(0, ROOM.hint).map(shown).join(', ')}`.slice(0, ROOM.hint);
}

function examplesOf(schema: unknown): unknown[] {
  const examples = member(schema, 'examples');
  const example = member(schema, 'example');
  return [
    ...(Array.isArray(examples) ? (examples as unknown[]) : []),
    ...(example === undefined ? [] : [example]),
  ];
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a default is shown anywhere in a form. */
export function showsDefaults(fields: readonly FormField[]): boolean {
  return fields.some((field) => field.hasDefault || showsDefaults(field.fields));
}

/** The value at a path of own members; undefined where there is none. */
export function valueIn(args: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => member(value, key), args);
}

/** A copy of the arguments with one value set; undefined removes it, and objects that this leaves empty. */
export function withValue(args: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(member(args, key), rest, value);
  const others = Object.entries(isObject(args) ? args : {}).filter(([name]) => name !== key);
  const isEmpty = isObject(inner) && Object.keys(inner).length === 0;
  const gone = inner === undefined || (rest.length > 0 && value === undefined && isEmpty);
  if (gone) return Object.fromEntries(others);
  const known = isObject(args) && Object.hasOwn(args, key);
  if (!known) return Object.fromEntries([...others, [key, inner]]);
  return Object.fromEntries(Object.entries(args).map(([name, old]) => [name, name === key ? inner : old]));
}

/** What a field's text means as a value; undefined for an empty field. `json` that is none stays a text. */
export function valueOfText(kind: FormField['kind'], text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'number' || kind === 'integer') return numberOf(text);
  if (kind === 'lines') return text.split('\n');
  if (kind === 'numbers') return text.split('\n').map(numberOf);
  const value = kind === 'json' ? parsedJson(text) : undefined;
  return value === undefined ? text : value;
}

/** What is not a number stays a text, so that the host's own check can report it. */
function numberOf(text: string): unknown {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The text that a field shows for a value. */
export function textOfValue(kind: FormField['kind'], value: unknown): string {
  if (value === undefined) return '';
  if ((kind === 'lines' || kind === 'numbers') && Array.isArray(value)) return value.map(shown).join('\n');
  if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return shown(value);
}

/** Arguments that a person could start from: examples, defaults, else something of the right type. */
export function exampleOf(schema: unknown, name = ''): unknown {
  const [first] = examplesOf(schema);
  if (first !== undefined) return first;
  const fallback = member(schema, 'default');
  if (fallback !== undefined) return fallback;
  const choices = member(schema, 'enum');
  if (Array.isArray(choices) && choices.length > 0) return choices[0] as unknown;
  const type = member(schema, 'type');
  if (type === 'string') return exampleText(name);
  if (type === 'boolean') return true;
  if (type === 'array') return [exampleOf(member(schema, 'items'), name)];
  if (type === 'integer' || type === 'number') {
    const least = member(schema, 'minimum');
    return typeof least === 'number' ? Math.max(1, least) : 1;
  }
  const properties = member(schema, 'properties');
  const entries = Object.entries(isObject(properties) ? properties : {});
  return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, key)]));
}

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/url|link|address|endpoint/i, 'https://example.com/'],
  [/mail/i, 'someone@example.com'],
  [/date|day|since|until/i, '2026-11-21'],
  [/time/i, '09:30'],
  [/city|place|location|town/i, 'Lisbon'],
  [/country/i, 'Portugal'],
  [/lang/i, 'en'],
  [/currency/i, 'EUR'],
];

function exampleText(name: string): string {
  return EXAMPLES.find(([pattern]) => pattern.test(name))?.[1] ?? (name === '' ? 'text' : `some ${name}`);
}
