// The argument form: fields from schemas, and values in and out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exampleOf,
  fieldsOf,
  showsDefaults,
  textOfValue,
  valueIn,
  valueOfText,
  withValue,
} from './schema-form.ts';

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string', description: 'Where', examples: ['Porto'] },
    days: { type: 'integer', minimum: 2, default: 3 },
    units: { type: 'string', enum: ['metric', 'imperial'] },
    tags: { type: 'array', items: { type: 'string' } },
    sizes: { type: 'array', items: { type: 'integer' } },
    moods: { type: 'array', items: { type: 'string', enum: ['calm', 'wild'] } },
    places: { type: 'array', items: { type: 'object' } },
    filter: { type: 'object', properties: { strict: { type: 'boolean' } }, required: ['strict'] },
    free: { type: 'object' },
    odd: { type: ['string', 'null'] },
  },
  required: ['city'],
};

test('every property becomes a field of its kind', () => {
  expect(fieldsOf(schema).map(({ name, kind, required, hint }) => [name, kind, required, hint])).toEqual([
    ['city', 'text', true, 'e.g. Porto'],
    ['days', 'integer', false, 'default: 3'],
    ['units', 'choice', false, ''],
    ['tags', 'lines', false, ''],
    ['sizes', 'numbers', false, ''],
    ['moods', 'lines', false, 'of: calm, wild'],
    ['places', 'json', false, ''],
    ['filter', 'group', false, ''],
    ['free', 'json', false, ''],
    ['odd', 'json', false, ''],
  ]);
  expect(fieldsOf(schema)[7]?.fields).toMatchObject([
    { path: ['filter', 'strict'], kind: 'boolean', required: true },
  ]);
});

test.each([[null], [{}], [{ properties: [] }], ['text'], [{ properties: { a: null } }]])(
  'a schema like %j makes no trouble',
  (odd) => {
    expect(Array.isArray(fieldsOf(odd))).toBe(true);
    expect(() => exampleOf(odd)).not.toThrow();
  },
);

test('an example fits the schema', () => {
  expect(exampleOf(schema)).toEqual({
    city: 'Porto',
    days: 3,
    units: 'metric',
    tags: ['some tags'],
    sizes: [1],
    moods: ['calm'],
    places: [{}],
    filter: { strict: true },
    free: {},
    odd: {},
  });
});

test('setting and removing values keeps the others and their order', () => {
  const args = { a: 1, b: { c: 2 }, d: 3 };
  expect(JSON.stringify(withValue(args, ['b', 'c'], 9))).toBe('{"a":1,"b":{"c":9},"d":3}');
  expect(JSON.stringify(withValue(args, ['b', 'c'], undefined))).toBe('{"a":1,"d":3}');
  expect(JSON.stringify(withValue(args, ['e', 'f'], 'x'))).toBe('{"a":1,"b":{"c":2},"d":3,"e":{"f":"x"}}');
  expect(args).toEqual({ a: 1, b: { c: 2 }, d: 3 });
});

test('what is set is found again, whatever was there before', () => {
  const path = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.jsonValue(), path, fc.jsonValue(), (args, at, value) => {
      expect(valueIn(withValue(args, at, value), at)).toEqual(value);
    }),
  );
});

test('a field shows a value as text that means the same value', () => {
  const kinds = {
    text: fc.string({ minLength: 1 }),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
    lines: fc.array(
      fc.string().filter((line) => !line.includes('\n')),
      { minLength: 2 },
    ),
    numbers: fc.array(
      fc.integer().filter((n) => !Object.is(n, -0)),
      { minLength: 2 },
    ),
    json: fc.jsonValue().filter((value) => typeof value !== 'string' && !Object.is(value, -0)),
  } as const;
  for (const kind of ['text', 'number', 'lines', 'numbers', 'json'] as const) {
    fc.assert(
      fc.property(kinds[kind] as fc.Arbitrary<unknown>, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(valueOfText(kind, textOfValue(kind, plain))).toEqual(plain);
      }),
    );
  }
});

test('examples are suggested, defaults are shown', () => {
  const [city, days] = fieldsOf(schema);
  expect(city?.suggestions).toEqual(['Porto']);
  expect([city?.hasDefault, days?.hasDefault]).toEqual([false, true]);
  expect(showsDefaults(fieldsOf(schema))).toBe(true);
  expect(showsDefaults(fieldsOf({ properties: { a: { type: 'string' } } }))).toBe(false);
});

test('a form that is filled field by field gives the JSON, and the JSON fills the form again', () => {
  const fields = fieldsOf({
    type: 'object',
    properties: {
      city: { type: 'string' },
      days: { type: 'integer' },
      sizes: { type: 'array', items: { type: 'number' } },
      filter: {
        type: 'object',
        properties: { tags: { type: 'array', items: { type: 'string' } }, free: {} },
      },
    },
  }).flatMap((field) => (field.kind === 'group' ? field.fields : [field]));
  const texts = fc.record({
    city: fc.string(),
    days: fc.oneof(fc.integer().map(String), fc.string()),
    sizes: fc.array(fc.integer()).map((list) => list.join('\n')),
    tags: fc.string(),
    free: fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
    ),
  });
  fc.assert(
    fc.property(texts, (typed) => {
      let args: unknown = {};
      for (const { path, name, kind } of fields) {
        args = withValue(args, path, valueOfText(kind, typed[name as keyof typeof typed]));
      }
      const sent = JSON.parse(JSON.stringify(args)) as unknown;
      let again: unknown = {};
      for (const { path, kind } of fields) {
        const text = textOfValue(kind, valueIn(sent, path));
        // A text that is not JSON but reads as some when it is filled in again is the one thing a JSON field cannot show.
        const value = valueOfText(kind, text);
        again = withValue(again, path, kind === 'json' ? valueIn(sent, path) : value);
      }
      expect(again).toEqual(sent);
    }),
  );
});
