// Rules on `schema` and its fields.

import { member } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { asText, remove, setTo, defineRule } from '../../kit/rule.ts';
import { asType, meantType } from '../../kit/types.ts';
import { code, quote } from '../../kit/words.ts';
import { CHANGED, page, REQUIRED, seen } from '../evidence.ts';
import { addMember, FIELD_TYPES } from '../members/known.ts';
import { asList } from '../tools/rules.ts';

const FIELDS = page('the example with `schema.fields`');
const TYPES = page('the list of supported types');
const GLOOTIL = seen('glootil-py, src/glootil/__init__.py, which writes 20 of the 24 known documents');
const ALL_FIELDS = seen('196 of 196 fields of published extensions');

export const schemaType = defineRule<{ type: string }>('gloodata/schema-type', {
  severity: REQUIRED,
  message: ({ type }) => `\`schema\` must be an object with \`fields\`, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) => (Array.isArray(valueAt(value, pointer)) ? [] : remove(pointer)),
});

export const fieldsMissing = defineRule('gloodata/fields-missing', {
  severity: CHANGED,
  message: () =>
    '`schema` has no `fields`. The model finds the arguments there, so it calls the tool without any.',
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, document) => addMember('schema', document, join(pointer, 'fields'), {}),
});

export const fieldsType = defineRule<{ type: string }>('gloodata/fields-type', {
  severity: REQUIRED,
  message: ({ type }) =>
    `\`fields\` must be an object that maps the name of each argument to its field, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) =>
    Array.isArray(valueAt(value, pointer)) ? [] : setTo(pointer, {}, 'Replace with an empty object'),
});

export const requiredList = defineRule('gloodata/required-list', {
  severity: CHANGED,
  message: () =>
    '`required` is part of JSON Schema, but not of the subset that Gloodata supports. No field can be required, so the tool must handle missing arguments.',
  evidence: [TYPES, seen('no published extension has it')],
  fix: ({ pointer }) => remove(pointer),
});

export const fieldShape = defineRule<{ name: string; type: string }>('gloodata/field-shape', {
  severity: REQUIRED,
  message: ({ name, type }) =>
    `The field ${code(name)} must be an object with a \`type\`, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: ({ pointer }, { value }) => {
    const given = valueAt(value, pointer);
    const type = FIELD_TYPES.find((one) => one === given) ?? 'string';
    return setTo(pointer, { type }, 'Replace with a field');
  },
});

export const fieldTypeMissing = defineRule<{ name: string }>('gloodata/field-type-missing', {
  severity: REQUIRED,
  message: ({ name }) =>
    `The field ${code(name)} has no \`type\`. It must be \`string\`, \`integer\`, \`number\` or \`boolean\`.`,
  evidence: [TYPES, ALL_FIELDS],
  fix: ({ pointer }, document) => addMember('field', document, join(pointer, 'type'), 'string'),
});

export const fieldTypeUnknown = defineRule<{ name: string; type: unknown }>('gloodata/field-type-unknown', {
  severity: REQUIRED,
  message: ({ name, type }) =>
    `The field ${code(name)} has the type ${quote(type)}, but only \`string\`, \`integer\`, \`number\` and \`boolean\` are supported.`,
  evidence: [TYPES, ALL_FIELDS],
  fix: ({ pointer }, { value }) =>
    setTo(pointer, meantType(valueAt(value, pointer), FIELD_TYPES) ?? 'string'),
});

export const descriptionType = defineRule<{ type: string }>('gloodata/description-type', {
  severity: CHANGED,
  message: ({ type }) =>
    `The \`description\` of a field must be a string for the model to read, but this is ${type}.`,
  evidence: [FIELDS, ALL_FIELDS],
  fix: asText,
});

type Default = { readonly name: string; readonly value: unknown; readonly type: string };

export const defaultType = defineRule<Default>('gloodata/default-type', {
  severity: CHANGED,
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

export const defaultNotAllowed = defineRule<Default>('gloodata/default-not-allowed', {
  severity: CHANGED,
  message: ({ name, value }) =>
    `The default ${quote(value)} of ${code(name)} is not among the values that its own \`enum\` allows.`,
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs, the only extension with `enum`')],
  fix: ({ pointer }) => remove(pointer),
});

export const stringOnlyMember = defineRule<{ key: string; type: string }>('gloodata/string-only-member', {
  severity: CHANGED,
  message: ({ key, type }) =>
    `${code(key)} is supported only for fields of type \`string\`. On this \`${type}\` field, no known code reads it.`,
  evidence: [TYPES, seen('no published extension has it on another type')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumType = defineRule<{ type: string }>('gloodata/enum-type', {
  severity: REQUIRED,
  message: ({ type }) => `\`enum\` must be a list of the allowed strings, but this is ${type}.`,
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  fix: asList,
});

export const enumEmpty = defineRule('gloodata/enum-empty', {
  severity: REQUIRED,
  message: () => '`enum` is empty, so no value is allowed.',
  evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumItemType = defineRule<{ type: string }>('gloodata/enum-item-type', {
  severity: REQUIRED,
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
