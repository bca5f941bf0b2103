// What is written of a schema: a valid one as it is, and of another one what compilers take, the rest in words.

import { expect, test } from 'vitest';
import type { SchemaWord } from '../../model/plugin.ts';
import { valueOf } from '../values/flatten.ts';
import type { SchemaContext } from './faults.ts';
import { soundWords } from './sound.ts';

const CONTEXT: SchemaContext = { knownOnly: true, leads: () => true };
const OF_MODELS: SchemaContext = { ...CONTEXT, typeNeeded: true, itemsNeeded: true };

function sound(schema: object, context: SchemaContext): unknown {
  const words = Object.entries(schema).map(([name, value]): SchemaWord => [
    name,
    { value: value as unknown, file: '', pointer: `/${name}` },
  ]);
  const written = Object.entries(soundWords(words, context)).filter(([, node]) => node !== undefined);
  return Object.fromEntries(written.map(([name, node]) => [name, node && valueOf(node)]));
}

test.each<[string, object, unknown]>([
  ['a valid one', { type: 'string', description: 'A pier' }, { type: 'string', description: 'A pier' }],
  ['a known type by another word', { type: 'int' }, { type: 'integer' }],
  ['an unknown type', { type: 'pier', description: 'Where' }, { description: 'Where (type pier)' }],
  [
    'choices with one of them twice',
    { type: 'string', enum: ['a', 'b', 'b'] },
    { type: 'string', description: 'One of: a, b, b' },
  ],
  ['that alone', { type: 'pier' }, { description: 'Type pier' }],
  [
    'a list of types, one of them unknown',
    { type: ['string', 'pier'] },
    { description: 'Type string or pier' },
  ],
  ['a list of types that are blank', { type: [' '] }, {}],
  ['an empty description', { type: 'pier', description: '' }, { description: 'Type pier' }],
  ['a description that is not a text', { type: 'string', description: 7 }, { type: 'string' }],
  ['conditions of which one is refused', { if: 7, then: { type: 'string' }, title: 'T' }, { title: 'T' }],
  ['sound conditions', { if: {}, then: { type: 'string' } }, { if: {}, then: { type: 'string' } }],
  [
    'items that are faulty',
    { type: 'array', items: { type: 'int' } },
    { type: 'array', items: { type: 'integer' } },
  ],
  [
    'members that are faulty',
    { type: 'object', properties: { a: { type: 'int' }, b: 7, c: { type: 'string' } } },
    { type: 'object', properties: { a: { type: 'integer' }, b: {}, c: { type: 'string' } } },
  ],
])('%s', (_, schema, expected) => {
  expect(sound(schema, CONTEXT)).toEqual(expected);
});

test.each<[string, object, unknown]>([
  ['several types, one of them unknown', { type: ['null', 'pier', 'int'] }, { type: 'integer' }],
  ['null and an unknown type', { type: ['null', 'pier'] }, { type: 'string' }],
  ['a number in place of a type, beside a type', { type: [7, 'int'] }, { type: 'integer' }],
  ['types that are sound', { type: ['null', 'string'] }, { type: ['null', 'string'] }],
  ['no type', { title: 'T' }, { type: 'string', title: 'T' }],
  [
    'no type, with members',
    { properties: { a: { type: 'string' } } },
    { type: 'object', properties: { a: { type: 'string' } } },
  ],
  ['no type, with items', { items: { type: 'string' } }, { type: 'array', items: { type: 'string' } }],
  ['a list without items', { type: 'array' }, { type: 'array', items: {} }],
  ['a list of anything', { type: 'array', items: true }, { type: 'array', items: {} }],
  ['no list', { type: 'string' }, { type: 'string' }],
])('for a model: %s', (_, schema, expected) => {
  expect(sound(schema, OF_MODELS)).toMatchObject(expected as object);
});
