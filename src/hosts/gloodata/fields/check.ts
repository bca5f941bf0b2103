// Checks `schema.fields`: the four types, their members, defaults and allowed values.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { hasType } from '../../kit/types.ts';
import { FIELD_TYPES } from '../members/known.ts';
import { checkTexts } from '../tools/check.ts';
import { baseType, fieldsOf, toolsOf, type At, type ObjectAt } from '../walk.ts';
import * as rules from './rules.ts';

/** Checks every tool's `schema`. */
export function checkFields({ value }: SourceDocument): Finding[] {
  return toolsOf(value).flatMap((tool) => [
    ...checkSchema(tool),
    ...fieldsOf(tool).flatMap((field): Finding[] => {
      if (isObject(field.value)) return checkField({ ...field, value: field.value });
      const args = { name: field.key, type: typeName(field.value) };
      return [rules.fieldShape.at(field.pointer, 'value', args)];
    }),
  ]);
}

function checkSchema(tool: ObjectAt): Finding[] {
  const schema = member(tool.value, 'schema');
  if (schema === undefined) return [];
  const pointer = join(tool.pointer, 'schema');
  if (!isObject(schema)) {
    return [rules.schemaType.at(pointer, 'value', { type: typeName(schema) })];
  }
  const required: Finding[] = Object.hasOwn(schema, 'required')
    ? [rules.requiredList.at(join(pointer, 'required'), 'key')]
    : [];
  const fields = member(schema, 'fields');
  if (fields === undefined) return [...required, rules.fieldsMissing.at(pointer, 'key')];
  if (isObject(fields)) return required;
  const args = { type: typeName(fields) };
  return [...required, rules.fieldsType.at(join(pointer, 'fields'), 'value', args)];
}

function checkField(field: ObjectAt): Finding[] {
  const { value, pointer } = field;
  const type = member(value, 'type');
  const description = member(value, 'description');
  const found: Finding[] = checkType(field, type);
  if (Object.hasOwn(value, 'required')) {
    found.push(rules.requiredList.at(join(pointer, 'required'), 'key'));
  }
  if (description !== undefined && description !== null && typeof description !== 'string') {
    const args = { type: typeName(description) };
    found.push(rules.descriptionType.at(join(pointer, 'description'), 'value', args));
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
    return [rules.fieldTypeMissing.at(pointer, 'key', { name: key })];
  }
  if (base !== undefined && FIELD_TYPES.includes(base)) return [];
  const args = { name: key, type };
  return [rules.fieldTypeUnknown.at(join(pointer, 'type'), 'value', args)];
}

function checkDefault({ key, value, pointer }: ObjectAt, type: string): Finding[] {
  const given = member(value, 'default');
  if (given === undefined || given === null) return [];
  const at = join(pointer, 'default');
  const args = { name: key, value: given, type };
  if (!hasType(given, type)) return [rules.defaultType.at(at, 'value', args)];
  const allowed = member(value, 'enum');
  // glootil writes '' where there is no default (docs/hosts/gloodata.md#defaults-without-a-meaning).
  if (given === '' || !Array.isArray(allowed) || allowed.length === 0 || allowed.includes(given)) return [];
  return [rules.defaultNotAllowed.at(at, 'value', args)];
}

function checkValues(field: ObjectAt, type: string): Finding[] {
  if (type !== 'string') {
    return ['enum', 'examples']
      .filter((key) => Object.hasOwn(field.value, key))
      .map((key) => rules.stringOnlyMember.at(join(field.pointer, key), 'key', { key, type }));
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
    return [rules.enumType.at(pointer, 'value', { type: typeName(value) })];
  }
  if (value.length === 0) return [rules.enumEmpty.at(pointer, 'value')];
  return value.flatMap((item: unknown, i) =>
    typeof item === 'string'
      ? []
      : [rules.enumItemType.at(join(pointer, i), 'value', { type: typeName(item) })],
  );
}
