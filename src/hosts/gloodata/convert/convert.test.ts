// Plugins as extensions and back: the whole document, and what is done where a part of it is missing.

import { describe, expect, test } from 'vitest';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { flatten } from '../../../convert/values/flatten.ts';
import { printFile } from '../../../convert/print.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const info = {
  ns: 'tides',
  title: 'Tide tables',
  description: 'When the sea comes',
  tools: {
    show: {
      title: 'Show',
      description: 'Shows the tides',
      examples: ['Show the tides', 'When is ebb?'],
      schema: {
        fields: {
          at: { type: 'string', description: 'Where', enum: ['a', 'b'], default: 'a' },
          days: { type: 'integer', description: 'How long', default: 3 },
        },
      },
      ui: {
        prefix: 'Tides',
        suffix: 'soon',
        args: { at: { prefix: 'Of', suffix: '!' }, days: { prefix: 'For' } },
      },
    },
    none: {
      title: 'None',
      examples: ['None'],
      schema: { fields: {} },
      ui: { prefix: 'None' },
    },
  },
};

const readOf = (value: unknown, others: { path: string; text: string }[] = []): ReturnType<typeof read> =>
  read({ main: { path: 'tides/info.json', text: '', value }, others });

function written(plugin: Plugin): {
  value: unknown;
  handler: string;
  paths: string[];
} {
  const { files } = write(plugin);
  const [main, , handler] = files.map(printFile);
  return {
    value: main?.value,
    handler: handler?.text ?? '',
    paths: files.map(({ path }) => path),
  };
}

const bare: Plugin = { tags: [], keywords: [], services: [], settings: [], tools: [], triggers: [] };
const sourced = <T>(value: T): { value: T; file: string; pointer: string } => ({
  value,
  file: 'x',
  pointer: '/x',
});
const tool = (rest: Partial<Tool> = {}): Tool => ({ parameters: [], frame: [], examples: [], ...rest });

test('an extension is written as it was read', () => {
  const { plugin, files } = readOf(info);
  expect(written(plugin).value).toEqual(info);
  expect(written(plugin).paths).toEqual(['tides/info.json', 'tides/extension.mjs', 'tides/tools.cjs']);
  expect(files.map(({ path }) => path)).toEqual(['tides/info.json']);
  expect(written(plugin).handler).toContain('exports.show = async () => {');
  expect(plugin.tools.map(({ code }) => code)).toEqual([undefined, undefined]);
});

test('code of its server is read back', () => {
  const { plugin } = readOf(info);
  const code = {
    convention: 'toy',
    text: sourced('return 1;'),
    shell: () => ['const plugbenchCall = async () => {\n', '};\n'] as const,
  };
  const { handler } = written({ ...plugin, tools: plugin.tools.map((one) => ({ ...one, code })) });
  const again = readOf(info, [{ path: 'tides/tools.cjs', text: handler }]);
  expect(again.files.map(({ path }) => path)).toEqual(['tides/info.json', 'tides/tools.cjs']);
  expect(again.plugin.tools.map((one) => one.code?.text.value)).toEqual(['return 1;', 'return 1;']);
});

describe('what is missing is made', () => {
  test('of nothing', () => {
    expect(written(bare)).toMatchObject({
      value: { ns: 'my-extension', title: 'My extension', tools: {} },
      paths: ['my-extension/info.json', 'my-extension/extension.mjs', 'my-extension/tools.cjs'],
    });
  });

  test('of the names of a tool', () => {
    const { value } = written({ ...bare, tools: [tool({ id: sourced('get_tide') })] });
    expect(value).toEqual({
      ns: 'get_tide',
      title: 'get_tide',
      tools: {
        get_tide: {
          title: 'Get tide',
          examples: ['Get tide'],
          schema: { fields: {} },
          ui: { prefix: 'Get tide' },
        },
      },
    });
    const titled = written({ ...bare, tools: [tool({ title: sourced('Tide now'), display: sourced('D') })] });
    expect(titled.value).toEqual({
      ns: 'my-extension',
      title: 'Tide now',
      tools: {
        tideNow: {
          title: 'Tide now',
          description: 'D',
          examples: ['Tide now'],
          schema: { fields: {} },
          ui: { prefix: 'Tide now' },
        },
      },
    });
    expect(written({ ...bare, tools: [tool()] }).value).toMatchObject({
      title: 'My extension',
      tools: { tool: { title: 'tool', ui: { prefix: 'tool' } } },
    });
  });

  test('of the first name that says something', () => {
    const title = (plugin: Partial<Plugin>): unknown => written({ ...bare, ...plugin }).value;
    expect(title({ id: sourced('tides'), name: sourced(' ') })).toMatchObject({
      ns: 'tides',
      title: 'tides',
    });
    expect(title({ name: sourced('Tide tables') })).toMatchObject({
      ns: 'tide-tables',
      title: 'Tide tables',
    });
  });

  test.each([
    ['a b', 'aB'],
    ['a/b', 'aB'],
    ['a:b', 'aB'],
    ['__proto__', 'proto'],
    ['12', 'tool12'],
    ['get_tide', 'get_tide'],
  ])('of the illegal id %s', (id, legal) => {
    const { value } = written({ ...bare, tools: [tool({ id: sourced(id) })] });
    expect(Object.keys((value as typeof info).tools)).toEqual([legal]);
  });
});

