// Rules for one parameter's schema and those inside it. OwnPilot reads type, enum, properties, required and items.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { PARAMETER_TYPES } from '../known.ts';
import { isText, type Members } from '../shape.ts';
import { report } from './report.ts';

/** Keywords that OwnPilot or the model understands as they stand. */
const READ = ['type', 'description', 'enum', 'items', 'properties', 'required'];

/** Keywords of JSON Schema that reach the model but that OwnPilot does not check. */
const UNCHECKED = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format minItems ' +
    'maxItems uniqueItems minProperties maxProperties additionalProperties const oneOf anyOf allOf not $ref nullable'
  ).split(' '),
);

/** No tool has more parameters than that; keeps huge lists cheap. */
const MOST_CANDIDATES = 100;

/**
 * Findings of a parameter's schema and of everything inside it.
 * `path` names it in sentences: `filters.city`, `tags[]`. `name` is null for list elements, which need no description.
 */
export function checkProperty(schema: unknown, at: string, path: string, name: string | null): Finding[] {
  if (!isObject(schema))
    return [report('property-not-object', at, 'value', { path, found: typeName(schema) })];
  const findings = [...checkType(schema, at, path), ...checkEnum(schema, at, path)];
  const description = member(schema, 'description');
  if (name !== null && !isText(description)) {
    const has = Object.hasOwn(schema, 'description');
    const place = has ? join(at, 'description') : at;
    findings.push(report('property-description', place, has ? 'value' : 'key', { path, name }));
  }
  findings.push(...checkKeywords(schema, at, path));
  const items = member(schema, 'items');
  if (items !== undefined) findings.push(...checkProperty(items, join(at, 'items'), `${path}[]`, null));
  const properties = member(schema, 'properties');
  if (isObject(properties)) {
    for (const [key, inner] of Object.entries(properties)) {
      findings.push(...checkProperty(inner, join(at, 'properties', key), `${path}.${key}`, key));
    }
  }
  if (member(schema, 'type') === 'object' && isObject(properties)) {
    findings.push(...checkRequired(schema, at, properties));
  } else if (Object.hasOwn(schema, 'required') && !isObject(properties)) {
    findings.push(report('required-on-property', join(at, 'required'), 'key', { path }));
  }
  return findings;
}

function checkType(schema: Members, at: string, path: string): Finding[] {
  const type = member(schema, 'type');
  const place = join(at, 'type');
  if (type === undefined) return [report('property-type-missing', at, 'key', { path })];
  if (Array.isArray(type)) return [report('property-type-list', place, 'value', { path })];
  if (typeof type !== 'string' || !PARAMETER_TYPES.includes(type)) {
    const found = typeof type === 'string' ? type : typeName(type);
    return [report('property-type-unknown', place, 'value', { path, found })];
  }
  return type === 'array' && !Object.hasOwn(schema, 'items')
    ? [report('items-missing', at, 'key', { path })]
    : [];
}

function checkEnum(schema: Members, at: string, path: string): Finding[] {
  if (!Object.hasOwn(schema, 'enum')) return [];
  const values = schema.enum;
  const place = join(at, 'enum');
  if (!Array.isArray(values)) return [report('enum-type', place, 'value', { path, found: typeName(values) })];
  if (values.length === 0) return [report('enum-empty', place, 'value', { path })];
  const type = member(schema, 'type');
  const seen = new Set<unknown>();
  return values.flatMap((value: unknown, i) => {
    const spot = join(place, i);
    if (typeof type === 'string' && PARAMETER_TYPES.includes(type) && !fits(value, type)) {
      return [report('enum-value-type', spot, 'value', { path, type, found: typeName(value) })];
    }
    if (seen.has(value)) return [report('enum-repeated', spot, 'value', { path })];
    seen.add(value);
    return [];
  });
}

/** True where a value of that schema type may be this one; lists and objects never equal an argument. */
export function fits(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type && type !== 'object';
}

function checkKeywords(schema: Members, at: string, path: string): Finding[] {
  return Object.keys(schema).flatMap((key) => {
    const spot = join(at, key);
    if (READ.includes(key)) return [];
    if (key === 'default') return [report('default-ignored', spot, 'key', { path })];
    if (UNCHECKED.has(key)) return [report('constraint-unchecked', spot, 'key', { path, key })];
    const meant = didYouMean(
      key,
      READ.filter((known) => !Object.hasOwn(schema, known)),
    );
    return meant === undefined ? [] : [report('property-key-misspelt', spot, 'key', { path, key, meant })];
  });
}

/** Findings of a `required` list beside `properties`. */
export function checkRequired(schema: Members, at: string, properties: Members): Finding[] {
  if (!Object.hasOwn(schema, 'required')) return [];
  const { required } = schema;
  const place = join(at, 'required');
  if (!Array.isArray(required)) {
    return [
      report('required-not-list', place, 'value', { found: typeName(required), kind: kindOf(required) }),
    ];
  }
  const candidates = Object.keys(properties).slice(0, MOST_CANDIDATES);
  const seen = new Set<unknown>();
  return required.flatMap((name: unknown, i) => {
    const spot = join(place, i);
    if (typeof name !== 'string')
      return [report('required-item-type', spot, 'value', { found: typeName(name) })];
    if (!Object.hasOwn(properties, name)) {
      const meant = didYouMean(name, candidates);
      return [
        report('required-undeclared', spot, 'value', { name, ...(meant === undefined ? {} : { meant }) }),
      ];
    }
    if (seen.has(name)) return [report('required-repeated', spot, 'value', { name })];
    seen.add(name);
    return [];
  });
}

/** `new Set(value || [])` reads the letters of a text, skips what is falsy and throws on the rest. */
function kindOf(value: unknown): 'letters' | 'ignored' | 'throws' {
  if (typeof value === 'string' && value !== '') return 'letters';
  return value ? 'throws' : 'ignored';
}
