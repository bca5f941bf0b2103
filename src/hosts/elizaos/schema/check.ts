// Checks `configSchema`, of whose root the form reads only `properties` and `required`.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { meantType } from '../../kit/types.ts';
import { budgeted, suggester, type Suggest } from '../checking.ts';
import { SCHEMA_TYPES } from '../controls/field-types.ts';
import { PROPERTIES, formOf, type HintedProperty } from '../form.ts';
import { UNSAFE_KEYS } from '../members/known.ts';
import { unsafeKey } from '../members/rules.ts';
import * as rules from './rules.ts';

/** Findings about the schema and its properties. */
export function checkSchema(document: SourceDocument): Finding[] {
  return [...checkRoot(document), ...checkProperties(document)];
}

const BASE = '/configSchema';

/** Ways of joining schemas that the form does not follow. */
const JOINTS: readonly string[] = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'not', 'patternProperties'];

function checkRoot(document: SourceDocument): Finding[] {
  const schema = member(document.value, 'configSchema');
  if (!isObject(schema)) return [];
  return [
    ...checkRootType(schema),
    ...checkPropertyMap(schema),
    ...checkRequired(schema),
    ...checkJoints(schema),
  ];
}

function checkRootType(schema: Record<string, unknown>): Finding[] {
  const type = member(schema, 'type');
  if (type === 'object') return [];
  if (type === undefined) return [rules.schemaTypeMissing.at(BASE, 'key')];
  const got = typeof type === 'string' ? type : typeName(type);
  return [rules.schemaType.at(join(BASE, 'type'), 'value', { got })];
}

function checkPropertyMap(schema: Record<string, unknown>): Finding[] {
  const properties = member(schema, 'properties');
  if (properties === undefined || isObject(properties)) return [];
  return [rules.propertiesType.at(join(BASE, 'properties'), 'value', { got: typeName(properties) })];
}

function checkRequired(schema: Record<string, unknown>): Finding[] {
  const required = member(schema, 'required');
  const properties = member(schema, 'properties');
  const pointer = join(BASE, 'required');
  if (required === undefined) return [];
  if (!Array.isArray(required)) {
    const crashes = typeof required !== 'string' && required !== null;
    const rule = crashes ? rules.requiredCrash : rules.requiredType;
    return [rule.at(pointer, 'value', { got: typeName(required) })];
  }
  const names = isObject(properties) ? Object.keys(properties) : [];
  const known = new Set(names);
  const listed = new Set<unknown>(required);
  const suggest = suggester(names.filter((name) => !listed.has(name)));
  return required.flatMap((key: unknown, i): Finding[] => {
    const at = [join(pointer, i), 'value'] as const;
    if (typeof key !== 'string') {
      return [rules.requiredItemType.at(...at, { got: typeName(key) })];
    }
    if (known.has(key)) return [];
    return [rules.requiredUnknown.at(...at, { key, suggestion: suggest(key) })];
  });
}

function checkJoints(schema: Record<string, unknown>): Finding[] {
  return JOINTS.filter((key) => Object.hasOwn(schema, key)).map((key) =>
    rules.schemaJoint.at(join(BASE, key), 'key', { key }),
  );
}

const TYPES: readonly string[] = [...SCHEMA_TYPES, 'null'];

/** Findings about keywords that the form ignores. */
const PASSED_OVER: readonly string[] = ['$ref', 'allOf', 'anyOf', 'not', 'if', 'const'];

function checkProperties(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const suggest = budgeted((word) => meantType(word, TYPES));
  const shapes = Object.entries(form.properties).flatMap(([key, value]) => checkShape(key, value, suggest));
  return [...shapes, ...form.fields.flatMap((field) => checkField(field, suggest))];
}

function checkShape(key: string, property: unknown, suggest: Suggest): Finding[] {
  const pointer = join(PROPERTIES, key);
  if (UNSAFE_KEYS.has(key)) return [unsafeKey.at(pointer, 'key', { key })];
  if (isObject(property)) return [];
  const type = suggest(typeof property === 'string' ? property : '') ?? 'string';
  const rule = property === null ? rules.propertyCrash : rules.propertyType;
  return [rule.at(pointer, 'value', { key, got: typeName(property), type })];
}

function checkField(field: HintedProperty, suggest: Suggest): Finding[] {
  return [
    ...checkPropertyType(field, suggest),
    ...checkOwnRequired(field),
    ...checkNesting(field),
    ...checkEnum(field),
  ];
}

function checkPropertyType(field: HintedProperty, suggest: Suggest): Finding[] {
  const type = member(field.schema, 'type');
  if (type === undefined) return [];
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  const wrong = names.find((name) => typeof name !== 'string' || !TYPES.includes(name));
  if (names.length > 0 && wrong === undefined) return [];
  const got = typeof wrong === 'string' ? wrong : typeName(wrong ?? type);
  const suggestion = typeof wrong === 'string' ? suggest(wrong) : undefined;
  return [rules.typeUnknown.at(join(field.pointer, 'type'), 'value', { key: field.key, got, suggestion })];
}

function checkOwnRequired(field: HintedProperty): Finding[] {
  const required = member(field.schema, 'required');
  if (typeof required !== 'boolean') return [];
  const args = { key: field.key, required };
  return [rules.requiredInProperty.at(join(field.pointer, 'required'), 'key', args)];
}

function checkNesting(field: HintedProperty): Finding[] {
  const { schema, key, pointer } = field;
  const passed = PASSED_OVER.filter((name) => Object.hasOwn(schema, name)).map((name) =>
    rules.keywordPassedOver.at(join(pointer, name), 'key', { key, name }),
  );
  const inner = member(schema, 'properties');
  if (!isObject(inner) || Object.keys(inner).length === 0) return passed;
  const args = { key, control: field.type };
  return [...passed, rules.nestedObject.at(join(pointer, 'properties'), 'key', args)];
}

function checkEnum(field: HintedProperty): Finding[] {
  const values = member(field.schema, 'enum');
  const pointer = join(field.pointer, 'enum');
  const { key } = field;
  if (values === undefined) return [];
  if (Array.isArray(values) && values.length > 0) return [];
  const got = Array.isArray(values) ? 'an empty list' : typeName(values);
  const crashes = field.type === 'select' && !Array.isArray(values) && values !== null;
  return [(crashes ? rules.enumCrash : rules.enumEmpty).at(pointer, 'value', { key, got })];
}
