// A port of ElizaOS core's schemas of action parameters for the model (actions/action-schema.ts).

import { isObject, member } from '../../../model/guards.ts';
import { SCHEMA_TYPES } from '../controls/field-types.ts';
import { asText } from '../parameters/values.ts';

/** The exception of core for a schema that it cannot pass on. */
export class SchemaRefused extends Error {}

const TYPES: ReadonlySet<unknown> = new Set([...SCHEMA_TYPES, 'null']);

/** Members that are passed on unchanged; `format`, `title`, `const` and `$ref` are dropped. */
const COPIED: readonly string[] = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'];

const UNIONS: readonly string[] = ['anyOf', 'oneOf'];

/** The schema of one property. `path` is the parameter's name and the members below it. Throws SchemaRefused. */
export function normalised(schema: unknown, path: string): Record<string, unknown> {
  const unions = UNIONS.filter((name) => Array.isArray(member(schema, name)));
  const type = typeOf(schema, path, unions.length > 0);
  const out: Record<string, unknown> = type === undefined ? {} : { type };
  const description = member(schema, 'description');
  if (typeof description === 'string' && description !== '') out.description = description;
  const options = optionsOf(schema);
  if (options.length > 0) out.enum = options;
  const preset = member(schema, 'default') ?? member(schema, 'defaultValue');
  if (preset !== undefined) out.default = preset;
  for (const name of COPIED) {
    const value = member(schema, name);
    if (value !== undefined) out[name] = value;
  }
  if (type === 'object') Object.assign(out, objectParts(schema, path));
  if (type === 'array') out.items = itemsOf(schema, path);
  for (const name of unions) {
    const parts = member(schema, name) as unknown[];
    out[name] = parts.map((part, i) => normalised(part, `${path}.${name}[${String(i)}]`));
  }
  return out;
}

function typeOf(schema: unknown, path: string, hasUnion: boolean): unknown {
  const type = member(schema, 'type');
  if (type === undefined && !hasUnion) {
    throw new SchemaRefused(
      `Action parameter schema at '${path}' must include a 'type' or use 'oneOf' / 'anyOf'`,
    );
  }
  if (type !== undefined && !TYPES.has(type)) {
    throw new SchemaRefused(`Unsupported schema type '${asText(type)}' for action parameter '${path}'`);
  }
  return type;
}

function itemsOf(schema: unknown, path: string): Record<string, unknown> {
  const items = member(schema, 'items');
  return isObject(items) ? normalised(items, `${path}[]`) : { type: 'string' };
}

function objectParts(schema: unknown, path: string): Record<string, unknown> {
  const given = member(schema, 'properties');
  const entries = isObject(given) ? Object.entries(given) : [];
  const listed = member(schema, 'required');
  const required = Array.isArray(listed)
    ? (listed as unknown[])
    : entries.filter(([, child]) => member(child, 'required') === true).map(([key]) => key);
  return {
    properties: Object.fromEntries(entries.map(([key, child]) => [key, normalised(child, `${path}.${key}`)])),
    required,
    additionalProperties: member(schema, 'additionalProperties') ?? false,
  };
}

/** The first non-empty list; options may be objects with a `value`. */
function optionsOf(schema: unknown): unknown[] {
  for (const name of ['enumValues', 'enum', 'options']) {
    const list = member(schema, name);
    if (!Array.isArray(list)) continue;
    const values = list
      .map((one: unknown) => (isObject(one) ? one.value : one))
      .filter((one) => ['string', 'number', 'boolean'].includes(typeof one));
    if (values.length > 0) return values;
  }
  return [];
}
