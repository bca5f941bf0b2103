// Checks the default and the bounds of a property against each other.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { secretIn } from '../../kit/secrets.ts';
import { asType, hasType } from '../../kit/types.ts';
import { code } from '../../kit/words.ts';
import { SCHEMA_TYPES } from '../controls/field-types.ts';
import { formOf, isSecret, type HintedProperty } from '../form.ts';
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
  const found = problemOf(field, value, type);
  return [
    ...(found ? [rules.defaultInvalid.at(pointer, 'value', { key, ...found })] : []),
    ...(published ? [rules.defaultSecret.at(pointer, 'value', { key })] : []),
    ...(field.required && value !== null ? [rules.defaultOfRequired.at(pointer, 'value', { key })] : []),
  ];
}

/** What JSON Schema does not know fits any value, because another rule reports it. */
function fitsType(value: unknown, type: unknown): boolean {
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  const known = names.filter((name) => typeof name === 'string');
  const fits = (name: string): boolean => !SCHEMA_TYPES.includes(name) || hasType(value, name);
  return known.length === 0 || value === null || known.some(fits);
}

/** The first thing in its own schema that a default breaks. */
function problemOf(
  { schema }: HintedProperty,
  value: unknown,
  type: unknown,
): { problem: string; better: unknown } | null {
  if (!fitsType(value, type)) {
    const want = Array.isArray(type) ? type.map(String).join(' or ') : String(type);
    const problem = `is ${typeName(value)}, while its type is ${code(want)}`;
    return { problem, better: asType(value, want) };
  }
  const choices = member(schema, 'enum');
  if (Array.isArray(choices) && choices.length > 0 && value !== null && !choices.includes(value)) {
    const problem = `is ${code(value)}, which is not among the values of its \`enum\``;
    const isSimple = choices.every((choice) => typeof choice !== 'object' || choice === null);
    if (isSimple) return { problem, better: undefined };
  }
  const isText = typeof value === 'string';
  const size = isText ? value.length : value;
  if (typeof size !== 'number') return null;
  for (const [bound, sign] of isText ? TEXT_BOUNDS : NUMBER_BOUNDS) {
    const limit = member(schema, bound);
    if (typeof limit !== 'number' || size * sign <= limit * sign) continue;
    const problem = `breaks its own ${code(bound)} of ${String(limit)}`;
    return { problem, better: isText ? undefined : limit };
  }
  return null;
}

const NUMBER_BOUNDS = [
  ['minimum', -1],
  ['maximum', 1],
] as const;
const TEXT_BOUNDS = [
  ['minLength', -1],
  ['maxLength', 1],
] as const;

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
