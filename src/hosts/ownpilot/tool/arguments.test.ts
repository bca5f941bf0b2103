import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HostCrash } from './argument-help.ts';
import { argumentRefusal, schemaErrors } from './arguments.ts';

/** What a refusal says before its help. */
function argumentErrors(parameters: unknown, args: unknown): string[] {
  const text = argumentRefusal({ name: 'n', description: '', parameters }, args) ?? '';
  return /^Error: ([^]*?)(?:\n\n--- TOOL HELP|$)/.exec(text)?.[1]?.split('; ') ?? [];
}

const parameters = {
  type: 'object',
  properties: {
    city: { type: 'string', description: 'Where' },
    days: { type: 'integer', default: 3 },
    unit: { type: 'string', enum: ['c', 'f'] },
    places: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, at: { type: 'number' } },
        required: ['name'],
      },
    },
    box: { type: 'object', properties: { size: { type: 'number' } }, required: ['size'] },
    extra: {},
  },
  required: ['city', 'box', 'gone'],
};

describe('arguments', () => {
  test.each<[string, unknown, string[]]>([
    ['all there', { city: 'Oslo', box: { size: 1 }, gone: 0, other: [] }, []],
    [
      'missing ones, null among them',
      { city: null },
      [
        'Missing required parameter: city (string)',
        'Missing required parameter: box (object)',
        'Missing required parameter: gone (any)',
      ],
    ],
    [
      'wrong types, in the order in which they are given',
      { gone: 1, days: 2.5, box: [], city: true },
      [
        'params.days: expected integer, got number',
        'params.box: expected object, got array',
        'params.city: expected string, got boolean',
      ],
    ],
    [
      'inside of objects and lists',
      { city: 'x', gone: 1, box: { size: '1' }, places: [{ name: 'a' }, { at: 'b' }, 'c'] },
      [
        'params.box.size: expected number, got string',
        'params.places[1].name: required but missing',
        'params.places[1].at: expected number, got string',
        'params.places[2]: expected object, got string',
      ],
    ],
    [
      'choices',
      { city: 'x', gone: 1, box: { size: 1 }, unit: 'k' },
      ['params.unit: must be one of "c", "f"'],
    ],
    ['defaults fill nothing in', { city: 'x', gone: 1, box: {} }, ['params.box.size: required but missing']],
  ])('%s', (_, args, errors) => {
    expect(argumentErrors(parameters, args)).toEqual(errors);
  });

  test('nothing is checked without properties', () => {
    expect(argumentErrors({ type: 'object', required: ['a'] }, {})).toEqual([]);
    expect([
      argumentErrors(undefined, {}),
      argumentErrors('x', {}),
      argumentErrors({ properties: {} }, null),
    ]).toEqual([[], [], []]);
  });

  test('a list of types fits nothing', () => {
    expect(schemaErrors(1, { type: ['number', 'null'] })).toEqual([
      'params: expected number,null, got integer',
    ]);
  });

  test('any schema and any value are borne', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (schema, value) => {
        argumentRefusal({ name: 'n', description: 'd', parameters: schema }, value);
      }),
    );
  });
});

test('the refusal helps the model', () => {
  expect(argumentRefusal({ name: 'ext.x.weather', description: 'Tells the weather.', parameters }, {})).toBe(
    `Error: Missing required parameter: city (string); Missing required parameter: box (object); Missing required parameter: gone (any)

--- TOOL HELP (ext.x.weather) ---
Tells the weather.

Parameters:
  • city: string (REQUIRED) — Where
  • days: integer (optional) [default: 3]
  • unit: "c" | "f" (optional)
  • places: array of objects (optional)
      • name: string (REQUIRED)
      • at: number (optional)
  • box: object (REQUIRED)
      • size: number (REQUIRED)
  • extra: any (optional)

Example: use_tool("ext.x.weather", {"city":"...","box":{"size":0}})
Fix your parameters and retry immediately.`,
  );
  expect(
    argumentRefusal({ name: 'a', description: '', parameters }, { city: 'x', box: { size: 1 }, gone: 1 }),
  ).toBeNull();
});

