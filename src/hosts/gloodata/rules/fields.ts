// Checks of `schema.fields`: the four types, their members, defaults and allowed values.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { FIELD_TYPES } from '../members.ts';
import { baseType, fieldsOf, toolsOf, type At, type ObjectAt } from '../walk.ts';
import { checkTexts } from './tools.ts';

/** Rules on every tool's `schema`. */
export function checkFields({ value }: SourceDocument): Finding[] {
  return toolsOf(value).flatMap((tool) => [
    ...checkSchema(tool),
    ...fieldsOf(tool).flatMap((field): Finding[] => {
      if (isObject(field.value)) return checkField({ ...field, value: field.value });
      const args = { name: field.key, type: typeName(field.value) };
      return [{ code: 'gloodata/field-shape', pointer: field.pointer, at: 'value', args }];
    }),
  ]);
}

function checkSchema(tool: ObjectAt): Finding[] {
  const schema = member(tool.value, 'schema');
  if (schema === undefined) return [];
  const pointer = join(tool.pointer, 'schema');
  if (!isObject(schema)) {
    return [{ code: 'gloodata/schema-type', pointer, at: 'value', args: { type: typeName(schema) } }];
  }
  const required: Finding[] = Object.hasOwn(schema, 'required')
    ? [{ code: 'gloodata/required-list', pointer: join(pointer, 'required'), at: 'key' }]
    : [];
  const fields = member(schema, 'fields');
  if (fields === undefined) return [...required, { code: 'gloodata/fields-missing', pointer, at: 'key' }];
  if (isObject(fields)) return required;
  const args = { type: typeName(fields) };
  return [...required, { code: 'gloodata/fields-type', pointer: join(pointer, 'fields'), at: 'value', args }];
}

function checkField(field: ObjectAt): Finding[] {
  const { value, pointer } = field;
  const type = member(value, 'type');
  const description = member(value, 'description');
  const found: Finding[] = checkType(field, type);
  if (Object.hasOwn(value, 'required')) {
    found.push({ code: 'gloodata/required-list', pointer: join(pointer, 'required'), at: 'key' });
  }
  if (description !== undefined && description !== null && typeof description !== 'string') {
    const args = { type: typeName(description) };
    found.push({
      code: 'gloodata/description-type',
      pointer: join(pointer, 'description'),
      at: 'value',
      args,
    });
  }
  const base = baseType(type);
  if (base !== undefined && FIELD_TYPES.includes(base)) {
    found.push(...checkDefault(field, base), ...checkValues(field, base));
  }
  return found;
}

function checkType({ key, pointer }: ObjectAt, type: unknown): Finding[] {
  const base = baseType(type);
  if (type === undefined) {
    return [{ code: 'gloodata/field-type-missing', pointer, at: 'key', args: { name: key } }];
  }
  if (base !== undefined && FIELD_TYPES.includes(base)) return [];
  const args = { name: key, type };
  return [{ code: 'gloodata/field-type-unknown', pointer: join(pointer, 'type'), at: 'value', args }];
}

function checkDefault({ key, value, pointer }: ObjectAt, type: string): Finding[] {
  const given = member(value, 'default');
  if (given === undefined || given === null) return [];
  const at = join(pointer, 'default');
  const args = { name: key, value: given, type };
  if (!fits(given, type)) return [{ code: 'gloodata/default-type', pointer: at, at: 'value', args }];
  const allowed = member(value, 'enum');
  // An empty default is glootil's way to say that there is none (sheet 1.3).
  if (given === '' || !Array.isArray(allowed) || allowed.length === 0 || allowed.includes(given)) return [];
  return [{ code: 'gloodata/default-not-allowed', pointer: at, at: 'value', args }];
}

/** True where a value has one of the four types; whole numbers are numbers too. */
export function fits(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function checkValues(field: ObjectAt, type: string): Finding[] {
  if (type !== 'string') {
    return ['enum', 'examples']
      .filter((key) => Object.hasOwn(field.value, key))
      .map((key) => ({
        code: 'gloodata/string-only-member',
        pointer: join(field.pointer, key),
        at: 'key',
        args: { key, type },
      }));
  }
  const examples = member(field.value, 'examples');
  return [
    ...checkEnum({ key: 'enum', value: member(field.value, 'enum'), pointer: join(field.pointer, 'enum') }),
    ...(examples === undefined ? [] : checkTexts(examples, join(field.pointer, 'examples'))),
  ];
}

function checkEnum({ value, pointer }: At<unknown>): Finding[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    return [{ code: 'gloodata/enum-type', pointer, at: 'value', args: { type: typeName(value) } }];
  }
  if (value.length === 0) return [{ code: 'gloodata/enum-empty', pointer, at: 'value' }];
  const seen = new Set<unknown>();
  return value.flatMap((item: unknown, i) => checkEnumItem(item, join(pointer, i), seen));
}

function checkEnumItem(item: unknown, pointer: Pointer, seen: Set<unknown>): Finding[] {
  if (typeof item !== 'string') {
    return [{ code: 'gloodata/enum-item-type', pointer, at: 'value', args: { type: typeName(item) } }];
  }
  if (seen.has(item)) return [{ code: 'gloodata/enum-repeated', pointer, at: 'value', args: { item } }];
  seen.add(item);
  return [];
}
