// A plugin as a package that npm and TypeScript build, and what is read of real packages.

import { expect, test } from 'vitest';
import { compiled } from '../../../../test/convert/compiled.ts';
import type { Parameter, Plugin, Sourced, Tool } from '../../../model/plugin.ts';
import { flatten } from '../../../convert/values/flatten.ts';
import { printFile } from '../../../convert/print.ts';
import { Reader } from '../../../convert/values/reader.ts';
import { wordsOf } from '../../../convert/schema/read.ts';
import { convention } from './adapter.ts';
import { read } from './read.ts';
import { write } from './write.ts';
import { parameterNode } from './write/source.ts';

const sourced = <T>(value: T, pointer = '/x'): Sourced<T> => ({ value, file: 'skill.json', pointer });

const EMPTY: Plugin = { tags: [], keywords: [], services: [], settings: [], tools: [], triggers: [] };

function written(plugin: Partial<Plugin>): Map<string, string> {
  const { files } = write({ ...EMPTY, ...plugin });
  return new Map(files.map((file) => [file.path.replace(/^[^/]*\//, ''), printFile(file).text]));
}

const tool = (over: Partial<Tool>): Tool => ({
  id: sourced('tide'),
  parameters: [],
  frame: [],
  examples: [],
  ...over,
});

test('the package has everything that the steps need', () => {
  const files = written({ id: sourced('tide'), tools: [tool({})] });
  expect([...files.keys()]).toEqual([
    'elizaos.plugin.json',
    'package.json',
    'src/index.ts',
    'tools.cjs',
    'tools.d.cts',
    'tsconfig.json',
  ]);
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
    type: 'module',
    scripts: { build: 'tsc' },
    peerDependencies: { '@elizaos/core': '^1.7.2 || ^2.0.0-alpha.3' },
    files: ['dist', 'tools.cjs', 'tools.d.cts', 'elizaos.plugin.json'],
  });
});

test('names stay different as core 1.x compares them, and similes find their own action', () => {
  const tools = ['getTide', 'GETTIDE', 'GET'].map((id) => tool({ id: sourced(id) }));
  const more = tool({ id: sourced('low'), aliases: [sourced('GET_LOW'), sourced('EBB')] });
  const source = written({ tools: [...tools, more] }).get('src/index.ts') ?? '';
  const names = [...source.matchAll(/"?name"?: ['"](\w+)['"]/g)].map(([, name]) => name);
  expect(names.slice(0, 4)).toEqual(['GET_TIDE', 'GETTIDE_2', 'GET', 'LOW']);
  expect(source).toContain('EBB');
  expect(source).not.toContain('GET_LOW');
});

test('parameters in the form that core 1.x describes are read as those of the list', () => {
  const parameters = { pier: { type: 'string', description: 'Where', required: true } };
  const list = [{ name: 'pier', description: 'Where', required: true, schema: { type: 'string' } }];
  const [asObject, asList] = [parameters, list].map((given) => {
    const text = `export default { name: 'tide', description: 'd', actions: [{ name: 'READ', description: 'd', parameters: ${JSON.stringify(given)}, handler: async () => ({ success: true }) }] };`;
    const source = { main: { path: 'src/index.ts', text, value: undefined }, others: [] };
    const [one] = read(compiled(source)).plugin.tools;
    return one?.parameters.map(({ name, required, words }) => [
      name.value,
      required,
      Object.fromEntries(words.map(([keyword, { value }]) => [keyword, value])),
    ]);
  });
  expect(asObject).toEqual(asList);
  expect(asObject).toEqual([['pier', true, { type: 'string', description: 'Where' }]]);
});

test('a keyword that is a tag too is written once', () => {
  const words = { tags: [sourced('tide', '/a')], keywords: [sourced('tide', '/b'), sourced('sea', '/c')] };
  expect(JSON.parse(written(words).get('package.json') ?? '')).toMatchObject({ keywords: ['tide', 'sea'] });
});

test('packages that callable code loads are dependencies', () => {
  const code = {
    convention: 'test',
    text: sourced('return 1;'),
    shell: () => ['', ''] as const,
    packages: [{ name: 'dayjs', version: sourced('^1.11.0') }, { name: 'ms' }],
  };
  const packaged = JSON.parse(written({ tools: [tool({ code })] }).get('package.json') ?? '') as object;
  expect(packaged).toMatchObject({ dependencies: { dayjs: '^1.11.0', ms: '*' } });
});

test('settings keep the names by which code of this host asks for them', () => {
  const key = sourced('api_key');
  const is = { service: '', key: 'api_key' };
  const asks = ['token', 'HARBOUR_TOKEN'].map((name) => ({ service: '', key: name, is }));
  const code = { convention: convention.id, text: sourced('() => 1'), asks };
  const files = written({
    id: sourced('tide'),
    settings: [{ key, kind: 'secret', required: true }],
    tools: [tool({ code })],
  });
  expect(JSON.parse(files.get('elizaos.plugin.json') ?? '')).toMatchObject({
    configSchema: { properties: { token: { type: 'string' } } },
    requiredSecrets: ['HARBOUR_TOKEN'],
  });
});

/** The parameter as it is written. */
function parameterOf(schema: Record<string, unknown>): unknown {
  const words = wordsOf(new Reader('skill.json', schema));
  const parameter: Parameter = { name: sourced('p'), words, required: false };
  return flatten(parameterNode(parameter), 'file.json').value;
}

test.each<[string, Record<string, unknown>, string, unknown]>([
  ['types and limits stay', { type: 'number', minimum: 1 }, 'p', { type: 'number', minimum: 1 }],
  ['formats are described', { type: 'string', format: 'date' }, 'Format date', { type: 'string' }],
  [
    'one of several types is taken',
    { type: ['null', 'integer'], description: 'D' },
    'D (type null or integer)',
    { type: 'integer' },
  ],
  ['only texts are listed', { type: 'integer', enum: [1, 2] }, 'One of: 1, 2', { type: 'integer' }],
  ['words of other languages are types', { type: 'int' }, 'p', { type: 'integer' }],
  [
    'what is inside has a description of its own',
    { type: 'array', items: { type: 'object', properties: { a: { format: 'date' } }, required: ['a'] } },
    'p',
    {
      type: 'array',
      items: {
        type: 'object',
        properties: { a: { type: 'string', description: 'Format date' } },
      },
    },
  ],
])('the host takes few keywords: %s', (_, given, description, schema) => {
  expect(parameterOf(given)).toEqual({ name: 'p', description, required: false, schema });
});

function readOf(files: Readonly<Record<string, string>>): ReturnType<typeof read> {
  const value = { id: 'tide', configSchema: { type: 'object', properties: { apiKey: { type: 'string' } } } };
  const others = Object.entries(files).map(([path, text]) => ({ path, text }));
  return read(
    compiled({ main: { path: 'elizaos.plugin.json', text: JSON.stringify(value), value }, others }),
  );
}

test('a manifest without code says that it has no actions', () => {
  expect(readOf({}).notices).toEqual([
    { code: 'no-actions', says: 'No actions found: add `src/index.ts`, and the files that it imports.' },
  ]);
  expect(readOf({ 'src/index.ts': 'export const tide = 1;' }).notices).toMatchObject([
    { says: 'No actions found in `src/index.ts`: add the files that define them.' },
  ]);
});

test('without the compiler the manifest alone is read, and conversions of ours', () => {
  const value = { id: 'tide', configSchema: { type: 'object', properties: { apiKey: { type: 'string' } } } };
  const main = { path: 'elizaos.plugin.json', text: JSON.stringify(value), value };
  const of = (text: string) => read({ main, others: [{ path: 'src/index.ts', text }] });
  const own = of(ACTION);
  expect(own.notices?.map(({ code }) => code)).toEqual(['not-compiled']);
  expect(own.plugin).toMatchObject({ id: { value: 'tide' }, tools: [], settings: [{ kind: 'secret' }] });
  const made = of('const facts: Fact[] = [{ "name": "MADE" }];');
  expect(made.notices).toEqual([]);
  expect(made.plugin.tools).toMatchObject([{ id: { value: 'MADE' } }]);
});

const ACTION = `import { logger } from '@elizaos/core';
import { TideService } from '../services/tide';
export const next = { name: 'NEXT_TIDE', handler: async (runtime) => {
  logger.info('asked');
  return runtime.getService<TideService>('tide').next(runtime.getSetting('TIDE_API_KEY'));
} };`;

test('code says which files and packages it needs, and how it asks for settings', () => {
  const { plugin, notices } = readOf({
    'src/actions/next.ts': ACTION,
    'src/services/tide.ts': 'export class TideService {}',
  });
  const is = { service: '', key: 'apiKey' };
  expect(notices).toEqual([]);
  expect(plugin.tools[0]?.code).toMatchObject({
    needs: ['logger'],
    from: ['@elizaos/core'],
    asks: [
      { service: '', key: 'apiKey', is },
      { service: '', key: 'TIDE_API_KEY', is },
    ],
  });
});

test('a plugin alone has the settings that its code asks for', () => {
  const text = `import { port } from './port';
export default { name: 'tide', actions: [{ name: 'ASK', description: 'd', validate: async () => true,
  handler: async (runtime) => ({ text: runtime.getSetting('TIDE_API_KEY') + port(runtime) + runtime.getSetting('TIDE_PORT') }) }] };`;
  const others = [
    { path: 'port.ts', text: `export const port = (runtime) => runtime.getSetting('TIDE_PORT');` },
  ];
  const main = { path: 'index.ts', text, value: undefined };
  const alone = read(compiled({ main, others })).plugin.settings;
  expect(alone.map(({ key, kind }) => [key.value, key.file, kind])).toEqual([
    ['TIDE_API_KEY', 'index.ts', 'secret'],
    ['TIDE_PORT', 'index.ts', 'text'],
  ]);
  const packaged = [...others, { path: 'package.json', text: '{"name":"tide"}' }];
  expect(read(compiled({ main, others: packaged })).plugin.settings).toEqual([]);
});

test('how a package is built says nothing about the plugin', () => {
  const text = JSON.stringify({ name: 'tide', type: 'module', scripts: { build: 'tsc', test: 'x' } });
  const { constants } = readOf({ 'package.json': text, 'tsconfig.json': '{"include": []}' });
  expect(constants?.map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
    'elizaos.plugin.json#/configSchema/type',
    'package.json#/scripts/build',
    'package.json#/scripts/test',
    'package.json#/type',
    'tsconfig.json#/include',
  ]);
});
