// Which parameters a target gets as text although the code expects a list or an object.

import { expect, test } from 'vitest';
import { readerOf } from '../values/reader.ts';
import { schemaTool } from '../schema/read.ts';
import { textArguments } from './text-arguments.ts';

test.each<[schema: unknown, known: string[], type: string | undefined]>([
  [{ type: 'array' }, ['string'], 'array'],
  [{ type: ['null', 'object'] }, ['string'], 'object'],
  [{ type: 'array' }, ['string', 'array'], undefined],
  [{ $ref: '#/$defs/Pier' }, ['string'], 'object'],
  [{ anyOf: [{ type: 'array' }, { type: 'null' }] }, ['string'], 'array'],
  [{ anyOf: [{ type: 'array' }, { type: 'string' }] }, ['string'], undefined],
  [{ type: 'string' }, ['string'], undefined],
])('%j where the types are %j', (schema, known, type) => {
  const value = { $defs: { Pier: { type: 'object' } }, properties: { a: schema } };
  const tool = { ...schemaTool(readerOf({ path: 'f.json', text: '', value })), examples: [] };
  expect(textArguments(tool, known)).toEqual(type === undefined ? {} : { a: type });
});
