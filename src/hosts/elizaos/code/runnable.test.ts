// What of a plugin's code can be run, read through the compiler.

import { expect, test } from 'vitest';
import { PluginCompiler } from '../../../lang/typescript/program.ts';
import { runnable } from './runnable.ts';
import { sourceHost } from './host.ts';

const [release] = sourceHost.releases;
const compiler = new PluginCompiler(await sourceHost.declarations(release));

function read(files: Readonly<Record<string, string>>) {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  return runnable({ files: all, main: 'index.ts', programs: new Map([[release, compiler.compile(all)]]) });
}

test('members are followed over constants, spreads and files', () => {
  const found = read({
    'index.ts': `import type { Plugin } from '@elizaos/core';
import { all, PREFIX } from './all';
const base = { routes: [{ type: 'GET', path: \`/\${PREFIX}/:id\`, handler: async () => {} }] };
export const plugin: Plugin = { ...base, name: 'p', description: 'd', actions: [...all], models: { TEXT_SMALL: async () => 'x' } };
export default plugin;
`,
    'all.ts': `export const PREFIX = 'notes';
const KEYS = { port: 'port' } as const;
const one = { name: 'ONE', description: 'One', parameters: [{ name: KEYS.port, description: 'p', required: true, schema: { type: 'string' } }], validate: async () => true, handler: async () => undefined };
export const all = [one];
`,
  });
  expect(found?.tools.map(({ kind, name }) => [kind, name])).toEqual([
    ['action', 'ONE'],
    ['route', 'GET /notes/:id'],
    ['model', 'TEXT_SMALL'],
  ]);
  expect(found?.tools[0]?.parameters).toEqual({
    type: 'object',
    properties: { port: { description: 'p', type: 'string' } },
    required: ['port'],
  });
});

test('of lists that code makes, what the files show is offered', () => {
  const found = read({
    'index.ts': `import { more } from './more';
declare function make(name: string): { name: string };
const go = { name: 'GO', description: 'd', validate: async () => true, handler: async () => undefined };
export default { name: 'p', description: 'd', actions: ['A'].map(make), providers: [make('x')], tests: more };
`,
    'more.ts': `export const more = [{ name: 'suite', tests: [] }, { name: 'inline', tests: [] }];`,
    'apart.ts': `export const go = { name: 'APART', description: 'd', handler: async () => undefined };`,
  });
  expect(found?.tools.map(({ kind, name }) => [kind, name])).toEqual([
    ['action', 'GO'],
    ['test', 'suite'],
    ['test', 'inline'],
  ]);
  expect(found?.note).toContain('does not import `apart.ts`');
});

test('what is required and imported later belongs to the plugin, and what no plugin lists is offered', () => {
  const go = (name: string): string =>
    `exports.one = { name: '${name}', description: 'd', handler: async () => undefined };`;
  const found = read({
    'index.js': `const { one } = require('./one');\nconst two = () => import('./two.js');\nmodule.exports = { name: 'p', actions: [].concat(one, two) };`,
    'one.js': go('ONE'),
    'two.js': go('TWO'),
  });
  expect(found?.note).toBeUndefined();
  expect(found?.tools.map(({ name }) => name)).toEqual(['ONE', 'TWO']);
  const alone = read({ 'index.ts': go('ALONE').replace('exports.one =', 'export const one =') });
  expect(alone?.tools.map(({ name }) => name)).toEqual(['ALONE']);
});

test('events and the parameters of routes are offered', () => {
  const found = read({
    'index.ts': `export default { name: 'p', description: 'd', events: { MESSAGE_RECEIVED: [async () => undefined] },
  routes: [{ type: 'GET', path: '/notes/:id', handler: async () => undefined }],
  evaluators: [{ name: 'MOOD', description: 'Reads the mood', examples: [], validate: async () => true, handler: async () => undefined }],
  providers: [{ name: 'CLOCK', description: 'The time', get: async () => ({ text: 'x' }) }] };`,
  });
  expect(found?.tools.map(({ kind, name, description }) => [kind, name, description])).toEqual([
    ['provider', 'CLOCK', 'The time'],
    ['evaluator', 'MOOD', 'Reads the mood'],
    ['route', 'GET /notes/:id', ''],
    ['event', 'MESSAGE_RECEIVED', ''],
  ]);
  expect(found?.tools[2]?.parameters).toMatchObject({
    properties: { params: { required: ['id'] }, query: {} },
  });
});

test('a file that is nested too deeply is named', () => {
  const found = read({ 'index.ts': `export default { name: 'p', actions: [] };${'async('.repeat(60_000)}` });
  expect(found).toMatchObject({ tools: [] });
  expect(found?.note).toContain('`index.ts`: nested too deeply');
});
