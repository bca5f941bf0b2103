// The argument form: fields from schemas, and values in and out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exampleOf,
  formOf,
  ROOM,
  showsDefaults,
  textOfValue,
  valueIn,
  valueOfText,
  withValue,
  type FormField,
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
  expect(formOf(schema).fields.map(({ name, kind, required, hint }) => [name, kind, required, hint])).toEqual(
    [
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
    ],
  );
  expect(formOf(schema).fields[7]?.fields).toMatchObject([
    { path: ['filter', 'strict'], kind: 'boolean', required: true },
  ]);
});

test.each([[null], [{}], [{ properties: [] }], ['text'], [{ properties: { a: null } }]])(
  'a schema like %j makes no trouble',
  (odd) => {
    expect(Array.isArray(formOf(odd).fields)).toBe(true);
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
  const [city, days] = formOf(schema).fields;
  expect(city?.suggestions).toEqual(['Porto']);
  expect([city?.hasDefault, days?.hasDefault]).toEqual([false, true]);
  expect(showsDefaults(formOf(schema).fields)).toBe(true);
  expect(showsDefaults(formOf({ properties: { a: { type: 'string' } } }).fields)).toBe(false);
});

/** How many elements a form makes. */
function sizeOf(fields: readonly FormField[]): number {
  return fields.reduce(
    (sum, { choices, suggestions, fields: inner }) =>
      sum + 1 + choices.length + suggestions.length + sizeOf(inner),
    0,
  );
}

/** An object schema with this many properties. */
function objectOf(count: number, property: unknown): unknown {
  const names = Array.from({ length: count }, (_, i) => `p${String(i)}`);
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, property])) };
}

const words = (count: number): string[] => Array.from({ length: count }, (_, i) => `word ${String(i)}`);

test.each([
  ['27,000 fields in objects of objects', objectOf(30, objectOf(30, objectOf(30, { type: 'string' })))],
  ['10,000 fields', objectOf(10_000, { type: 'string' })],
  ['60 enums of 3,000', objectOf(60, { type: 'string', enum: words(3000) })],
  ['60 times 3,000 examples', objectOf(60, { type: 'string', examples: words(3000) })],
  ['one enum of 60,000', objectOf(1, { type: 'string', enum: words(60_000) })],
])('a form has a bound for %s, and says so', (_, tooMuch) => {
  const { fields, isCut } = formOf(tooMuch);
  expect(isCut).toBe(true);
  expect(sizeOf(fields)).toBeLessThanOrEqual(ROOM.fields + ROOM.choices);
  expect(Math.max(...fields.map(({ hint }) => hint.length))).toBeLessThanOrEqual(ROOM.hint);
});

test('what has no room in a form is written as JSON or text, and all else stays', () => {
  expect(formOf(schema).isCut).toBe(false);
  const { fields } = formOf({
    properties: {
      large: objectOf(500, { type: 'string' }),
      zone: { type: 'string', enum: words(2000) },
      small: objectOf(2, { type: 'string' }),
    },
  });
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['large', 'json'],
    ['zone', 'text'],
    ['small', 'group'],
  ]);
  expect(fields[1]?.hint).toMatch(/^of: word 0, word 1/);
});

test('a form that is filled field by field gives the JSON, and the JSON fills the form again', () => {
  const fields = formOf({
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
  }).fields.flatMap((field) => (field.kind === 'group' ? field.fields : [field]));
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

test('a schema says its examples in several ways', () => {
  const schema = {
    type: 'object',
    properties: {
      port: { type: 'string', example: 'Oban' },
      unit: { type: 'string', enum: ['m', 'ft'] },
      place: { type: 'string', description: 'Where' },
    },
  };
  expect(exampleOf(schema)).toEqual({ port: 'Oban', unit: 'm', place: 'Lisbon' });
});
