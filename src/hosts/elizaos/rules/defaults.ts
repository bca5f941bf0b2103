// Defaults and bounds of a property, held against each other.

import { member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { formOf, isSecret, type Field } from '../form.ts';
import { matches } from '../patterns.ts';
import { looksLikeKey } from '../words.ts';

export function checkDefaults(document: SourceDocument): Finding[] {
  return formOf(document).fields.flatMap((field) => [...checkDefault(field), ...checkBounds(field)]);
}

function checkDefault(field: Field): Finding[] {
  const value = member(field.schema, 'default');
  if (value === undefined) return [];
  const pointer = join(field.pointer, 'default');
  const { key } = field;
  const out: Finding[] = [];
  const add = (rule: string, args: Record<string, unknown>): void => {
    out.push({ code: `elizaos/${rule}`, pointer, at: 'value', args: { key, ...args } });
  };
  if (!hasType(value, member(field.schema, 'type'))) {
    add('default-type', { got: typeName(value), want: typeWords(member(field.schema, 'type')) });
  } else {
    const why = breach(field.schema, value);
    if (why) add(why.rule, why.args);
  }
  const published = typeof value === 'string' && value !== '' && (isSecret(field) || looksLikeKey(value));
  if (published) add('default-secret', {});
  if (field.required && value !== null) add('default-of-required', {});
  return out;
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

function breach(
  schema: Record<string, unknown>,
  value: unknown,
): { rule: string; args: Record<string, unknown> } | null {
  const choices = member(schema, 'enum');
  if (Array.isArray(choices) && choices.length > 0 && !choices.includes(value)) {
    const simple = choices.every((choice) => typeof choice !== 'object' || choice === null);
    if (simple && value !== null) return { rule: 'default-not-offered', args: { value } };
  }
  const size = typeof value === 'string' ? value.length : value;
  const [least, most] = typeof value === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  if (typeof size === 'number') {
    const low = member(schema, least);
    const high = member(schema, most);
    if (typeof low === 'number' && size < low)
      return { rule: 'default-out-of-range', args: { bound: least, limit: low } };
    if (typeof high === 'number' && size > high)
      return { rule: 'default-out-of-range', args: { bound: most, limit: high } };
  }
  const pattern = member(schema, 'pattern');
  if (typeof value === 'string' && typeof pattern === 'string' && matches(pattern, value) === false) {
    return { rule: 'default-pattern', args: { pattern } };
  }
  return null;
}

const BOUNDS: readonly (readonly [string, string])[] = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
];

function checkBounds(field: Field): Finding[] {
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
  const args = { key, least, most, low, high };
  return [{ code: 'elizaos/bounds-crossed', pointer: join(pointer, least), at: 'value', args }];
}
