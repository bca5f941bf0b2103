// Repairs of `schema` and its fields.

import type { Pointer } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../text/pointer.ts';
import { FIELD_TYPES } from '../members.ts';
import { fits } from '../rules/fields.ts';
import { add, remove, set, short, type Repairer } from './repairer.ts';
import { asType, keyed, supportedType } from './values.ts';

const removeMember: Repairer = ({ pointer }, value) => [remove(pointer, valueAt(value, pointer))];

export const fieldRepairs: Readonly<Record<string, Repairer>> = {
  'gloodata/schema-type': ({ pointer }, value) => {
    const fields = keyed(valueAt(value, pointer));
    return fields ? [set('Turn the list into fields', pointer, { fields })] : [remove(pointer, 'schema')];
  },
  'gloodata/fields-missing': ({ pointer }, value) => add('schema', pointer, 'fields', {}, value),
  'gloodata/fields-type': ({ pointer }, value) => {
    const fields = keyed(valueAt(value, pointer));
    return fields
      ? [set('Turn the list into an object with the names as keys', pointer, fields)]
      : [set('Replace with an empty object', pointer, {})];
  },
  'gloodata/required-list': ({ pointer }) => [remove(pointer, 'required')],
  'gloodata/field-shape': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const isType = typeof given === 'string' && FIELD_TYPES.includes(given);
    const description =
      typeof given === 'string' && given.trim() !== '' && !isType ? { description: given } : {};
    return [set('Replace with a field', pointer, { type: isType ? given : 'string', ...description })];
  },
  'gloodata/field-type-missing': ({ pointer }, value) => {
    const type = typeOfDefault(valueAt(value, pointer));
    return add('field', pointer, 'type', type, value);
  },
  'gloodata/field-type-unknown': ({ pointer }, value) => {
    const type = supportedType(valueAt(value, pointer));
    return [set(`Change to ${short(type)}`, pointer, type)];
  },
  'gloodata/description-type': ({ pointer }, value) => textOrNothing(pointer, 'description', value),
  'gloodata/default-type': ({ pointer, args }, value) => {
    const type = String(args?.type);
    const given = asType(valueAt(value, pointer), type);
    const allowed = member(valueAt(value, parent(pointer)), 'enum');
    const fitting = given !== undefined && (!Array.isArray(allowed) || allowed.includes(given));
    const converted = fitting ? [set(`Change to ${short(given)}`, pointer, given)] : [];
    return [...converted, remove(pointer, 'default')];
  },
  'gloodata/default-not-allowed': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const allowed = member(valueAt(value, parent(pointer)), 'enum');
    const added =
      Array.isArray(allowed) && typeof given === 'string'
        ? [set(`Allow ${short(given)} in "enum"`, join(parent(pointer), 'enum', allowed.length), given)]
        : [];
    return [remove(pointer, 'default'), ...added];
  },
  'gloodata/string-only-member': ({ pointer, args }) => [remove(pointer, args?.key)],
  'gloodata/enum-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    if (typeof given === 'string') return [set('Put it into a list', pointer, [given])];
    return [remove(pointer, 'enum')];
  },
  'gloodata/enum-empty': ({ pointer }) => [remove(pointer, 'enum')],
  'gloodata/enum-item-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const text = asType(given, 'string');
    if (text !== undefined) return [set(`Change to ${short(text)}`, pointer, text)];
    const others = valueAt(value, parent(pointer));
    // Without this one the list would be empty, which is no better.
    return Array.isArray(others) && others.length > 1 ? [remove(pointer, given)] : [];
  },
  'gloodata/enum-repeated': removeMember,
};

function textOrNothing(pointer: Pointer, key: string, value: unknown): ValueFix[] {
  const text = asType(valueAt(value, pointer), 'string');
  const converted = text === undefined ? [] : [set(`Change to ${short(text)}`, pointer, text)];
  return [...converted, remove(pointer, key)];
}

/** The type of a field's default, where that tells it. */
function typeOfDefault(field: unknown): string {
  const given = isObject(field) ? member(field, 'default') : undefined;
  return FIELD_TYPES.find((type) => fits(given, type)) ?? 'string';
}
