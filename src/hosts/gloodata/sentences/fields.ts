// Sentences on `schema` and its fields.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, CHANGED, REQUIRED, code, page, quote, seen } from './words.ts';

const FIELDS = page('the example with `schema.fields`');
const TYPES = page('the list of supported types');
const GLOOTIL = seen('glootil-py, src/glootil/__init__.py, which writes 20 of the 24 known documents');
const ALL_FIELDS = seen('196 of 196 fields of published extensions');

export const fieldRules: Readonly<Record<string, Rule>> = {
  'gloodata/schema-type': {
    severity: REQUIRED,
    message: ({ type }) => `\`schema\` must be an object with \`fields\`, but this is ${String(type)}.`,
    evidence: [FIELDS, ALL_FIELDS],
  },
  'gloodata/fields-missing': {
    severity: CHANGED,
    message: () =>
      '`schema` has no `fields`. The model finds the arguments there, so it calls the tool without any.',
    evidence: [FIELDS, ALL_FIELDS],
  },
  'gloodata/fields-type': {
    severity: REQUIRED,
    message: ({ type }) =>
      `\`fields\` must be an object that maps the name of each argument to its field, but this is ${String(type)}.`,
    evidence: [FIELDS, ALL_FIELDS],
  },
  'gloodata/required-list': {
    severity: CHANGED,
    message: () =>
      '`required` is part of JSON Schema, but not of the subset that Gloodata supports. No field can be required, so the tool must handle missing arguments.',
    evidence: [TYPES, seen('no published extension has it')],
  },
  'gloodata/field-shape': {
    severity: REQUIRED,
    message: ({ name, type }) =>
      `The field ${code(name)} must be an object with a \`type\`, but this is ${String(type)}.`,
    evidence: [FIELDS, ALL_FIELDS],
  },
  'gloodata/field-type-missing': {
    severity: REQUIRED,
    message: ({ name }) =>
      `The field ${code(name)} has no \`type\`. It must be \`string\`, \`integer\`, \`number\` or \`boolean\`.`,
    evidence: [TYPES, ALL_FIELDS],
  },
  'gloodata/field-type-unknown': {
    severity: REQUIRED,
    message: ({ name, type }) =>
      `The field ${code(name)} has the type ${quote(type)}, but only \`string\`, \`integer\`, \`number\` and \`boolean\` are supported.`,
    evidence: [TYPES, ALL_FIELDS],
  },
  'gloodata/description-type': {
    severity: CHANGED,
    message: ({ type }) =>
      `The \`description\` of a field must be a string for the model to read, but this is ${String(type)}.`,
    evidence: [FIELDS, ALL_FIELDS],
  },
  'gloodata/default-type': {
    severity: CHANGED,
    message: ({ name, value, type }) =>
      `The default ${quote(value)} of ${code(name)} is not of the field's own type, \`${String(type)}\`.`,
    evidence: [TYPES, GLOOTIL],
  },
  'gloodata/default-not-allowed': {
    severity: CHANGED,
    message: ({ name, value }) =>
      `The default ${quote(value)} of ${code(name)} is not among the values that its own \`enum\` allows.`,
    evidence: [TYPES, seen('ext-rs-service-status, src/main.rs, the only extension with `enum`')],
  },
  'gloodata/string-only-member': {
    severity: CHANGED,
    message: ({ key, type }) =>
      `${code(key)} is supported only for fields of type \`string\`. On this \`${String(type)}\` field, no known code reads it.`,
    evidence: [TYPES, seen('no published extension has it on another type')],
  },
  'gloodata/enum-type': {
    severity: REQUIRED,
    message: ({ type }) => `\`enum\` must be a list of the allowed strings, but this is ${String(type)}.`,
    evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  },
  'gloodata/enum-empty': {
    severity: REQUIRED,
    message: () => '`enum` is empty, so no value is allowed.',
    evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  },
  'gloodata/enum-item-type': {
    severity: REQUIRED,
    message: ({ type }) => `A value in \`enum\` must be a string here, but this is ${String(type)}.`,
    evidence: [TYPES, seen('ext-rs-service-status, src/main.rs')],
  },
  'gloodata/enum-repeated': {
    severity: ADVICE,
    message: ({ item }) => `\`enum\` lists ${quote(item)} twice.`,
    evidence: [TYPES],
  },
};
