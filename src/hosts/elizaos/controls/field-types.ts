// The field types of Milady's settings form, and the type that a property gets (config-catalog.ts, resolveFieldType).

import { member } from '../../../model/guards.ts';
import { inverted } from '../../kit/words.ts';

/** The facts about one field type. Its control and its validation are in preview/controls.ts. */
interface FieldFacts {
  /** The schema types whose values its control gives. */
  readonly holds: readonly string[];
  /** True for small controls, of which two share a line. */
  readonly half?: true;
  /** The schema's own options; present for types that choose from options. */
  readonly listed?: (property: unknown) => unknown;
  /** The member of the property that the control reads before its frame; a null property crashes on it. */
  readonly readsFirst?: string;
}

const TEXT = ['string'];
const NUMBER = ['number', 'integer'];
const SCALAR = ['string', ...NUMBER, 'boolean'];
const LIST = ['array'];

/** Types of JSON Schema that have values besides null. */
export const SCHEMA_TYPES: readonly string[] = [...SCALAR, 'array', 'object'];

const ENUM = (property: unknown): unknown => member(property, 'enum');

/** The catalogue; a hint's `type` outside of it is silently ignored. */
const TYPES = {
  text: { holds: TEXT, half: true, readsFirst: 'default' },
  password: { holds: TEXT, half: true },
  number: { holds: NUMBER, half: true },
  boolean: { holds: ['boolean'], half: true },
  url: { holds: TEXT, half: true, readsFirst: 'default' },
  select: {
    holds: SCALAR,
    half: true,
    listed: (property) => ENUM(property) ?? member(property, 'oneOf'),
    readsFirst: 'enum',
  },
  textarea: { holds: TEXT },
  email: { holds: TEXT, half: true },
  color: { holds: TEXT, half: true },
  radio: { holds: SCALAR, listed: ENUM },
  multiselect: {
    holds: LIST,
    listed: (property) => ENUM(member(property, 'items')),
  },
  date: { holds: TEXT, half: true, readsFirst: 'format' },
  json: { holds: ['string', 'array', 'object'] },
  code: { holds: ['string', 'array', 'object'] },
  array: { holds: LIST },
  keyvalue: { holds: ['object'] },
  datetime: { holds: TEXT, half: true },
  file: { holds: TEXT, half: true },
  custom: { holds: SCHEMA_TYPES },
  markdown: { holds: TEXT },
  'checkbox-group': { holds: LIST, listed: ENUM },
  group: { holds: ['string', 'object'] },
  table: { holds: LIST },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export type FieldType = keyof typeof TYPES;

const FACTS: Readonly<Record<FieldType, FieldFacts>> = TYPES;

export const FIELD_TYPES = Object.keys(TYPES) as readonly FieldType[];

/** True for a name of the catalogue. */
export function isFieldType(name: string): name is FieldType {
  return Object.hasOwn(TYPES, name);
}

/** True for small types, of which two share a line. */
export function isHalf(type: FieldType): boolean {
  return FACTS[type].half === true;
}

/** Names that authors write for field types → the names that Milady knows. */
export const FIELD_TYPE_ALIASES = inverted({
  text: ['string', 'input'],
  boolean: ['toggle', 'switch', 'checkbox', 'bool'],
  number: ['slider', 'range', 'integer', 'int'],
  select: ['dropdown', 'enum', 'choice'],
  password: ['secret'],
  textarea: ['multiline', 'longtext'],
  url: ['uri', 'link'],
  array: ['list', 'tags'],
  keyvalue: ['map'],
  json: ['object'],
  file: ['path', 'file-path'],
  datetime: ['date-time'],
  color: ['colour'],
});

/** True where the hint decides the field type, so the host does not read the property for it. */
export function hasTypedHint(hint: unknown): boolean {
  return typeOfHint(hint) !== null;
}

function typeOfHint(hint: unknown): FieldType | null {
  const hinted = member(hint, 'type');
  if (typeof hinted === 'string' && isFieldType(hinted)) return hinted;
  return member(hint, 'sensitive') ? 'password' : null;
}

/** The field type of a property with its hint, both as they are in the manifest. */
export function fieldTypeOf(property: unknown, hint: unknown): FieldType {
  const hinted = typeOfHint(hint);
  if (hinted !== null) return hinted;
  if (hasEntries(member(property, 'enum')) || hasEntries(member(property, 'oneOf'))) return 'select';
  return typeOfSchema(property);
}

function typeOfSchema(property: unknown): FieldType {
  switch (firstType(property)) {
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return member(member(property, 'items'), 'enum') ? 'multiselect' : 'array';
    case 'object':
      return member(property, 'additionalProperties') ? 'keyvalue' : 'json';
    case 'string':
    case undefined:
      return typeOfString(property);
    default:
      return 'text';
  }
}

const FORMAT_FIELDS: ReadonlyMap<unknown, FieldType> = new Map([
  ['uri', 'url'],
  ['url', 'url'],
  ['email', 'email'],
  ['date-time', 'datetime'],
  ['date', 'date'],
  ['color', 'color'],
]);

function typeOfString(property: unknown): FieldType {
  const field = FORMAT_FIELDS.get(member(property, 'format'));
  if (field !== undefined) return field;
  const longest = member(property, 'maxLength');
  const isLong = ['number', 'string'].includes(typeof longest) && Number(longest) > 200;
  return isLong ? 'textarea' : 'text';
}

/** The schema's type as the form reads it: the first of several; undefined where none is given. */
export function firstType(property: unknown): string | undefined {
  const type = member(property, 'type');
  const first: unknown = Array.isArray(type) ? type[0] : type;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

function hasEntries(value: unknown): boolean {
  return (Array.isArray(value) || typeof value === 'string') && value.length > 0;
}

/** True for types that choose from options. */
export function isChoice(type: FieldType): boolean {
  return FACTS[type].listed !== undefined;
}

/** True where a hint's field type can give values of the schema's type, or where that type is unknown. */
export function fits(property: unknown, fieldType: FieldType): boolean {
  const type = firstType(property);
  return type === undefined || !SCHEMA_TYPES.includes(type) || FACTS[fieldType].holds.includes(type);
}

/** The hint's options, even an empty list; null where it has none. A select also ignores options that are falsy. */
export function hintedOptions(hint: unknown, fieldType: FieldType): unknown {
  const hinted = member(hint, 'options') ?? null;
  return fieldType === 'select' && !hinted ? null : hinted;
}

/** The options that a choice shows: the hint's if it has any, else the schema's own; [] for other field types. */
export function optionsOf(property: unknown, hint: unknown, fieldType: FieldType): readonly unknown[] {
  const options = hintedOptions(hint, fieldType) ?? FACTS[fieldType].listed?.(property);
  return Array.isArray(options) ? options : [];
}

/** The property's member that this type's control reads before its frame is drawn; undefined for none. */
export function readFirst(type: FieldType): string | undefined {
  return FACTS[type].readsFirst;
}
