// Schemas as they are written: sound for compilers, and in words that say what they claim to say.

import { Ajv2020 } from 'ajv/dist/2020.js';
import * as addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parameter } from '../../model/plugin.ts';
import { flatten } from '../values/flatten.ts';
import { leavesOf } from '../values/leaves.ts';
import { valueAt } from '../../lang/json/pointer.ts';
import { runs } from '../../../test/runs.ts';
import { readerOf } from '../values/reader.ts';
import { schemaFaults } from './faults.ts';
import { schemaTool } from './read.ts';
import { describedParameter, schemaNode } from './write.ts';

const toolOf = (value: unknown): ReturnType<typeof schemaTool> =>
  schemaTool(readerOf({ path: 'f.json', text: '', value }));

/** The schema of a tool's parameters as MCP has it, and why a compiler refuses it; '' where it does not. */
function compiled(schema: unknown): [unknown, string] {
  const { value } = flatten(schemaNode({ ...toolOf(schema), examples: [] }), 'tool.json');
  return [value, refusal(value)];
}

function refusal(schema: unknown): string {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  try {
    ajv.compile(JSON.parse(JSON.stringify(schema)) as object);
    return '';
  } catch (error) {
    return String(error);
  }
}

const words = [
  ...'string number integer boolean array object null'.split(' '),
  ...'int any float dict list file date String list[str] currency'.split(' '),
];
const names = fc.constantFrom('a', 'b', 'c', '__proto__', 'x/y', '');
const texts = fc.constantFrom(
  '',
  'x',
  'a b',
  '3',
  '-1',
  'true',
  '^[\\w\\-]+\\-$',
  '[',
  'uri',
  'url',
  'int32',
);
const noise = fc.oneof(fc.jsonValue({ maxDepth: 1 }), texts, fc.constant(null));

const { schema: messy } = fc.letrec<{ schema: unknown; held: unknown }>((tie) => {
  const members: Record<string, Arbitrary<unknown>> = {
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 4 }) },
      noise,
    ),
    properties: fc.oneof({ weight: 5, arbitrary: fc.dictionary(names, tie('held'), { maxKeys: 3 }) }, noise),
    required: fc.oneof(fc.array(names, { maxLength: 3 }), names, fc.boolean(), noise),
    items: fc.oneof({ weight: 4, arbitrary: tie('held') }, fc.array(tie('held'), { maxLength: 2 })),
    $ref: fc.constantFrom(
      '#',
      '#/$defs/a',
      '#/$defs/b/items',
      '#/definitions/a',
      '#/components/schemas/A',
      3,
    ),
    $defs: fc.dictionary(names, tie('held'), { maxKeys: 2 }),
    definitions: fc.dictionary(names, tie('held'), { maxKeys: 2 }),
    patternProperties: fc.dictionary(fc.constantFrom('^a', '[', ''), tie('held'), { maxKeys: 2 }),
    dependentRequired: fc.oneof(
      fc.dictionary(names, fc.array(names, { maxLength: 2 }), { maxKeys: 1 }),
      noise,
    ),
    enum: fc.oneof(fc.array(noise, { maxLength: 3 }), noise),
    nullable: fc.oneof(fc.boolean(), noise),
    exclusiveMinimum: fc.oneof(fc.boolean(), fc.integer(), noise),
  };
  for (const name of ['anyOf', 'oneOf', 'allOf']) {
    members[name] = fc.oneof({ weight: 3, arbitrary: fc.array(tie('held'), { maxLength: 2 }) }, noise);
  }
  for (const name of ['not', 'if', 'then', 'else', 'additionalProperties', 'contains'])
    members[name] = tie('held');
  const others =
    'title description default const examples example minimum maximum multipleOf minLength maxLength pattern format ' +
    'minItems maxItems uniqueItems minProperties deprecated $schema $id id prefixItems unknown contentEncoding';
  for (const name of others.split(' '))
    members[name] = fc.oneof(noise, fc.integer({ min: -1, max: 3 }), texts);
  return {
    schema: fc.record(members, { requiredKeys: [] }),
    held: fc.oneof(
      { maxDepth: 3 },
      { weight: 1, arbitrary: noise },
      {
        weight: 6,
        arbitrary: fc
          .uniqueArray(fc.constantFrom(...Object.keys(members)), { maxLength: 4 })
          .chain((own) => fc.record(Object.fromEntries(own.map((name) => [name, members[name] ?? noise])))),
      },
    ),
  };
});

