// Each property of `configSchema`: what the form cannot show as it is written.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { knownFormat, schemaType } from '../field-types.ts';
import { formOf, PROPERTIES, type Field } from '../form.ts';
import { UNSAFE_KEYS } from '../known.ts';
import { suggester, withSuggestion, type Suggest } from '../suggest.ts';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** What authors write for a JSON type, and its name. */
const TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['str', 'string'],
  ['text', 'string'],
  ['password', 'string'],
  ['secret', 'string'],
  ['url', 'string'],
  ['email', 'string'],
  ['enum', 'string'],
  ['select', 'string'],
  ['date', 'string'],
  ['int', 'integer'],
  ['long', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['decimal', 'number'],
  ['bool', 'boolean'],
  ['toggle', 'boolean'],
  ['list', 'array'],
  ['dict', 'object'],
  ['map', 'object'],
  ['record', 'object'],
  ['json', 'object'],
]);

/** Members that belong into the property's hint and do nothing in its schema. */
const HINT_MEMBERS: readonly string[] = [
  'label',
  'help',
  'placeholder',
  'sensitive',
  'advanced',
  'hidden',
  'group',
  'order',
  'showIf',
  'visible',
];

/** Keywords that the form passes over. */
const PASSED_OVER: readonly string[] = ['$ref', 'allOf', 'anyOf', 'not', 'if', 'const'];

export function checkProperties(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const suggest = suggester(TYPES, TYPE_ALIASES);
  const shapes = Object.entries(form.properties).flatMap(([key, value]) => checkShape(key, value));
  return [...shapes, ...form.fields.flatMap((field) => checkField(field, suggest))];
}

function checkShape(key: string, property: unknown): Finding[] {
  const pointer = join(PROPERTIES, key);
  if (UNSAFE_KEYS.has(key)) return [{ code: 'elizaos/unsafe-key', pointer, at: 'key', args: { key } }];
  if (isObject(property)) return [];
  const given = typeof property === 'string' ? (TYPE_ALIASES.get(property) ?? property) : 'string';
  const type = TYPES.includes(given) ? given : 'string';
  const args = { key, got: typeName(property), type };
  return [{ code: 'elizaos/property-type', pointer, at: 'value', args }];
}

function checkField(field: Field, suggest: Suggest): Finding[] {
  return [
    ...checkType(field, suggest),
    ...checkStrayMembers(field),
    ...checkNesting(field),
    ...checkEnum(field),
    ...checkFormat(field),
  ];
}

function checkType(field: Field, suggest: Suggest): Finding[] {
  const type = member(field.schema, 'type');
  if (type === undefined) return [];
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  const wrong = names.find((name) => typeof name !== 'string' || !TYPES.includes(name));
  if (names.length > 0 && wrong === undefined) return [];
  const got = typeof wrong === 'string' ? wrong : typeName(wrong ?? type);
  const args = withSuggestion(
    { key: field.key, got },
    typeof wrong === 'string' ? suggest(wrong) : undefined,
  );
  return [{ code: 'elizaos/type-unknown', pointer: join(field.pointer, 'type'), at: 'value', args }];
}

function checkStrayMembers(field: Field): Finding[] {
  const stray = HINT_MEMBERS.filter((name) => Object.hasOwn(field.schema, name)).map((name) => ({
    code: 'elizaos/hint-in-schema',
    pointer: join(field.pointer, name),
    at: 'key' as const,
    args: { key: field.key, name },
  }));
  const required = member(field.schema, 'required');
  if (typeof required !== 'boolean') return stray;
  const args = { key: field.key, required };
  return [
    ...stray,
    { code: 'elizaos/required-in-property', pointer: join(field.pointer, 'required'), at: 'key', args },
  ];
}

function checkNesting(field: Field): Finding[] {
  const { schema, key, pointer } = field;
  const passed = PASSED_OVER.filter((name) => Object.hasOwn(schema, name)).map((name) => ({
    code: 'elizaos/keyword-passed-over',
    pointer: join(pointer, name),
    at: 'key' as const,
    args: { key, name },
  }));
  const inner = member(schema, 'properties');
  if (isObject(inner) && Object.keys(inner).length > 0) {
    const args = { key, control: field.type };
    return [
      ...passed,
      { code: 'elizaos/nested-object', pointer: join(pointer, 'properties'), at: 'key', args },
    ];
  }
  const items = schemaType(member(schema, 'items'));
  if (field.type !== 'array' || items === undefined || items === 'string') return passed;
  const itemPointer = join(pointer, 'items');
  return [
    ...passed,
    { code: 'elizaos/array-of-others', pointer: itemPointer, at: 'key', args: { key, items } },
  ];
}

function checkEnum(field: Field): Finding[] {
  const values = member(field.schema, 'enum');
  const pointer = join(field.pointer, 'enum');
  const { key } = field;
  if (values === undefined) return [];
  if (!Array.isArray(values) || values.length === 0) {
    const got = Array.isArray(values) ? 'an empty list' : typeName(values);
    return [{ code: 'elizaos/enum-empty', pointer, at: 'value', args: { key, got } }];
  }
  if (field.type !== 'select' && field.type !== 'radio') return [];
  const other: unknown = values.find((value) => typeof value !== 'string' && value !== null);
  if (other === undefined) return [];
  return [{ code: 'elizaos/enum-not-text', pointer, at: 'value', args: { key, got: typeName(other) } }];
}

function checkFormat(field: Field): Finding[] {
  const format = member(field.schema, 'format');
  if (typeof format !== 'string' || field.type !== 'text' || knownFormat(format)) return [];
  const args = { key: field.key, format };
  return [{ code: 'elizaos/format-passed-over', pointer: join(field.pointer, 'format'), at: 'value', args }];
}
