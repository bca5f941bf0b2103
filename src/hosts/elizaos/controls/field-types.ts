// Which control Milady's settings form shows for a property (config-catalog.ts, resolveFieldType), as facts about types.

import { member } from '../../../model/guards.ts';

/** The catalogue's names; a hint's `type` outside of it is ignored without a word. */
export const FIELD_TYPES: readonly string[] = [
  'text',
  'password',
  'number',
  'boolean',
  'url',
  'select',
  'textarea',
  'email',
  'color',
  'radio',
  'multiselect',
  'date',
  'json',
  'code',
  'array',
  'keyvalue',
  'datetime',
  'file',
  'custom',
  'markdown',
  'checkbox-group',
  'group',
  'table',
];

const CATALOGUE = new Set(FIELD_TYPES);

/** What authors write for a field type, and the name that Milady knows. */
export const FIELD_TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['input', 'text'],
  ['toggle', 'boolean'],
  ['switch', 'boolean'],
  ['checkbox', 'boolean'],
  ['bool', 'boolean'],
  ['slider', 'number'],
  ['range', 'number'],
  ['integer', 'number'],
  ['int', 'number'],
  ['dropdown', 'select'],
  ['enum', 'select'],
  ['choice', 'select'],
  ['secret', 'password'],
  ['multiline', 'textarea'],
  ['longtext', 'textarea'],
  ['uri', 'url'],
  ['link', 'url'],
  ['list', 'array'],
  ['tags', 'array'],
  ['map', 'keyvalue'],
  ['object', 'json'],
  ['path', 'file'],
  ['file-path', 'file'],
  ['date-time', 'datetime'],
  ['colour', 'color'],
]);

/** True where the hint alone tells the field type, so that the host does not look at the property for it. */
export function hasTypedHint(hint: unknown): boolean {
  return typeOfHint(hint) !== null;
}

function typeOfHint(hint: unknown): string | null {
  const hinted = member(hint, 'type');
  if (typeof hinted === 'string' && CATALOGUE.has(hinted)) return hinted;
  return member(hint, 'sensitive') ? 'password' : null;
}

/** The field type of a property with its hint, both as they stand in the manifest. */
export function fieldTypeOf(property: unknown, hint: unknown): string {
  const hinted = typeOfHint(hint);
  if (hinted !== null) return hinted;
  if (hasEntries(member(property, 'enum')) || hasEntries(member(property, 'oneOf'))) return 'select';
  return typeOfSchema(property);
}

function typeOfSchema(property: unknown): string {
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

const FORMAT_FIELDS: ReadonlyMap<unknown, string> = new Map([
  ['uri', 'url'],
  ['url', 'url'],
  ['email', 'email'],
  ['date-time', 'datetime'],
  ['date', 'date'],
  ['color', 'color'],
]);

/** Formats that choose a control; any other changes nothing. */
export function knownFormat(format: unknown): boolean {
  return FORMAT_FIELDS.has(format);
}

function typeOfString(property: unknown): string {
  const field = FORMAT_FIELDS.get(member(property, 'format'));
  if (field !== undefined) return field;
  const longest = member(property, 'maxLength');
  const isLong = ['number', 'string'].includes(typeof longest) && Number(longest) > 200;
  return isLong ? 'textarea' : 'text';
}

/** The schema's type as the form reads it: of several the first; undefined where none is given. */
export function firstType(property: unknown): string | undefined {
  const type = member(property, 'type');
  const first: unknown = Array.isArray(type) ? type[0] : type;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

function hasEntries(value: unknown): boolean {
  return (Array.isArray(value) || typeof value === 'string') && value.length > 0;
}

/** Field types that choose from options. */
export const CHOICE_FIELDS: ReadonlySet<string> = new Set([
  'select',
  'radio',
  'multiselect',
  'checkbox-group',
]);

/** Which field types fit each schema type; a type that is not listed fits none but its own. */
const FITTING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'string',
    new Set(
      'text password url select textarea email color radio date datetime json code file custom markdown group'.split(
        ' ',
      ),
    ),
  ],
  ['number', new Set(['number', 'select', 'radio', 'custom'])],
  ['integer', new Set(['number', 'select', 'radio', 'custom'])],
  ['boolean', new Set(['boolean', 'select', 'radio', 'custom'])],
  ['array', new Set(['array', 'multiselect', 'checkbox-group', 'table', 'json', 'code', 'custom'])],
  ['object', new Set(['keyvalue', 'json', 'code', 'group', 'custom'])],
]);

/** True where a hint's field type can hold what the schema asks for; true too where the schema names no type. */
export function fits(property: unknown, fieldType: string): boolean {
  const type = firstType(property);
  const fitting = type === undefined ? undefined : FITTING.get(type);
  return fitting === undefined || fitting.has(fieldType);
}

const WITH_PLACEHOLDER = new Set('text password number url textarea email file markdown group'.split(' '));
const WITH_NUMBERS = new Set(['number']);

/** Hint members that only some field types look at (config-field.tsx), by member. */
export const READ_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['placeholder', WITH_PLACEHOLDER],
  ['min', WITH_NUMBERS],
  ['max', WITH_NUMBERS],
  ['step', WITH_NUMBERS],
  ['unit', WITH_NUMBERS],
  ['options', CHOICE_FIELDS],
  ['columns', new Set(['table'])],
  ['component', new Set(['custom'])],
]);

/** The hint's options, even an empty list; null where it has none. A select also passes over what is false or empty. */
export function hintedOptions(hint: unknown, fieldType: string): unknown {
  const hinted = member(hint, 'options') ?? null;
  return fieldType === 'select' && !hinted ? null : hinted;
}

/** The options that a choice field shows: the hint's as soon as it has any, else the schema's own. */
export function optionsOf(property: unknown, hint: unknown, fieldType: string): readonly unknown[] {
  const hinted = hintedOptions(hint, fieldType);
  if (hinted !== null) return Array.isArray(hinted) ? hinted : [];
  const listed =
    fieldType === 'multiselect'
      ? member(member(property, 'items'), 'enum')
      : (member(property, 'enum') ?? (fieldType === 'select' ? member(property, 'oneOf') : undefined));
  return Array.isArray(listed) ? listed : [];
}
