// Generated manifests: made of a host's own JSON schema, with members that no schema knows and values of wrong types.

import fc, { type Arbitrary } from 'fast-check';
import type { Host, JsonSchema } from '../../src/model/host.ts';

/** Names that are easily lost: of prototypes, of pointers, of lists, and none. */
const HARD_NAMES = ['__proto__', 'constructor', 'a/b', '~1', '7', '', 'toString', 'é', '中文', '$ref'];

const noise = fc.jsonValue({ maxDepth: 2 });

const names = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z][a-z_]{0,8}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HARD_NAMES) },
);

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'string',
      'secret',
      'https://example.org/x',
      'return { content: args };',
      '*/',
      '"""\n#',
    ),
  },
);

/** Values as JSON.parse gives them. */
export function manifestsOf(host: Host): Arbitrary<unknown> {
  const schema = host.schemas[0]?.schema ?? {};
  return arbitraryOf(schema, schema, 0).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}

function arbitraryOf(schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary<unknown> {
  const plain = plainOf(schema, root, depth);
  return depth === 0 ? plain : fc.oneof({ weight: 14, arbitrary: plain }, { weight: 1, arbitrary: noise });
}

function plainOf(schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return plainOf(root.definitions?.[name] ?? {}, root, depth + 1);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !schema.properties) return fc.oneof(...choices.map((one) => plainOf(one, root, depth + 1)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return fc.oneof(...(types.length > 0 ? types : ['any']).map((type) => typed(type, schema, root, depth)));
}

function typed(type: string, schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return depth > 8 ? fc.constant({}) : objectOf(schema, root, depth);
    case 'array':
      return depth > 8
        ? fc.constant([])
        : fc.array(arbitraryOf(schema.items ?? {}, root, depth + 1), {
            minLength: schema.minItems ?? 0,
            maxLength: 3,
          });
    case 'string':
      return schema.pattern === undefined
        ? texts
        : fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), texts);
    case 'number':
    case 'integer':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return noise;
  }
}

function objectOf(schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary<unknown> {
  const known = Object.entries(schema.properties ?? {}).map(([name, held]) => {
    const value = arbitraryOf(held, root, depth + 1).map((made) => [name, made] as const);
    const wanted = schema.required?.includes(name) ? 9 : 2;
    return fc.oneof({ weight: wanted, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) });
  });
  const extra = schema.additionalProperties;
  const held = typeof extra === 'object' ? arbitraryOf(extra, root, depth + 1) : noise;
  const most = typeof extra === 'object' || known.length === 0 ? 3 : 1;
  const more = fc.array(fc.tuple(names, held), { maxLength: most });
  return fc.tuple(fc.tuple(...known), more, fc.boolean()).map(([members, others, first]) => {
    const made = members.filter((one) => one !== null);
    return Object.fromEntries(first ? [...others, ...made] : [...made, ...others]);
  });
}
