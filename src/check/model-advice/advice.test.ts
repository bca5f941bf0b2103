// Remarks on tools: which get one, which do not, and what a definition costs.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModelBlock, ModelTool } from '../../model/preview.ts';
import { adviceOn, estimateTokens } from './advice.ts';

const NOT_ASKED = { asked: false, how: 'Set a flag.' };

function tool(name: string, description = '', over: Partial<ModelTool> = {}): ModelTool {
  return { name, description, parameters: {}, approval: NOT_ASKED, ...over };
}

function blockOf(tool: ModelTool, at: number): ModelBlock {
  const { name, description, parameters } = tool;
  const text = JSON.stringify({ name, description, parameters }, null, 2);
  return { title: name, pointer: `/tools/${String(at)}`, language: 'json', text, tool };
}

const remarksOn = (...tools: readonly ModelTool[]): readonly string[] =>
  adviceOn(tools.map(blockOf)).remarks.map(({ kind, pointer }) => `${kind} ${pointer}`);

const taking = (name: string, schema: object): Partial<ModelTool> => ({
  parameters: { type: 'object', properties: { [name]: { type: 'string', ...schema } } },
});

describe('tools that seem to delete', () => {
  test.each([
    ['delete_file', ''],
    ['FILE_DELETE', ''],
    ['wipeDisk', ''],
    ['cleanup', 'Deletes all files that are older than a week'],
    ['remove_account', 'Removes the account permanently'],
  ])('%s, “%s”', (name, description) => {
    expect(remarksOn(tool(name, description))).toEqual(['destructive /tools/0']);
    const approval = { asked: true, how: '' };
    expect(remarksOn(tool(name, description, { approval }))).toEqual([]);
  });

  test.each([
    ['list_deleted_files', 'Lists what is in the bin'],
    ['undelete_file', 'Brings a file back'],
    ['remove_background', 'Removes the background of a picture'],
    ['wip_board', 'Shows the work in progress'],
    ['skill_check', 'Rolls for a skill'],
  ])('but not %s, “%s”', (name, description) => {
    expect(remarksOn(tool(name, description))).toEqual([]);
  });

  test('says what to do, in the words of the host', () => {
    const [remark] = adviceOn([blockOf(tool('delete_file'), 0)]).remarks;
    expect(remark?.text).toBe(
      '`delete_file` seems to delete something, and no one is asked first. Set a flag.',
    );
  });
});

describe('parameters that are executed', () => {
  test.each<[string, object]>([
    ['command', {}],
    ['sql_query', {}],
    ['code', { description: 'Python code to run' }],
    ['query', { description: 'The SQL to send to the database' }],
  ])('%s %j', (name, schema) => {
    expect(remarksOn(tool('run', '', taking(name, schema)))).toEqual(['command /tools/0']);
  });

  test.each<[string, object]>([
    ['command', { enum: ['start', 'stop'] }],
    ['command', { pattern: '^[a-z]+$' }],
    ['command', { type: 'integer' }],
    ['code', { description: 'Country code' }],
    ['query', { description: 'Words to search for' }],
  ])('but not %s %j', (name, schema) => {
    expect(remarksOn(tool('run', '', taking(name, schema)))).toEqual([]);
  });
});

describe('tools that are hard to tell apart', () => {
  test.each<[string, readonly [string, string][]]>([
    [
      'the same description',
      [
        ['find', 'Finds a boat'],
        ['search', 'Finds a boat.'],
      ],
    ],
    [
      'one word of many differs',
      [
        ['fetch_a', 'Fetch the log of the harbour and return its time, depth, berth and first entry'],
        ['fetch_b', 'Fetch the log of the harbour and return its time, depth, berth and entry'],
      ],
    ],
  ])('%s', (_, tools) => {
    expect(remarksOn(...tools.map(([name, description]) => tool(name, description)))).toEqual([
      'alike /tools/0',
    ]);
  });

  test.each<[string, readonly [string, string][]]>([
    [
      'few words',
      [
        ['start', 'Start the engine'],
        ['stop', 'Stop the engine'],
      ],
    ],
    [
      'the word that differs is in the names',
      [
        ['open_valve', 'Open the valve of the tank in the hall and report the pressure in it afterwards'],
        ['close_valve', 'Close the valve of the tank in the hall and report the pressure in it afterwards'],
      ],
    ],
    [
      'no description at all',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
  ])('but not %s', (_, tools) => {
    expect(remarksOn(...tools.map(([name, description]) => tool(name, description)))).toEqual([]);
  });

  test('names all of them once', () => {
    const tools = ['a', 'b', 'c'].map((name) => tool(name, 'Finds a boat'));
    const { remarks } = adviceOn(tools.map(blockOf));
    expect(remarks).toHaveLength(1);
    expect(remarks[0]?.text).toMatch(/^`a`, `b` and `c` have nearly the same description/);
  });
});

describe('what tools cost', () => {
  // Counted with OpenAI's o200k_base.
  test.each([
    ['{"name":"get_weather","description":"Get the current weather for a city"}', 16],
    [
      '{"type":"object","properties":{"city":{"type":"string","description":"Name of the city"},"days":{"type":"number"}},"required":["city"]}',
      33,
    ],
    ['Returns the water level of a harbour, in metres above chart datum, hour by hour.', 18],
  ])('%s', (text, counted) => {
    expect(Math.abs(estimateTokens(text) - counted)).toBeLessThanOrEqual(Math.ceil(counted * 0.15));
  });

  test('laid out for reading or not, a definition costs the same', () => {
    const one = blockOf(tool('find', 'Finds a boat', taking('name', {})), 0);
    const flat = { ...one, text: JSON.stringify(JSON.parse(one.text ?? '')) };
    expect(adviceOn([one]).tokens).toEqual(adviceOn([flat]).tokens);
  });

  test('only tools are counted, and large ones are named', () => {
    const prompt: ModelBlock = { title: 'Prompt', pointer: '', language: 'text', text: 'Be kind.' };
    const large = blockOf(tool('plan', 'word '.repeat(1200)), 1);
    const { tokens, remarks } = adviceOn([prompt, large]);
    expect(tokens[0]).toBeNull();
    expect(tokens[1]).toBeGreaterThan(1000);
    expect(remarks.map(({ kind }) => kind)).toEqual(['large']);
  });

  test('any text has a number of tokens, and more text never has fewer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, more) => {
        expect(estimateTokens(`${text} ${more}`)).toBeGreaterThanOrEqual(estimateTokens(text));
      }),
    );
  });
});

test('never throws, whatever the tools hold', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string(), parameters: fc.jsonValue() })), (tools) => {
      const blocks = tools.map(({ name, parameters }, i) => blockOf(tool(name, name, { parameters }), i));
      expect(adviceOn(blocks).tokens).toHaveLength(blocks.length);
    }),
  );
});