test('examples are guessed by name and type', () => {
  const names = ['to', 'user_email', 'filePath', 'file', 'link', 'start_date', 'id', 'word'];
  const properties = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    list: { type: 'array', items: { type: 'string' } },
    rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'boolean' }, b: {} } } },
    wide: {
      type: 'array',
      items: { type: 'object', properties: { a: {}, b: {}, c: {}, d: { enum: [7] } }, required: ['d'] },
    },
    bare: { type: 'object' },
  };
  const text = argumentRefusal(
    { name: 'n', description: '', parameters: { properties, required: Object.keys(properties) } },
    {},
  );
  expect(text).toContain(
    '{"to":"user@example.com","user_email":"user@example.com","filePath":"/path/to/file","file":"/path/to/file",' +
      '"link":"https://example.com","start_date":"2025-01-01","id":"some-id","word":"...","list":["..."],' +
      '"rows":[{"a":true,"b":"..."}],"wide":[{"d":7}],"bare":{}}',
  );
});

describe('schemas at which the host throws', () => {
  const nested = (schema: unknown): unknown => ({ type: 'object', properties: { box: schema } });

  test.each<[string, unknown, unknown, string]>([
    [
      'required is no list',
      { properties: {}, required: true },
      {},
      'boolean true is not iterable (cannot read property Symbol(Symbol.iterator))',
    ],
    [
      'nested required is no list',
      nested({ type: 'object', properties: { a: {} }, required: { a: true } }),
      { box: {} },
      'object is not iterable (cannot read property Symbol(Symbol.iterator))',
    ],
    [
      'null for a parameter, met by the help',
      { properties: { a: null }, required: ['b'] },
      {},
      "Cannot read properties of null (reading 'type')",
    ],
    [
      'a number for required in a list, met by the help',
      { properties: { a: { type: 'array', items: { type: 'object', properties: { b: {} }, required: 5 } } } },
      { a: 1 },
      'number 5 is not iterable (cannot read property Symbol(Symbol.iterator))',
    ],
  ])('%s', (_, schema, args, message) => {
    expect(argumentRefusal({ name: 'n', description: '', parameters: schema }, args)).toBe(
      `Tool execution failed: ${message}`,
    );
  });

  test('alone, a check throws the message', () => {
    expect(() => schemaErrors({}, { type: 'object', properties: {}, required: 7 })).toThrow(
      new HostCrash('number 7 is not iterable (cannot read property Symbol(Symbol.iterator))'),
    );
  });
});

describe('odd schemas', () => {
  test.each<[string, unknown, unknown, string[]]>([
    [
      'a text is a set of letters',
      { a: 1 },
      { type: 'object', properties: { a: {} }, required: 'abba' },
      ['params.b: required but missing'],
    ],
    [
      'names that every object has are there',
      {},
      { type: 'object', properties: {}, required: ['toString', 'x'] },
      ['params.x: required but missing'],
    ],
    ['falsy required', {}, { type: 'object', properties: {}, required: 0 }, []],
    ['a list as type', [], { type: ['array'] }, ['params: expected array, got array']],
  ])('%s', (_, value, schema, errors) => {
    expect(schemaErrors(value, schema)).toEqual(errors);
  });

  test('the help compares types and names strictly', () => {
    const properties = { 5: { type: ['array'] }, s: 'string', e: { type: [] } };
    expect(
      argumentRefusal({ name: 'n', description: '', parameters: { properties, required: [5, 'e'] } }, {}),
    ).toBe(`Error: Missing required parameter: 5 (array); Missing required parameter: e ()

--- TOOL HELP (n) ---


Parameters:
  • 5: array (optional)
  • s: any (optional)
  • e:  (REQUIRED)

Example: use_tool("n", {"e":"..."})
Fix your parameters and retry immediately.`);
  });
});
