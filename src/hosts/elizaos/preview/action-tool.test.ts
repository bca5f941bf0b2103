// The tool definitions that core makes of actions, rule by rule (docs/hosts/elizaos.md#actions-as-tools).

import { describe, expect, test } from 'vitest';
import { actionTool } from './action-tool.ts';
import type { Bag } from './form-case.fixtures.ts';
import { modelOf } from './preview.ts';

const ASK = { name: 'ASK_TIDE', description: 'Asks.' };

function propertyOf(schema: unknown, parameter: Bag = {}): unknown {
  const tool = actionTool({ ...ASK, parameters: [{ name: 'p', description: 'd', schema, ...parameter }] });
  return (tool.parameters as { properties: Bag }).properties.p;
}

describe('the tool', () => {
  test('without parameters it is an empty strict object', () => {
    expect(actionTool(ASK)).toEqual({
      name: 'ASK_TIDE',
      description: 'Asks.',
      type: 'function',
      strict: true,
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
    });
  });

  test('routing hint, strictness, additional and required parameters', () => {
    const parameters = [
      { name: 'a', description: 'A', required: true, schema: { type: 'string' } },
      { name: 'b', description: 'B', schema: { type: 'string' } },
    ];
    const action = {
      ...ASK,
      routingHint: 'Only at sea',
      toolSchemaStrict: false,
      allowAdditionalParameters: true,
      parameters,
    };
    expect(actionTool(action)).toMatchObject({
      description: 'Only at sea\nAsks.',
      strict: false,
      parameters: { required: ['a'], additionalProperties: true },
    });
  });

  test.each(['askTide', 'ASK-TIDE', ''])('the name %s is refused', (name) => {
    expect(() => actionTool({ name })).toThrow(`Invalid tool name '${name}'. Native tool names must match`);
  });
});

describe('a property', () => {
  test.each<[string, Bag, Bag, Bag]>([
    ['description of the parameter', { type: 'string' }, {}, { type: 'string', description: 'd' }],
    [
      'with examples',
      { type: 'string' },
      { examples: ['a', { b: 1 }] },
      { type: 'string', description: 'd (e.g. a, {"b":1})' },
    ],
    [
      'the schema’s own description wins, and examples are lost',
      { type: 'string', description: 's' },
      { examples: ['a'] },
      { type: 'string', description: 's' },
    ],
    [
      'enumValues before enum before options',
      { type: 'string', enumValues: ['a'], enum: ['b'], options: ['c'] },
      {},
      { type: 'string', description: 'd', enum: ['a'] },
    ],
    [
      'options with values',
      { type: 'string', options: [{ value: 'a' }, null] },
      {},
      { type: 'string', description: 'd', enum: ['a'] },
    ],
    [
      'default, else defaultValue',
      { type: 'number', defaultValue: 3 },
      {},
      { type: 'number', description: 'd', default: 3 },
    ],
    [
      'what is copied and what is dropped',
      { type: 'string', minLength: 1, pattern: 'a', format: 'uri', title: 't', maxItems: 3 },
      {},
      { type: 'string', description: 'd', minLength: 1, pattern: 'a' },
    ],
    [
      'an array without items holds strings',
      { type: 'array' },
      {},
      { type: 'array', description: 'd', items: { type: 'string' } },
    ],
    [
      'an object',
      { type: 'object', properties: { a: { type: 'string', required: true }, b: { type: 'number' } } },
      {},
      {
        type: 'object',
        description: 'd',
        properties: { a: { type: 'string' }, b: { type: 'number' } },
        required: ['a'],
        additionalProperties: false,
      },
    ],
    [
      'a union without type',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      {},
      { description: 'd', anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
  ])('%s', (_, schema, parameter, expected) => {
    expect(propertyOf(schema, parameter)).toEqual(expected);
  });

  test.each<[unknown, string]>([
    [{}, "Action parameter schema at 'p' must include a 'type' or use 'oneOf' / 'anyOf'"],
    [{ type: 'date' }, "Unsupported schema type 'date' for action parameter 'p'"],
    [
      { type: 'object', properties: { a: {} } },
      "Action parameter schema at 'p.a' must include a 'type' or use 'oneOf' / 'anyOf'",
    ],
  ])('%j is refused', (schema, message) => {
    expect(() => propertyOf(schema)).toThrow(message);
  });
});

describe('what the model sees of a file', () => {
  test('nothing of a manifest', () => {
    const [block, ...rest] = modelOf({ id: 'tide' });
    expect(block).not.toHaveProperty('text');
    expect(rest).toEqual([]);
  });

  test('of actions in it their native form, or why there is none', () => {
    const [, good, bad] = modelOf({ actions: [ASK, { name: 'no' }] });
    expect(good).toMatchObject({ title: 'ASK_TIDE: native tool form (current core)', pointer: '/actions/0' });
    expect(JSON.parse(good?.text ?? '')).toEqual(actionTool(ASK));
    expect(bad?.text).toBeUndefined();
    expect(bad?.note).toContain("Invalid tool name 'no'");
  });
});
