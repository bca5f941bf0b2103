// Checks the parameter schemas of tools. OwnPilot reads only type, enum, properties, required and items.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join } from '../../../lang/json/pointer.ts';
import { code } from '../../kit/words.ts';
import { memberType } from '../metadata/rules.ts';
import { elements, isText, toolsOf, type JsonObject } from '../shape.ts';
import { written } from '../words.ts';
import { fits, PARAMETER_TYPES } from './fixes.ts';
import * as rules from './rules.ts';

/** Keywords that OwnPilot or the model reads. */
const READ = ['type', 'description', 'enum', 'items', 'properties', 'required'];

/** Keywords of JSON Schema that reach the model but that OwnPilot does not check. */
const UNCHECKED = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format minItems ' +
    'maxItems uniqueItems minProperties maxProperties additionalProperties const oneOf anyOf allOf not $ref nullable'
  ).split(' '),
);

/** More parameters than any tool has; keeps huge lists cheap. */
const MAX_CANDIDATES = 100;

/** Findings about the `parameters` of every tool that is an object. */
export function checkParameters({ value: manifest }: SourceDocument): Finding[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const parameters = member(value, 'parameters');
    const at = join(pointer, 'parameters');
    if (Array.isArray(parameters)) return [rules.parametersList.at(at, 'value')];
    return isObject(parameters) ? checkSchema(parameters, at, value) : [];
  });
}

function checkSchema(parameters: JsonObject, at: string, tool: JsonObject): Finding[] {
  const type = member(parameters, 'type');
  const findings: Finding[] = [];
  if (type === undefined) findings.push(rules.parametersTypeMissing.at(at, 'key'));
  else if (type !== 'object') {
    findings.push(rules.parametersType.at(join(at, 'type'), 'value', { found: written(type) }));
  }
  const properties = member(parameters, 'properties');
  if (properties === undefined) {
    if (takesArguments(parameters, tool)) findings.push(rules.parametersUnchecked.at(at, 'key'));
    return findings;
  }
  if (!isObject(properties)) {
    const found = typeName(properties);
    return [...findings, rules.propertiesType.at(join(at, 'properties'), 'value', { found })];
  }
  findings.push(...checkRequired(parameters, at, properties));
  for (const [name, schema] of Object.entries(properties)) {
    findings.push(...checkProperty(schema, join(at, 'properties', name), name, name));
  }
  return findings;
}

/** Without properties nothing is checked, which matters only where arguments are expected. */
function takesArguments(parameters: JsonObject, tool: JsonObject): boolean {
  const code = member(tool, 'code');
  if (elements(member(parameters, 'required')).length > 0) return true;
  return typeof code === 'string' && /\bargs\b/.test(code);
}

/**
 * Findings of a parameter's schema and of everything inside it.
 * `path` names it in messages: `filters.city`, `tags[]`. `name` is null for list elements, which need no description.
 */
function checkProperty(schema: unknown, at: string, path: string, name: string | null): Finding[] {
  if (!isObject(schema)) return [rules.propertyNotObject.at(at, 'value', { path, found: typeName(schema) })];
  const findings = [...checkType(schema, at, path), ...checkEnum(schema, at, path)];
  const description = member(schema, 'description');
  if (name !== null && !isText(description)) {
    const has = Object.hasOwn(schema, 'description');
    const place = has ? join(at, 'description') : at;
    findings.push(rules.propertyDescription.at(place, has ? 'value' : 'key', { path, name }));
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
    findings.push(rules.requiredOnProperty.at(join(at, 'required'), 'key', { path }));
  }
  return findings;
}

function checkType(schema: JsonObject, at: string, path: string): Finding[] {
  const type = member(schema, 'type');
  const place = join(at, 'type');
  if (type === undefined) return [rules.propertyTypeMissing.at(at, 'key', { path })];
  if (Array.isArray(type)) return [rules.propertyTypeList.at(place, 'value', { path })];
  if (typeof type !== 'string' || !PARAMETER_TYPES.includes(type)) {
    const found = typeof type === 'string' ? type : typeName(type);
    return [rules.propertyTypeUnknown.at(place, 'value', { path, found })];
  }
  return type === 'array' && !Object.hasOwn(schema, 'items')
    ? [rules.itemsMissing.at(at, 'key', { path })]
    : [];
}

function checkEnum(schema: JsonObject, at: string, path: string): Finding[] {
  if (!Object.hasOwn(schema, 'enum')) return [];
  const values = schema.enum;
  const place = join(at, 'enum');
  if (!Array.isArray(values)) {
    const then = 'OwnPilot ignores it';
    const args = { name: `The \`enum\` of ${code(path)}`, wanted: 'a list', found: typeName(values), then };
    return [memberType.at(place, 'value', args)];
  }
  if (values.length === 0) return [rules.enumEmpty.at(place, 'value', { path })];
  const type = member(schema, 'type');
  if (typeof type !== 'string' || !PARAMETER_TYPES.includes(type)) return [];
  return values.flatMap((value: unknown, i) =>
    fits(value, type)
      ? []
      : [rules.enumValueType.at(join(place, i), 'value', { path, type, found: typeName(value) })],
  );
}

function checkKeywords(schema: JsonObject, at: string, path: string): Finding[] {
  return Object.keys(schema).flatMap((key) => {
    const keyAt = join(at, key);
    if (READ.includes(key)) return [];
    if (key === 'default') return [rules.defaultIgnored.at(keyAt, 'key', { path })];
    if (UNCHECKED.has(key)) return [rules.constraintUnchecked.at(keyAt, 'key', { path, key })];
    const meant = didYouMean(
      key,
      READ.filter((known) => !Object.hasOwn(schema, known)),
    );
    return meant === undefined ? [] : [rules.propertyKeyMisspelt.at(keyAt, 'key', { path, key, meant })];
  });
}

function checkRequired(schema: JsonObject, at: string, properties: JsonObject): Finding[] {
  if (!Object.hasOwn(schema, 'required')) return [];
  const { required } = schema;
  const place = join(at, 'required');
  if (!Array.isArray(required)) {
    const found = typeName(required);
    // `new Set(value || [])` reads the letters of a text, skips what is falsy and throws on the rest.
    if (!required) return [rules.requiredNotList.at(place, 'value', { found })];
    const kind = typeof required === 'string' ? 'letters' : 'throws';
    return [rules.requiredBreaksCalls.at(place, 'value', { found, kind })];
  }
  const candidates = Object.keys(properties).slice(0, MAX_CANDIDATES);
  return required.flatMap((name: unknown, i): Finding[] => {
    const elementAt = join(place, i);
    if (typeof name !== 'string')
      return [rules.requiredItemType.at(elementAt, 'value', { found: typeName(name) })];
    if (Object.hasOwn(properties, name)) return [];
    const meant = didYouMean(name, candidates);
    return [rules.requiredUndeclared.at(elementAt, 'value', { name, meant })];
  });
}
