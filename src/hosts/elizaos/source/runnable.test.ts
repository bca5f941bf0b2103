// What of a plugin's code can be run, read through the compiler.

import { expect, test } from 'vitest';
import { PluginCompiler } from '../../../typescript/program.ts';
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
  expect(found?.open).toEqual([]);
});

test('lists that code makes are open', () => {
  const found = read({
    'index.ts': `declare function make(name: string): { name: string };
export default { name: 'p', description: 'd', actions: ['A'].map(make), providers: [make('x')], tests: [] };
`,
  });
  expect(found).toMatchObject({ tools: [], open: ['action', 'provider'] });
});