describe('a field', () => {
  const field = (words: Record<string, unknown>): unknown => {
    const parameter = {
      name: sourced('at'),
      words: Object.entries(words).map(([key, value]) => [key, sourced(value)] as const),
      required: false,
    };
    const { value } = written({ ...bare, tools: [tool({ id: sourced('t'), parameters: [parameter] })] });
    const made = (value as typeof info).tools as unknown as Record<string, (typeof info)['tools']['show']>;
    expect(made['t']?.ui.args).toEqual({ at: { prefix: 'At' } });
    return made['t']?.schema.fields.at;
  };

  test.each<[Record<string, unknown>, unknown]>([
    [{}, { type: 'string', description: 'at' }],
    [
      { type: 'string', enum: ['a'] },
      { type: 'string', description: 'at', enum: ['a'] },
    ],
    [
      { type: 'string', examples: ['a'] },
      { type: 'string', description: 'at', examples: ['a'] },
    ],
    [
      { type: 'integer', enum: [1] },
      { type: 'integer', description: 'at (one of: 1)' },
    ],
    [
      { type: 'string', enum: ['a', 1] },
      { type: 'string', description: 'at (one of: a, 1)' },
    ],
    [
      { type: 'string', enum: [] },
      { type: 'string', description: 'at' },
    ],
    [
      { type: 'integer', default: 0 },
      { type: 'integer', description: 'at', default: 0 },
    ],
    [
      { type: 'string', default: ['a'] },
      { type: 'string', description: 'at (default ["a"])' },
    ],
    [
      { type: 'array', minimum: 1 },
      { type: 'string', description: 'at (JSON array; at least 1)' },
    ],
  ])('with %j is %j', (words, expected) => {
    expect(field(words)).toEqual(expected);
  });
});

test('what says nothing about a tool is settled', () => {
  const implied = (type: unknown): unknown[] =>
    write({ ...bare, tools: [tool({ frame: [['type', sourced(type)]] })] }).implied.map(
      ({ reason }) => reason.code,
    );
  expect([implied('object'), implied('array')]).toEqual([['kept'], []]);
});

test('readers take what is there and leave the rest', () => {
  const { plugin } = readOf({
    ns: 1,
    tools: {
      a: {
        ui: { args: { x: 'Bare', y: { prefix: 1 } } },
        schema: { fields: { x: {}, y: {}, z: 'no' } },
        examples: 'no',
      },
      b: { schema: { fields: {} } },
      c: { schema: { fields: [] } },
      d: 'no',
    },
  });
  expect([plugin.id, plugin.name]).toEqual([undefined, undefined]);
  expect(
    plugin.tools.map(({ parameters, frame, examples }) => [
      parameters.map(({ name, prefix, suffix }) => [name.value, prefix?.value, suffix?.value]),
      frame.map(([keyword]) => keyword),
      examples,
    ]),
  ).toEqual([
    [
      [
        ['x', 'Bare', undefined],
        ['y', undefined, undefined],
      ],
      [],
      [],
    ],
    [[], ['properties'], []],
    [[], [], []],
    [[], [], []],
  ]);
  expect(flatten([], 'file.json').value).toEqual([]);
});
