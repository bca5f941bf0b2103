// The tool definition that reaches the model, and when none does (docs/hosts/anythingllm.md#the-tool-definition).

import { describe, expect, test } from 'vitest';
import type { ModelBlock } from '../../../model/preview.ts';
import { documentedModelOf, modelOf } from './model.ts';
import { LAMPS, type Bag } from './panel-case.fixtures.ts';

const PATH = 'lamps/plugin.json';
const blocks = (more: Bag = {}, path = PATH): ModelBlock[] => modelOf({ ...LAMPS, ...more }, path);
const tool = (more: Bag): Record<string, unknown> =>
  JSON.parse(blocks(more)[0]?.text ?? 'null') as Record<string, unknown>;

describe('the tool', () => {
  test('has the hubId for a name, and no parameter is marked as required', () => {
    const params = { deck: { type: 'string', description: 'Which', required: true, enum: ['1'] } };
    expect(tool({ entrypoint: { params, required: ['deck'] } })).toEqual({
      name: 'lamps',
      description: 'Dims lamps',
      parameters: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        properties: params,
        additionalProperties: false,
      },
    });
  });

  test.each<[string, Bag, Bag]>([
    ['an entrypoint that is a text has no parameters', { entrypoint: 'handler.js' }, { properties: {} }],
    ['parameters of null are none', { entrypoint: { params: null } }, { properties: {} }],
    ['an array of parameters stays one', { entrypoint: { params: [{}] } }, { properties: [{}] }],
  ])('%s', (_, more, parameters) => {
    expect(tool(more)).toMatchObject({ parameters });
  });

  test('a missing description is left out', () => {
    expect(tool({ description: undefined })).not.toHaveProperty('description');
  });

  test('a name that providers refuse has a note', () => {
    expect(blocks({ hubId: ' lamps ' })[0]?.note).toContain('refuse a tool of this name');
    expect(blocks()[0]?.note).not.toContain('refuse a tool of this name');
  });
});

describe('the section of the system prompt', () => {
  test('stands beside the tool', () => {
    expect(blocks({ examples: [{ prompt: 'Dim', call: '{}' }] })[1]).toMatchObject({
      pointer: '/examples',
      language: 'text',
      text: expect.stringContaining('Query: "Dim"\n') as string,
    });
  });

  test('an example that ends the turn is reported with its place', () => {
    const block = blocks({ examples: [{ call: {} }] })[1];
    expect(block).toMatchObject({ pointer: '/examples/0/call' });
    expect(block?.text).toBeUndefined();
    expect(block?.note).toContain(
      'The agent model failed to respond: jsonString?.startsWith is not a function',
    );
  });
});

describe('nothing reaches the model', () => {
  test.each<[string, Bag, string, string]>([
    [
      'from another folder',
      {},
      'other/plugin.json',
      'Imported plugin by hubId lamps not found in plugin directory. Skipping inclusion to agent cluster.',
    ],
    [
      'of a hubId with #',
      { hubId: 'a#b' },
      PATH,
      '@@a is not a valid plugin. Skipping inclusion to agent cluster.',
    ],
    ['of a hubId that starts with flow_', { hubId: 'flow_a' }, PATH, 'Flow a not found in flows directory'],
    ['of a hubId that starts with mcp_', { hubId: 'mcp_a' }, PATH, 'MCP a not found in MCP server config'],
    ['of a hubId that is not a path', { hubId: '.' }, PATH, 'Invalid path.'],
    [
      'without an entrypoint',
      { entrypoint: undefined },
      PATH,
      "Cannot read properties of undefined (reading 'params')",
    ],
    [
      'of a setting of null',
      { setup_args: { A: null } },
      PATH,
      "Cannot read properties of null (reading 'required')",
    ],
  ])('%s', (_, more, path, words) => {
    const [block, ...others] = blocks(more, path);
    expect([others, block?.text]).toEqual([[], undefined]);
    expect(block?.note).toContain(words);
  });
});

test('a skill that is off is shown as it would be', () => {
  expect(blocks({ active: false }).map(({ title }) => title)).toEqual([
    'Tool definition, once the skill is on',
    'In the system prompt, once the skill is on',
  ]);
  expect(blocks({ active: false, hubId: 'flow_a' })[0]?.note).toMatch(/^The skill is off/);
});

test('the documentation gives the model description, parameters and examples', () => {
  const documented = (value: unknown): ModelBlock | undefined =>
    documentedModelOf({ text: '', value, strict: true, path: PATH })[0];
  expect(JSON.parse(documented({ ...LAMPS, examples: [1] })?.text ?? '')).toEqual({
    description: 'Dims lamps',
    params: {},
    examples: [1],
  });
  expect(documented({ ...LAMPS, active: false })?.text).toBeUndefined();
});
