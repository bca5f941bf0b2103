// Tests the values that an example prompt gives to arguments, and warnings about the wrong type.

import { describe, expect, test } from 'vitest';
import { panelOf } from './panel.ts';
import { valuesIn } from './prompt-values.ts';
import { typeNote } from './call.ts';

function toolOf(fields: Record<string, unknown>, args: Record<string, unknown>) {
  const tool = { title: 'T', schema: { fields }, ui: { prefix: 'T', args }, examples: ['x'] };
  const [found] = panelOf({ ns: 'n', title: 'N', tools: { t: tool } }).tools;
  if (!found) throw new Error('no tool');
  return found;
}

const MAP = toolOf(
  { address: { type: 'string' }, zoom: { type: 'integer' } },
  { address: { prefix: 'Of' }, zoom: { prefix: 'At Zoom Level' } },
);
const FILMS = toolOf(
  {
    from_year: { type: 'integer' },
    to_year: { type: 'integer' },
    kind: { type: 'string', enum: ['drama', 'comedy'] },
    day: { type: 'string', format: 'date' },
  },
  {},
);

function values(tool: typeof MAP, prompt: string): Record<string, string> {
  const found = valuesIn(prompt, tool.fields, tool.tile);
  return Object.fromEntries(
    tool.fields.flatMap(({ name, pointer }) => {
      const text = found.get(pointer);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

describe('the documentation’s own prompts', () => {
  test.each<[string, Record<string, string>]>([
    ['Show map of london', { address: 'london' }],
    ['Show map of cairo at zoom 12', { address: 'cairo', zoom: '12' }],
    ['map of rio zoom 13', { address: 'rio', zoom: '13' }],
  ])('%s', (prompt, expected) => {
    expect(values(MAP, prompt)).toEqual(expected);
  });
});

test.each<[string, Record<string, string>]>([
  ['Comedy films from 1990 to 2001', { kind: 'comedy', from_year: '1990', to_year: '2001' }],
  ['Drama to 2001 from 1990', { kind: 'drama', from_year: '1990', to_year: '2001' }],
  ['Films shown on 2024-05-01', { day: '2024-05-01' }],
  ['Show films', {}],
  ['', {}],
])('%s', (prompt, expected) => {
  expect(values(FILMS, prompt)).toEqual(expected);
});

const ROUTE = toolOf(
  { startPlace: { type: 'string' }, destination: { type: 'string' }, count: { type: 'integer' } },
  { startPlace: { prefix: 'Starting In' }, destination: { prefix: 'Bound' } },
);

describe('texts stand behind a word of their field, up to a word of another', () => {
  test.each<[string, Record<string, string>]>([
    ['Trains place Emden destination Leer', { startPlace: 'Emden', destination: 'Leer' }],
    ['Trains starting Emden bound Leer', { startPlace: 'Emden', destination: 'Leer' }],
    ['Trains START Emden Mitte Bound Leer', { startPlace: 'Emden Mitte', destination: 'Leer' }],
    ['bound Leer start Emden', { startPlace: 'Emden', destination: 'Leer' }],
    ['Trains bound the harbour', { destination: 'harbour' }],
    ['Trains bound A harbour', { destination: 'harbour' }],
    ['Trains bound another harbour', { destination: 'another harbour' }],
    ['Trains bound the', { destination: 'the' }],
    ['Trains of Emden to Leer', { startPlace: 'Emden', destination: 'Leer' }],
    ['Trains, bound Leer, today!', { destination: 'Leer today' }],
    ['count 3 trains bound Leer', { count: '3', destination: 'Leer' }],
    ['Trains bound', {}],
    ['Trains place', {}],
    ['startPlace', {}],
  ])('%s', (prompt, expected) => {
    expect(values(ROUTE, prompt)).toEqual(expected);
  });
});

const FORMS = toolOf(
  {
    size: { type: 'number' },
    count: { type: 'integer' },
    open: { type: 'boolean' },
    colour: { type: 'string', enum: ['Red', 'Deep_Blue'] },
    since: { type: 'string', format: 'date' },
    when: { type: 'string', format: 'date-time' },
  },
  {},
);

describe('numbers, dates and choices are known by their form', () => {
  test.each<[string, Record<string, string>]>([
    ['RED ones of size -2.75', { colour: 'Red', size: '-2.75' }],
    ['red', { colour: 'Red' }],
    ['reddish', {}],
    ['deep_blue', { colour: 'Deep_Blue' }],
    ['size 2. since 2024-05-01.', { size: '2', since: '2024-05-01' }],
    ['since x2024-05-01 or 2024-05-012', {}],
    ['count 12 of 34', { size: '34', count: '12' }],
    ['12 of 34', { size: '12', count: '34' }],
    ['a12 12a 1.2.3 --5 5-', {}],
    ['shown as open: true', { open: 'true' }],
  ])('%s', (prompt, expected) => {
    expect(values(FORMS, prompt)).toEqual(expected);
  });
});

test('words of a number’s field are not part of a text before it', () => {
  expect(values(MAP, 'map of zoom level 3')).toEqual({ zoom: '3' });
  expect(values(MAP, 'map of cairo at zoom level 3 of egypt')).toEqual({ address: 'cairo', zoom: '3' });
  expect(values(MAP, '7 maps of cairo')).toEqual({ address: 'cairo', zoom: '7' });
});

test('of a very long prompt only the beginning is read', () => {
  expect(values(MAP, `map of cairo ${'x'.repeat(500)} zoom 3`).zoom).toBeUndefined();
});

test('several words and quoted text stay together', () => {
  expect(values(MAP, 'Show the map of New York City at zoom 9')).toEqual({
    address: 'New York City',
    zoom: '9',
  });
  expect(values(MAP, 'Show map of "10 Downing Street, London"')).toEqual({
    address: '10 Downing Street, London',
  });
});

test.each<[string, string, boolean]>([
  ['integer', '12', false],
  ['integer', '12.5', true],
  ['integer', 'abc', true],
  ['integer', '', false],
  ['number', '12.5', false],
  ['number', 'abc', true],
  ['string', '12.5', false],
])('a field of type %s with %j', (type, text, noted) => {
  const [field] = toolOf({ value: { type } }, {}).fields;
  if (!field) throw new Error('no field');
  expect(typeNote(field, text) !== null).toBe(noted);
  if (noted) expect(typeNote(field, text)).toContain(`The type is ${type}`);
});
