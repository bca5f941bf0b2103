// Builds fixes of parameters: likely members, and parameters from lists and JSON schemas.

import type { SourceDocument, Pointer, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, parent, valueAt } from '../../../lang/json/pointer.ts';
import { fix } from '../../kit/rule.ts';
import { humanize } from '../../kit/words.ts';

/** Likely values of a missing member, best first; a parameter with a default is probably optional. */
export function contentsFor(key: string, name: string, parameter: unknown): readonly unknown[] {
  if (key === 'type') return [likelyType(parameter)];
  if (key === 'description') return [textFor(name, parameter)];
  const required = member(parameter, 'default') === undefined;
  return [required, !required];
}

/** A text for a parameter: its other text, else its name in words; never ''. */
export function textFor(name: string, parameter: unknown): string {
  const texts = ['description', 'displayDescription'].map((key) => member(parameter, key));
  const text = texts.find((t) => typeof t === 'string' && t.trim() !== '' && !t.startsWith('$t:'));
  return typeof text === 'string' ? text : humanize(name) || 'A value';
}

/** The likely type of a parameter without one: that of its default or allowed values, else `string`. */
export function likelyType(parameter: unknown): string {
  const allowed = member(parameter, 'enum');
  const example: unknown = member(parameter, 'default') ?? (Array.isArray(allowed) ? allowed[0] : undefined);
  if (Number.isInteger(example)) return 'integer';
  if (typeof example === 'number' || typeof example === 'boolean') return typeof example;
  if (isObject(member(parameter, 'properties'))) return 'object';
  return member(parameter, 'items') === undefined ? 'string' : 'array';
}

/** Fixes that move allowed values or a default to the end of the description, which the model gets. */
export function intoDescription(key: string, pointer: Pointer, { value }: SourceDocument): Fix[] {
  const at = join(parent(pointer), 'description');
  const description = valueAt(value, at);
  const insert = inWords(key, valueAt(value, pointer));
  if (insert === '' || typeof description !== 'string' || description.trim() === '') return [];
  const end = description.length;
  return fix(
    `Move "${key}" into the description`,
    { op: 'splice', pointer: at, from: end, to: end, insert },
    { op: 'remove', pointer },
  );
}

function inWords(key: string, value: unknown): string {
  if (key === 'default') return ` (default: ${scalar(value)})`;
  if (key !== 'enum' || !Array.isArray(value) || value.length === 0) return '';
  return ` (one of: ${value.map((one: unknown) => scalar(one)).join(', ')})`;
}

function scalar(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** The properties of a JSON schema as RAGFlow's parameters. */
export function fromJsonSchema(schema: unknown): Record<string, unknown> {
  const properties = member(schema, 'properties');
  const required = member(schema, 'required');
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      parameterFrom(name, property, Array.isArray(required) && required.includes(name)),
    ]),
  );
}

/** A parameter with all four members, made from any value. */
export function parameterFrom(name: string, given: unknown, required: boolean): Record<string, unknown> {
  const type = member(given, 'type');
  const words = typeof given === 'string' ? given : member(given, 'description');
  const description = typeof words === 'string' && words.trim() !== '' ? words : humanize(name);
  const display = member(given, 'displayDescription');
  return {
    ...(isObject(given) ? given : {}),
    type: typeof type === 'string' ? type : likelyType(given),
    description,
    displayDescription: typeof display === 'string' ? display : description,
    required,
  };
}
