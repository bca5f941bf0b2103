// References and choices where a target knows neither: the one schema that they leave, else what was there.

import { expect, test } from 'vitest';
import { readerOf } from '../values/reader.ts';
import { plainParameters } from './plain.ts';
import { schemaTool } from './read.ts';

const PIER = { type: 'object', properties: { x: { type: 'number' } } };
const LIST = { type: 'array', items: { type: 'string' } };
const FRAME = { $defs: { Pier: PIER, Again: { $ref: '#/$defs/Pier' }, Loop: { $ref: '#/$defs/Loop' } } };

function plain(schema: unknown): unknown {
  const value = { ...FRAME, properties: { a: schema } };
  const root = readerOf({ path: 'f.json', text: '', value });
  const [parameter] = plainParameters({ ...schemaTool(root), examples: [] });
  return Object.fromEntries((parameter?.words ?? []).map(([keyword, held]) => [keyword, held.value]));
}

test.each<[schema: unknown, plain: unknown]>([
  [{ $ref: '#/$defs/Pier' }, PIER],
  [
    { $ref: '#/$defs/Again', description: 'Where' },
    { description: 'Where', ...PIER },
  ],
  [
    { anyOf: [LIST, { type: 'null' }], default: null },
    { default: null, ...LIST },
  ],
  [{ oneOf: [{ $ref: '#/$defs/Pier' }, { const: null }] }, PIER],
  [{ oneOf: [PIER, { type: 'object' }] }, { type: 'object' }],
  [{ allOf: [{ $ref: '#/$defs/Pier' }, { description: 'Where' }] }, { ...PIER, description: 'Where' }],
])('%j is plain', (schema, expected) => {
  expect(plain(schema)).toEqual(expected);
});

test.each([
  { type: ['array', 'null'] },
  { type: 'object', allOf: [LIST] },
  { anyOf: [{ type: 'string' }, LIST] },
  { anyOf: [LIST, {}] },
  { anyOf: [] },
  { anyOf: 'a' },
  { $ref: '#/$defs/Loop' },
  { $ref: '#/$defs/None' },
  { $ref: '#' },
  { $ref: 7 },
  {},
])('%j stays as it is', (schema) => {
  expect(plain(schema)).toEqual(schema);
});
