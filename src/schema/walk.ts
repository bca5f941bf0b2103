// Finds what a JSON schema says about a place in a document.

import type { JsonSchema } from '../model/host.ts';

/** Keys and indexes from the root of a document. */
export type Path = readonly (string | number)[];

/** All schemas for the value at this path, with every alternative of `anyOf` and `oneOf`; [] where there is none. */
export function schemasAt(root: JsonSchema, path: Path): JsonSchema[] {
  let here = resolve(root, root);
  for (const segment of path) {
    here = here.flatMap((schema) => step(schema, segment).flatMap((child) => resolve(root, child)));
  }
  return here;
}

/** Members that objects here may have, with whether one of the schemas requires them; declared order. */
export function membersOf(
  root: JsonSchema,
  schemas: readonly JsonSchema[],
): Map<string, { schema: JsonSchema; required: boolean }> {
  const out = new Map<string, { schema: JsonSchema; required: boolean }>();
  for (const schema of schemas) {
    for (const [key, child] of Object.entries(schema.properties ?? {})) {
      const described = { ...resolve(root, child)[0], ...child };
      if (!out.has(key))
        out.set(key, { schema: described, required: schema.required?.includes(key) ?? false });
    }
  }
  return out;
}

/** The schema with its reference followed and its alternatives beside it. */
function resolve(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const name = /^#\/definitions\/([^/]+)$/.exec(schema.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.definitions?.[name];
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(target ? [target] : [])];
  return [schema, ...alternatives.flatMap((s) => resolve(root, s, depth + 1))];
}

function step(schema: JsonSchema, segment: string | number): JsonSchema[] {
  if (typeof segment === 'number') return schema.items ? [schema.items] : [];
  const own = Object.hasOwn(schema.properties ?? {}, segment) ? schema.properties?.[segment] : undefined;
  if (own) return [own];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}

/** `string`, `string or null`, `one of "a", "b"`; '' where the schema says nothing. */
export function typeWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((v) => JSON.stringify(v)).join(', ')}`;
  if (schema.type === undefined) return '';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' or ');
}
