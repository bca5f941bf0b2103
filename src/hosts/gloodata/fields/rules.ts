// Rules on `schema` and its fields.

import { member } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { asText, remove, setTo } from '../../kit/rule.ts';
import { asType, meantType } from '../../kit/types.ts';
import { code, quote } from '../../kit/words.ts';
import { page, seen, define } from '../evidence.ts';
import { addMember, FIELD_TYPES } from '../members/known.ts';
import { asList } from '../tools/rules.ts';

const FIELDS = page('the example with `schema.fields`');
const TYPES = page('the list of supported types');
const GLOOTIL = seen('glootil-py, src/glootil/__init__.py, which writes 20 of the 24 known documents');
const ALL_FIELDS = seen('196 of 196 fields of published extensions');

export const schemaType = define.required<{ type: string }>('gloodata/schema-type', {
  message: ({ type }) => `\`schema\` must be an object with \`fields\`, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) => (Array.isArray(valueAt(value, pointer)) ? [] : remove(pointer)),
});

export const fieldsMissing = define.changed('gloodata/fields-missing', {
  message: () =>
    '`schema` has no `fields`. The model finds the arguments there, so it calls the tool without any.',
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, document) => addMember('schema', document, join(pointer, 'fields'), {}),
});

export const fieldsType = define.required<{ type: string }>('gloodata/fields-type', {
  message: ({ type }) =>
    `\`fields\` must be an object that maps the name of each argument to its field, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) =>
    Array.isArray(valueAt(value, pointer)) ? [] : setTo(pointer, {}, 'Replace with an empty object'),
});

export const requiredList = define.changed('gloodata/required-list', {
  message: () =>
    '`required` is part of JSON Schema, but not of the subset that Gloodata supports. No field can be required, so the tool must handle missing arguments.',
  evidence: [TYPES, seen('no published extension has it')],
  fix: ({ pointer }) => remove(pointer),
});

export const fieldShape = define.required<{ name: string; type: string }>('gloodata/field-shape', {
  message: ({ name, type }) =>
    `The field ${code(name)} must be an object with a \`type\`, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const type = FIELD_TYPES.find((one) => one === given) ?? 'string';
    return setTo(pointer, { type }, 'Replace with a field');
  },
});

export const fieldTypeMissing = define.required<{ name: string }>('gloodata/field-type-missing', {
  message: ({ name }) =>
    `The field ${code(name)} has no \`type\`. It must be \`string\`, \`integer\`, \`number\` or \`boolean\`.`,
  evidence: [TYPES, ALL_FIELDS],
  fix: ({ pointer }, document) => addMember('field', document, join(pointer, 'type'), 'string'),
});

export const fieldTypeUnknown = define.required<{ name: string; type: unknown }>(
  'gloodata/field-type-unknown',
  {
    message: ({ name, type }) =>
      `The field ${code(name)} has the type ${quote(type)}, but only \`string\`, \`integer\`, \`number\` and \`boolean\` are supported.`,
    evidence: [TYPES, ALL_FIELDS],
    fix: ({ pointer }, { value }) =>
      setTo(pointer, meantType(valueAt(value, pointer), FIELD_TYPES) ?? 'string'),
  },
);

export const descriptionType = define.changed<{ type: string }>('gloodata/description-type', {
  message: ({ type }) =>
    `The \`description\` of a field must be a string for the model to read, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: asText,
});

type Default = { readonly name: string; readonly value: unknown; readonly type: string };

export const defaultType = define.changed<Default>('gloodata/default-type', {
  message: ({ name, value, type }) =>
    `The default ${quote(value)} of ${code(name)} is not of the field's own type, \`${type}\`.`,
  evidence: [TYPES, GLOOTIL],
  fix: ({ pointer, args }, { value }) => {
    const given = asType(valueAt(value, pointer), args.type);
    const allowed = member(valueAt(value, parent(pointer)), 'enum');
    const fits = !Array.isArray(allowed) || allowed.includes(given);
    return [...(fits ? setTo(pointer, given) : []), ...remove(pointer)];
  },
});

export const defaultNotAllowed = define.changed<Default>('gloodata/default-not-allowed', {
  message: ({ name, value }) =>
    `The default ${quote(value)} of ${code(name)} is not among the values that its own \`enum\` allows.`,
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs, the only extension with `enum`')],
  fix: ({ pointer }) => remove(pointer),
});

export const stringOnlyMember = define.changed<{ key: string; type: string }>('gloodata/string-only-member', {
  message: ({ key, type }) =>
    `${code(key)} is supported only for fields of type \`string\`. On this \`${type}\` field, no known code reads it.`,
  evidence: [TYPES, seen('no published extension has it on another type')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumType = define.required<{ type: string }>('gloodata/enum-type', {
  message: ({ type }) => `\`enum\` must be a list of the allowed strings, but this is ${type}.`,
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  fix: asList,
});

export const enumEmpty = define.required('gloodata/enum-empty', {
  message: () => '`enum` is empty, so no value is allowed.',
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumItemType = define.required<{ type: string }>('gloodata/enum-item-type', {
  message: ({ type }) => `A value in \`enum\` must be a string here, but this is ${type}.`,
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const text = asType(given, 'string');
    if (text !== undefined) return setTo(pointer, text);
    const others = valueAt(value, parent(pointer));
    // Without this entry the list would be empty, which is another problem.
    return Array.isArray(others) && others.length > 1 ? remove(pointer, quote(given, 50)) : [];
  },
});
