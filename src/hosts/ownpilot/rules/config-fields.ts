// Rules for the fields of a service: the form that people fill in and that tool code reads with config.get.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { DROPPED_FIELD_KEYS, FIELD_KEYS, FIELD_TYPES, FIELD_TYPES_FORM } from '../known.ts';
import { isText, type Members } from '../shape.ts';
import { wordsOf } from '../words.ts';
import { found, report } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

const SECRET_WORDS = new Set(['key', 'apikey', 'token', 'secret', 'password', 'passwd', 'credential']);

export function checkConfigSchema(service: Members, pointer: string): Finding[] {
  const schema = member(service, 'config_schema');
  if (schema === undefined) return [report('config-schema-missing', pointer, 'key')];
  const at = join(pointer, 'config_schema');
  if (!Array.isArray(schema)) {
    return [report('config-schema-type', at, 'value', { found: typeName(schema) })];
  }
  if (schema.length === 0) return [report('config-schema-missing', at, 'value')];
  const names = new Set<string>();
  return schema.flatMap((field: unknown, i) => {
    const spot = join(at, i);
    return isObject(field)
      ? checkField(field, spot, names)
      : [
          report('config-field-not-object', spot, 'value', {
            found: typeName(field),
            isNull: field === null,
          }),
        ];
  });
}

function checkField(field: Members, pointer: string, names: Set<string>): Finding[] {
  return [
    ...['name', 'label', 'type'].flatMap((key) => needed(field, pointer, key)),
    ...repeatedName(field, pointer, names),
    ...checkType(field, pointer),
    ...checkRequired(field, pointer),
    ...DROPPED_FIELD_KEYS.filter((key) => Object.hasOwn(field, key)).map((key) =>
      report('config-field-dropped', join(pointer, key), 'key', { key }),
    ),
    ...unknownKeys('config-field-key-unknown', field, pointer, FIELD_KEYS, DROPPED_FIELD_KEYS),
  ];
}

function needed(field: Members, pointer: string, key: string): Finding[] {
  const value = member(field, key);
  if (value === undefined) return [report('config-field-missing', pointer, 'key', { key })];
  if (isText(value)) return [];
  return [report('config-field-member', join(pointer, key), 'value', { key, found: found(value) })];
}

function repeatedName(field: Members, pointer: string, names: Set<string>): Finding[] {
  const name = member(field, 'name');
  if (!isText(name)) return [];
  if (names.has(name)) return [report('config-field-repeated', join(pointer, 'name'), 'value', { name })];
  names.add(name);
  return [];
}

function checkType(field: Members, pointer: string): Finding[] {
  const type = member(field, 'type');
  if (!isText(type)) return [];
  const at = join(pointer, 'type');
  if (FIELD_TYPES.includes(type)) {
    const words = wordsOf(String(member(field, 'name')));
    const looksSecret = type === 'string' && words.some((word) => SECRET_WORDS.has(word));
    return looksSecret ? [report('config-field-unmasked', at, 'value', { name: member(field, 'name') })] : [];
  }
  if (FIELD_TYPES_FORM.includes(type)) return [report('config-type-unlisted', at, 'value', { type })];
  return [report(type === 'select' ? 'config-type-select' : 'config-type-unknown', at, 'value', { type })];
}

function checkRequired(field: Members, pointer: string): Finding[] {
  const required = member(field, 'required');
  if (required === undefined || typeof required === 'boolean') return [];
  const args = { found: typeName(required), truthy: Boolean(required) };
  return [report('config-field-required', join(pointer, 'required'), 'value', args)];
}