describe('schemas that anybody wrote', () => {
  const roots = fc
    .tuple(fc.dictionary(names, messy, { maxKeys: 3 }), messy)
    .map(
      ([properties, frame]) => JSON.parse(JSON.stringify({ ...(frame as object), properties })) as unknown,
    );

  test.each([
    { definitions: { a: { $ref: '#/definitions/a' } } },
    { definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } } },
    { $ref: '#' },
  ])('%j compiles although it only refers to itself', (frame) => {
    const [value, refused] = compiled({ ...frame, properties: { one: { $ref: '#/definitions/a' } } });
    expect(refused).toBe('');
    expect(schemaFaults(value, true)).toEqual([]);
  });

  test('compile when they are written', () => {
    fc.assert(
      fc.property(roots, (schema) => {
        const [value, refused] = compiled(schema);
        expect(refused).toBe('');
        expect(schemaFaults(value, true)).toEqual([]);
      }),
      { numRuns: runs(30, 2000), endOnFailure: true },
    );
  });

  test('are kept as they are where they are sound', () => {
    fc.assert(
      fc.property(roots, (schema) => {
        const [sound] = compiled(schema);
        expect(compiled(sound)[0]).toEqual(sound);
      }),
      { numRuns: runs(30, 1000), endOnFailure: true },
    );
  });

  test.each([
    { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    { not: { required: ['a', 'b'] } },
    { allOf: [{ if: { properties: { a: { const: 1 } } }, then: { required: ['b'] } }] },
    { properties: { a: { type: ['string', 'number'], format: 'own', minimum: 1 } }, required: ['c'] },
  ])('%j is valid, so nothing of it is changed', (schema) => {
    const held = {
      type: 'object',
      properties: { inner: { type: 'object', ...schema } },
      required: ['inner'],
    };
    expect(compiled(held)[0]).toEqual(held);
    const { required: _, ...rest } = { required: 0, properties: { a: {}, b: {} }, ...schema };
    expect(compiled({ type: 'object', ...rest })[0]).toEqual({ type: 'object', ...rest });
  });

  test('lose a keyword whole that is refused, or that holds one', () => {
    const choice = { oneOf: [{ required: ['a'], own: 1 }, { required: ['b'] }] };
    const words = { minLength: '3', pattern: '[', description: 'A name', 'x-own': true };
    const schema = {
      type: 'object',
      ...choice,
      if: {},
      then: 3,
      properties: { a: { type: 'str', ...words } },
    };
    expect(compiled(schema)[0]).toEqual({
      type: 'object',
      properties: { a: { type: 'string', description: 'A name (at least 3 characters; pattern [)' } },
    });
  });

  test.each(['not', 'oneOf', 'if'])(
    'lose `%s` whole where what it refers to is not kept whole',
    (keyword) => {
      const link = { $ref: '#/$defs/Pier' };
      const schema = (def: object): object => ({
        type: 'object',
        properties: { a: { [keyword]: keyword === 'oneOf' ? [link] : link, title: 'A' }, b: link },
        $defs: { Pier: def },
      });
      const sound = schema({ type: 'string' });
      expect(compiled(sound)[0]).toEqual(sound);
      const [value] = compiled(schema({ propertyNames: { minLength: 2 }, title: 'B' }));
      expect(value).toMatchObject({ properties: { b: link }, $defs: { Pier: { title: 'B' } } });
      expect(value).toHaveProperty('properties.a', { title: 'A' });
    },
  );

  test('are refused by compilers only where a fault is told', () => {
    fc.assert(
      fc.property(roots, (schema) => {
        fc.pre(refusal({ type: 'object', ...(schema as object) }) !== '');
        expect(schemaFaults({ type: 'object', ...(schema as object) }, true)).not.toEqual([]);
      }),
      { numRuns: runs(30, 2000), endOnFailure: true },
    );
  });
});

describe('a description', () => {
  const known = ['string', 'number', 'boolean'];
  const parameterOf = (schema: unknown): Parameter => {
    const [parameter] = toolOf({ properties: { a: schema }, required: ['a'] }).parameters;
    if (!parameter) throw new Error('no parameter');
    return parameter;
  };

  test.each<[unknown, string]>([
    [
      { description: 'Prices', type: 'array', items: { type: 'number', minimum: 0 } },
      'Prices (required; JSON array of numbers (at least 0))',
    ],
    [
      { type: 'array', items: { type: 'string', enum: ['C', 'F'] }, minItems: 1 },
      'a (required; JSON array of strings (one of: C, F); at least 1 values)',
    ],
    [
      {
        description: 'Place',
        type: 'object',
        properties: {
          city: { type: 'string', description: 'Name of the city' },
          days: { type: 'integer', default: 3 },
        },
        required: ['city'],
      },
      'Place (required; JSON object with city (string; Name of the city; required), days (integer; default 3))',
    ],
    [
      {
        type: 'array',
        items: { type: 'object', properties: { x: { anyOf: [{ type: 'number' }, { type: 'null' }] } } },
      },
      'a (required; JSON array of objects with x (number or null))',
    ],
    [{ type: ['string', 'null'], minLength: 2 }, 'a (required; at least 2 characters)'],
    [{ title: 'Town' }, 'Town (required)'],
  ])('of %j says what it holds', (schema, text) => {
    expect(describedParameter(parameterOf(schema), ['type', 'description'], known).value).toBe(text);
  });

  test('holds every value that it is said to tell', () => {
    fc.assert(
      fc.property(messy, (made) => {
        const schema: unknown = JSON.parse(JSON.stringify(made));
        const root = { properties: { a: schema }, required: ['a'] };
        const { value, also } = describedParameter(parameterOf(schema), ['type', 'description'], known);
        for (const { pointer } of also.flatMap(({ origins }) => origins)) {
          for (const leaf of leavesOf(valueAt(root, pointer))) {
            // Flags are words of their own: `required`, `no value twice`.
            const shown =
              typeof leaf.value === 'string'
                ? [leaf.value, JSON.stringify(leaf.value).slice(1, -1)]
                : [JSON.stringify(leaf.value)];
            if (typeof leaf.value !== 'boolean')
              expect(shown.some((one) => String(value).includes(one))).toBe(true);
          }
        }
      }),
      { numRuns: runs(75, 10_000), endOnFailure: true },
    );
  });
});
