// Example values that descriptions name.

import { expect, test } from 'vitest';
import { exampleInWords } from './example-words.ts';
import { exampleOf } from './schema-form.ts';

test.each([
  ["City name (e.g., 'London')", 'string', 'London'],
  ['City name, e.g. "New York"', 'string', 'New York'],
  ['The city, for example Berlin.', 'string', 'Berlin'],
  ['A date such as 2026-11-22', 'string', '2026-11-22'],
  ['Latitude, for example 35.68', 'number', 35.68],
  ['Zoom, e.g. -3', 'integer', -3],
  ['Zoom, e.g. 1.5', 'integer', undefined],
  ['A place, for example a city', 'string', undefined],
  ['A city', 'string', undefined],
  ['A flag, e.g. true', 'boolean', undefined],
  [undefined, 'string', undefined],
])('%s of type %s gives %s', (description, type, value) => {
  expect(exampleInWords(description, type)).toBe(value);
});

test('a schema says its examples in several ways; the description comes before a guess', () => {
  const schema = {
    type: 'object',
    properties: {
      city: { type: 'string', description: "e.g., 'London'" },
      port: { type: 'string', example: 'Oban' },
      unit: { type: 'string', enum: ['m', 'ft'] },
      place: { type: 'string', description: 'Where' },
    },
  };
  expect(exampleOf(schema)).toEqual({ city: 'London', port: 'Oban', unit: 'm', place: 'Lisbon' });
});
