// Checks the default and the bounds of a property against each other.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { secretIn } from '../../kit/secrets.ts';
import { formOf, isSecret, type HintedProperty } from '../form.ts';
import { matches } from '../validation/patterns.ts';
import * as rules from './rules.ts';

/** Findings about defaults and bounds of all properties. */
export function checkDefaults(document: SourceDocument): Finding[] {
  return formOf(document).fields.flatMap((field) => [...checkDefault(field), ...checkBounds(field)]);
}

function checkDefault(field: HintedProperty): Finding[] {
  const value = member(field.schema, 'default');
  if (value === undefined) return [];
  const pointer = join(field.pointer, 'default');
  const { key } = field;
  const type = member(field.schema, 'type');
  const published =
    typeof value === 'string' && value !== '' && (isSecret(field) || secretIn(value) !== null);
  return [
    ...(hasType(value, type)
      ? checkFits(field, value, pointer)
      : [rules.defaultType.at(pointer, 'value', { key, got: typeName(value), want: typeWords(type) })]),
    ...(published ? [rules.defaultSecret.at(pointer, 'value', { key })] : []),
    ...(field.required && value !== null ? [rules.defaultOfRequired.at(pointer, 'value', { key })] : []),
  ];
}

function hasType(value: unknown, type: unknown): boolean {
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  const known = names.filter((name) => typeof name === 'string');
  return known.length === 0 || value === null || known.some((name) => isA(value, name));
}

function isA(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === type;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    default:
      return true;
  }
}

function typeWords(type: unknown): string {
  return Array.isArray(type) ? type.map(String).join(' or ') : String(type);
}

/** The first of the property's own constraints that its default breaks. */
function checkFits({ schema, key }: HintedProperty, value: unknown, pointer: string): Finding[] {
  const choices = member(schema, 'enum');
  if (Array.isArray(choices) && choices.length > 0 && !choices.includes(value)) {
    const simple = choices.every((choice) => typeof choice !== 'object' || choice === null);
    if (simple && value !== null) return [rules.defaultNotOffered.at(pointer, 'value', { key, value })];
  }
  const passed = boundPassed(schema, value);
  if (passed) return [rules.defaultOutOfRange.at(pointer, 'value', { key, ...passed })];
  const pattern = member(schema, 'pattern');
  if (typeof value === 'string' && typeof pattern === 'string' && matches(pattern, value) === false) {
    return [rules.defaultPattern.at(pointer, 'value', { key, pattern })];
  }
  return [];
}

/** The bound that a number or the length of a text exceeds. */
function boundPassed(schema: unknown, value: unknown): { bound: string; limit: number } | null {
  const size = typeof value === 'string' ? value.length : value;
  if (typeof size !== 'number') return null;
  const [least, most] = typeof value === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  const low = member(schema, least);
  const high = member(schema, most);
  if (typeof low === 'number' && size < low) return { bound: least, limit: low };
  return typeof high === 'number' && size > high ? { bound: most, limit: high } : null;
}

const BOUNDS: readonly (readonly [string, string])[] = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
];

function checkBounds(field: HintedProperty): Finding[] {
  const inSchema = BOUNDS.flatMap((pair) => crossed(field.schema, field.pointer, pair, field.key));
  const inHint = field.hint ? crossed(field.hint, field.hintPointer, ['min', 'max'], field.key) : [];
  return [...inSchema, ...inHint];
}

function crossed(
  holder: Record<string, unknown>,
  pointer: string,
  [least, most]: readonly [string, string],
  key: string,
): Finding[] {
  const low = member(holder, least);
  const high = member(holder, most);
  if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
  return [rules.boundsCrossed.at(join(pointer, least), 'value', { key, least, most, low, high })];
}
