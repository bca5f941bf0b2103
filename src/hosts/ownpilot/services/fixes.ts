// The longer fixes of services and the fields of their forms.

import type { SourceDocument, Fix, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { objectAt, setTo } from '../../kit/rule.ts';
import { secretName } from '../../kit/secrets.ts';
import { meantType } from '../../kit/types.ts';
import { elements, isText, type JsonObject } from '../shape.ts';
import { renameOrAdd } from '../unknown-keys.ts';
import { readable, unique, wordsOf } from '../words.ts';

/** Members of a service in the guide, which an install keeps; `docs_url` is also kept. */
export const SERVICE_KEYS: readonly string[] = [
  'name',
  'display_name',
  'description',
  'category',
  'config_schema',
];

/**
 * Members of a field that an install keeps (gw/services/extension/service.ts:220-240); all others are dropped.
 */
export const FIELD_KEYS: readonly string[] = ['name', 'label', 'type', 'required', 'description'];

export type ServiceText = 'display_name' | 'description' | 'category';

export type FieldText = 'name' | 'label' | 'type';

/** The guide's field types. */
export const FIELD_TYPES: readonly string[] = ['string', 'secret', 'url', 'number', 'boolean'];

/** A first field for a form without any. */
export const FIRST_FIELD = {
  name: 'api_key',
  label: 'API Key',
  type: 'secret',
  required: true,
  description: 'Your key for the service',
} as const;

function serviceText(service: JsonObject, key: string): string {
  const { name, display_name: shown } = service;
  if (key === 'category') return 'api';
  const title = isText(shown) ? shown : isText(name) ? readable(name) : 'Service';
  if (key === 'display_name') return title;
  if (key === 'description') return `Access to ${title}`;
  return isText(shown) && wordsOf(shown).length > 0 ? wordsOf(shown).join('_') : 'service';
}

/** Adds a text that a service lacks, or renames the member that was meant. */
export function addText(document: SourceDocument, pointer: string, key: 'name' | ServiceText): Fix[] {
  return renameOrAdd(document, pointer, key, SERVICE_KEYS, serviceText(objectAt(document, pointer), key));
}

/** Writes a text of a service over anything else. */
export function writeText(document: SourceDocument, pointer: string): Fix[] {
  const given = valueAt(document.value, pointer);
  const made = serviceText(objectAt(document, parent(pointer)), last(pointer));
  return setTo(pointer, typeof given === 'number' ? String(given) : made);
}

/** A name that none of the objects beside this one has. */
export function freeName(
  { pointer, args: { name } }: Finding<{ name: string }>,
  { value }: SourceDocument,
): Fix[] {
  const beside = elements(valueAt(value, parent(parent(pointer))));
  return setTo(pointer, unique(name, new Set(beside.map((one) => member(one, 'name')).filter(isText))));
}

/** A field with every member that the guide requires. */
export function completed(field: JsonObject): JsonObject {
  const given = Object.fromEntries(Object.entries(field).filter(([key]) => FIELD_KEYS.includes(key)));
  const label = isText(given.label) ? given.label : fieldText(given, 'label');
  const type = isText(given.type) ? betterType(given.type) : fieldText(given, 'type');
  const name = isText(given.name) ? given.name : fieldText(given, 'name');
  return { ...given, name, label, type };
}

/** A text for a field, made from its other members. */
export function fieldText({ name, label }: JsonObject, key: FieldText): string {
  if (key === 'label') return isText(name) ? readable(name) : 'Value';
  if (key === 'name') return isText(label) && wordsOf(label).length > 0 ? wordsOf(label).join('_') : 'value';
  const texts = [name, label].filter(isText);
  if (texts.some((text) => secretName(text) !== null)) return 'secret';
  return texts.flatMap(wordsOf).some((word) => ['url', 'link', 'endpoint'].includes(word)) ? 'url' : 'string';
}

/** Adds a text that a field lacks, or renames the member that was meant. */
export function addFieldText(document: SourceDocument, pointer: string, key: FieldText): Fix[] {
  return renameOrAdd(document, pointer, key, FIELD_KEYS, fieldText(objectAt(document, pointer), key));
}

/** The field type that a word means; `string` where none is similar. */
export function betterType(word: string): string {
  const plain = word.trim().toLowerCase();
  if (FIELD_TYPES.includes(plain)) return plain;
  if (['password', 'token', 'key'].includes(plain)) return 'secret';
  return meantType(plain, FIELD_TYPES) ?? 'string';
}
