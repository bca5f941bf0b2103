// Lists of tools as their APIs take them, and what is said of lists that they refuse.

import { describe, expect, test } from 'vitest';
import type { Plugin, Tool } from '../../model/plugin.ts';
import { readerOf } from '../values/reader.ts';
import { pluginOf, toolAt } from './tool-list.ts';
import { flatten } from '../values/flatten.ts';
import { mcp } from './mcp/index.ts';
import { openai } from './openai/index.ts';

const plugin = (...tools: unknown[]): Plugin =>
  pluginOf(tools.map((value): Tool => toolAt(readerOf({ path: 'f.json', text: '', value }), 'schema')));

/** The functions of the list that is written, and the steps. */
function functionsOf(from: Plugin): [Record<string, unknown>[], string] {
  const output = openai.write?.(from);
  const tree = output?.files[0]?.content as Parameters<typeof flatten>[0];
  const list = flatten(tree, 'tools.json').value as { function: Record<string, unknown> }[];
  expect(openai.faults?.(list)).toEqual([]);
  return [list.map((one) => one.function), output?.install[0]?.steps.join('\n') ?? ''];
}

describe('OpenAI', () => {
  test('arrays have items, inside of others too', () => {
    const schema = {
      properties: { a: { type: 'array', items: { type: ['array', 'null'] } }, b: { type: 'list' } },
    };
    const [[tool]] = functionsOf(plugin({ name: 'a', schema }));
    expect(tool).toMatchObject({
      parameters: { properties: { a: { items: { items: {} } }, b: { type: 'array', items: {} } } },
    });
  });

  test('a long description is cut between characters, and 128 tools are written', () => {
    const [list, steps] = functionsOf(
      plugin(
        { name: 'a', description: `${'x'.repeat(1022)}😀${'y'.repeat(9)}` },
        ...Array<object>(140).fill({}),
      ),
    );
    expect(list[0]?.description).toBe(`${'x'.repeat(1022)}…`);
    expect(list).toHaveLength(128);
    expect(steps).toContain('only the first of the 141');
  });

  test.each<[object, string]>([
    [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, 'Tells (exactly one of: a, b and c)'],
    [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, 'Tells (at least one of: a, b)'],
    [{ oneOf: [{ required: ['a'] }, { type: 'object' }] }, 'Tells'],
    [{ oneOf: [] }, 'Tells'],
  ])('%j is said in words', (more, description) => {
    const properties = { a: {}, b: {}, c: {} };
    const [[tool]] = functionsOf(
      plugin({ name: 'a', description: 'Tells', schema: { properties, ...more } }),
    );
    expect(tool?.description).toBe(description);
    expect(Object.keys(tool?.parameters ?? {})).toEqual(['type', 'properties']);
  });

  const list = (...functions: object[]): unknown =>
    functions.map((one) => ({ type: 'function', function: one }));
  test.each<[unknown, string[]]>([
    [list({ name: 'a', description: null }), ['The description of tool 0 is not a string.']],
    [
      list({ name: 'a', description: 'x'.repeat(1025) }),
      ['The description of tool 0 is longer than 1024 characters.'],
    ],
    [
      list({ name: 'a', parameters: { type: 'object', anyOf: [{ required: ['b'] }] } }),
      ['The parameters of tool 0 have `anyOf` at the top, which the API refuses.'],
    ],
    [
      list({ name: 'a b' }, { name: 'c' }, { name: 'c' }),
      ['Tool 0 has no valid name.', 'Two tools are called c.'],
    ],
    [
      list({ name: 'a', parameters: { type: 'object', properties: { b: { type: 'array' } } } }),
      ['In the parameters of tool 0 at /properties/b, an array needs `items`.'],
    ],
    [
      list(...Array.from({ length: 129 }, (_, i) => ({ name: `t${String(i)}` }))),
      ['There are more than 128 tools.'],
    ],
  ])('of %j says %j', (value, says) => {
    expect(openai.faults?.(value)).toEqual(says);
  });
});

test.each<[object, string[]]>([
  [{ type: 'object', properties: { a: { type: 'int' } } }, ['"int" is not a type of JSON Schema']],
  [
    { type: 'object', properties: { a: { description: null } } },
    ['null is not a value of the keyword `description`'],
  ],
  [
    { type: 'object', properties: { a: { items: { enum: 'x' } } } },
    ['"x" is not a value of the keyword `enum`'],
  ],
  [{ type: 'object', properties: { a: { $ref: '#/$defs/b' } } }, ['the reference leads nowhere']],
  [{ type: 'object', properties: { a: { type: ['string', 'number'], custom: 1 } } }, []],
])('MCP: of %j is said %j', (inputSchema, says) => {
  const faults = mcp.faults?.({ tools: [{ name: 'a', inputSchema }] });
  expect(faults?.map((one) => /, (.*)\.$/.exec(one)?.[1])).toEqual(says);
});
