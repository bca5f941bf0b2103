// Finds what is wrong with the services that a package asks the Config Center for, and with the fields of their forms.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { secretName } from '../../kit/secrets.ts';
import { nullIsAbsent } from '../evidence.ts';
import { notList } from '../metadata/check.ts';
import { memberType } from '../metadata/rules.ts';
import { isText, type JsonObject } from '../shape.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { code, found } from '../../kit/words.ts';
import { FIELD_KEYS, FIELD_TYPES, SERVICE_KEYS, type FieldText } from './fixes.ts';
import * as rules from './rules.ts';

/**
 * Members of a config field that services made by hand have, and that an install drops
 * (gw/services/extension/service.ts:220-240).
 */
const DROPPED_FIELD_KEYS: readonly string[] = [
  'defaultValue',
  'default',
  'envVar',
  'placeholder',
  'options',
  'order',
];

/**
 * Types beyond the guide's that the form of both releases can show; `select` is not one, as its options are
 * dropped.
 */
const FIELD_TYPES_FORM: readonly string[] = ['text', 'json'];

const NOT_BLANK = 'a string that is not blank';

/** Both releases read it, although the guide does not have it. */
const SILENT = ['docs_url'];

/** Findings about `required_services` and the fields of each service's form. */
export function checkServices({ value }: SourceDocument): Finding[] {
  const services = member(value, 'required_services');
  if (services === undefined) return [];
  if (!Array.isArray(services)) return [notList('required_services', services, 'a list of services')];
  const names = new Set<string>();
  return services.flatMap((service: unknown, i) => {
    const pointer = join('/required_services', i);
    if (!isObject(service)) {
      return [rules.serviceNotObject.at(pointer, 'value', { found: typeName(service) })];
    }
    return [
      ...checkName(service, pointer, names),
      ...checkTexts(service, pointer),
      ...unknownKeys(rules.serviceKeyUnknown, service, pointer, SERVICE_KEYS, SILENT),
      ...checkConfigSchema(service, pointer),
    ];
  });
}

function checkName(service: JsonObject, pointer: string, names: Set<string>): Finding[] {
  const name = member(service, 'name');
  if (name === undefined) return [rules.serviceNameMissing.at(pointer, 'key')];
  const at = join(pointer, 'name');
  if (typeof name !== 'string' || name.trim() === '') return [blank(at, 'name', name)];
  if (names.has(name)) return [rules.serviceNameRepeated.at(at, 'value', { name })];
  names.add(name);
  return [];
}

function checkTexts(service: JsonObject, pointer: string): Finding[] {
  return (['display_name', 'description', 'category'] as const).flatMap((key): Finding[] => {
    const value = member(service, key);
    if (value === undefined) return [rules.serviceTextMissing.at(pointer, 'key', { key })];
    const at = join(pointer, key);
    return typeof value === 'string' && value.trim() !== '' ? [] : [blank(at, key, value)];
  });
}

function blank(at: string, key: string, value: unknown): Finding {
  const args = { name: `The service's ${code(key)}`, wanted: NOT_BLANK, found: found(value) };
  return memberType.at(at, 'value', args);
}

function checkConfigSchema(service: JsonObject, pointer: string): Finding[] {
  const schema = member(service, 'config_schema');
  if (schema === undefined) return [rules.configSchemaMissing.at(pointer, 'key')];
  const at = join(pointer, 'config_schema');
  if (!Array.isArray(schema)) return [rules.configSchemaType.at(at, 'value', { found: typeName(schema) })];
  if (schema.length === 0) return [rules.configSchemaMissing.at(at, 'value')];
  const names = new Set<string>();
  return schema.flatMap((field: unknown, i) => {
    const fieldAt = join(at, i);
    return isObject(field)
      ? checkField(field, fieldAt, names)
      : [rules.configFieldNotObject.at(fieldAt, 'value', { found: typeName(field) })];
  });
}

function checkField(field: JsonObject, pointer: string, names: Set<string>): Finding[] {
  return [
    ...(['name', 'label', 'type'] as const).flatMap((key) => needed(field, pointer, key)),
    ...repeatedName(field, pointer, names),
    ...checkType(field, pointer),
    ...checkRequired(field, pointer),
    ...checkDescription(field, pointer),
    ...DROPPED_FIELD_KEYS.filter((key) => Object.hasOwn(field, key)).map((key) =>
      rules.configFieldDropped.at(join(pointer, key), 'key', { key }),
    ),
    ...unknownKeys(rules.configFieldKeyUnknown, field, pointer, FIELD_KEYS, DROPPED_FIELD_KEYS),
  ];
}

function needed(field: JsonObject, pointer: string, key: FieldText): Finding[] {
  const value = member(field, key);
  if (isText(value)) return [];
  const at = join(pointer, key);
  if (value !== undefined) return [rules.configFieldMember.at(at, 'value', { key, found: found(value) })];
  if (key === 'name') return [rules.configFieldUnnamed.at(pointer, 'key')];
  return [rules.configFieldMissing.at(pointer, 'key', { key })];
}

function repeatedName(field: JsonObject, pointer: string, names: Set<string>): Finding[] {
  const name = member(field, 'name');
  if (!isText(name)) return [];
  if (names.has(name)) return [rules.configFieldRepeated.at(join(pointer, 'name'), 'value', { name })];
  names.add(name);
  return [];
}

function checkType(field: JsonObject, pointer: string): Finding[] {
  const type = member(field, 'type');
  if (!isText(type)) return [];
  const at = join(pointer, 'type');
  if (FIELD_TYPES.includes(type)) {
    const name = member(field, 'name');
    if (type !== 'string' || !isText(name)) return [];
    return secretName(name) === null ? [] : [rules.configFieldUnmasked.at(at, 'value', { name })];
  }
  if (FIELD_TYPES_FORM.includes(type)) return [rules.configTypeUnlisted.at(at, 'value', { type })];
  if (type === 'select') return [rules.configTypeSelect.at(at, 'value')];
  return [rules.configTypeUnknown.at(at, 'value', { type })];
}

function checkDescription(field: JsonObject, pointer: string): Finding[] {
  const description = member(field, 'description');
  if (description === undefined || typeof description === 'string') return [];
  const at = join(pointer, 'description');
  const args = { name: "The field's `description`", wanted: 'a string', found: typeName(description) };
  return [nullIsAbsent(description, memberType.at(at, 'value', args))];
}

function checkRequired(field: JsonObject, pointer: string): Finding[] {
  const required = member(field, 'required');
  if (required === undefined || typeof required === 'boolean') return [];
  const args = { name: '`required` of a field', wanted: 'true or false', found: typeName(required) };
  return [memberType.at(join(pointer, 'required'), 'value', args)];
}
