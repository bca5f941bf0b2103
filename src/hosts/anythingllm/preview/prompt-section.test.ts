// The prompt section for models without tool calling, word for word (docs/hosts/anythingllm.md#examples).

import { describe, expect, test } from 'vitest';
import type { ToolDefinition } from '../loading/load.ts';
import { promptSection, type Section } from './prompt-section.ts';

function toolOf(examples: unknown, properties: unknown = {}, name: unknown = 'lamps'): ToolDefinition {
  const parameters = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties,
    additionalProperties: false,
  } as const;
  return { name, description: null, parameters, examples };
}

const LINE = '-----------\n';
const sectionOf = (examples: unknown): Section => promptSection(toolOf(examples), 'Dims lamps');
const HEAD = `${LINE}Function name: lamps\nFunction Description: Dims lamps\nFunction parameters in JSON format:\n{}\n`;
const query = (args: unknown): string =>
  `Query: "Dim"\nJSON: {"name":"lamps","arguments":${JSON.stringify(args)}}\n`;

test('name, description, parameters with four spaces, a line above and below', () => {
  const tool = toolOf([], { deck: { type: 'string' } });
  expect(promptSection(tool, 'Dims lamps')).toEqual({
    kind: 'text',
    text:
      `${LINE}Function name: lamps\nFunction Description: Dims lamps\nFunction parameters in JSON format:\n` +
      `{\n    "deck": {\n        "type": "string"\n    }\n}\n${LINE}`,
  });
});

test('a missing description is called undefined', () => {
  expect(promptSection(toolOf([]), undefined)).toMatchObject({
    text: expect.stringContaining('Function Description: undefined\n') as string,
  });
});

describe('the call of an example', () => {
  test.each<[string, unknown, unknown]>([
    ['JSON', '{"deck": "2"}', { deck: '2' }],
    ['JSON with faults is read leniently', "{deck: '2',}", { deck: '2' }],
    ['a call as in code is lost', 'lat=1', {}],
    ['an empty text is lost', '', {}],
    ['null is lost', null, {}],
    ['the text null passes', 'null', null],
    ['so does a number', 5, 5],
  ])('%s', (_, call, args) => {
    expect(sectionOf([{ prompt: 'Dim', call }])).toEqual({ kind: 'text', text: HEAD + query(args) + LINE });
  });

  test('a missing one is shown without arguments', () => {
    expect(sectionOf([{ prompt: 'Dim' }])).toEqual({ kind: 'text', text: HEAD + query({}) + LINE });
  });

  test('an object ends the model’s turn', () => {
    expect(sectionOf([{ prompt: 'Dim', call: '{}' }, { call: { deck: 2 } }])).toEqual({
      kind: 'throws',
      message: 'jsonString?.startsWith is not a function',
      pointer: '/examples/1/call',
    });
  });

  test('a call that is too long to be read leniently here is reported', () => {
    const call = `{deck: '${'x'.repeat(30_000)}'}`;
    expect(sectionOf([{ call }])).toEqual({ kind: 'cannot-tell', pointer: '/examples/0/call' });
  });
});

describe('examples', () => {
  test('one that is null ends the model’s turn', () => {
    expect(sectionOf([null])).toEqual({
      kind: 'throws',
      message: "Cannot destructure property 'prompt' of 'object null' as it is null.",
      pointer: '/examples/0',
    });
  });

  test.each([[{}], ['x'], [5], [null]])('%j is not a list and adds nothing', (examples) => {
    expect(sectionOf(examples)).toEqual({ kind: 'text', text: HEAD + LINE });
  });

  test('a prompt that is missing is called undefined', () => {
    const nameless = query({}).replace('Dim', 'undefined');
    expect(sectionOf([{ call: '{}' }, 5])).toEqual({ kind: 'text', text: HEAD + nameless + nameless + LINE });
  });
});
