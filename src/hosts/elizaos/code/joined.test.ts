// What the compiler and a rule of ours both say is said once, and fixes end what they are for.

import { expect, test } from 'vitest';
import { PluginCompiler } from '../../../lang/typescript/program.ts';
import { sourceHost } from './host.ts';

const greet = (members: string): string =>
  `{ name: 'GREET_USER', description: 'Greets', similes: [], examples: [], ${members} }`;
const GREET = greet('validate: async () => true, handler: async () => ({ success: true })');

const pluginOf = (
  members: string,
  action = GREET,
): string => `import type { Action, Plugin } from '@elizaos/core';
const greet: Action = ${action};
const plugin: Plugin = { name: 'x', description: 'y', ${members} };
export default plugin;
`;

async function stated(text: string): Promise<(readonly [code: string, fixes: readonly string[]])[]> {
  const files = [{ path: 'src/index.ts', text }];
  const programs = await Promise.all(
    sourceHost.releases.map(async (release) => {
      const compiler = new PluginCompiler(await sourceHost.declarations(release));
      return [release, compiler.compile(files)] as const;
    }),
  );
  const { findings } = sourceHost.check({ files, main: 'src/index.ts', programs: new Map(programs) });
  return [...findings.values()].flat().map(({ code, fixes = [] }) => [code, fixes.map(({ title }) => title)]);
}

test.each<[string, string, string, readonly string[]]>([
  [
    'a function that is not async',
    pluginOf('actions: [greet]', greet('validate: () => true, handler: async () => ({ success: true })')),
    'types',
    ['Make it async'],
  ],
  [
    'a member that is missing',
    pluginOf('actions: [greet]', greet('handler: async () => ({ success: true })')),
    'source-part-missing',
    ['Add `validate`'],
  ],
])('%s is said once, at its worst', async (_, text, code, fixes) => {
  expect(await stated(text)).toEqual([[`elizaos/${code}`, fixes]]);
});

test('one action that is listed twice is not renamed, but listed once', async () => {
  expect(await stated(pluginOf('actions: [greet, greet]'))).toEqual([
    ['elizaos/source-duplicate-unused', ['Remove the second entry']],
  ]);
});

test('of a text that does not parse, nothing else is said', async () => {
  const all = await stated(
    "import type { Plugin } from '@elizaos/core';\nexport const p: Plugin = { name: 'x', ;",
  );
  expect(new Set(all.map(([code]) => code))).toEqual(new Set(['elizaos/types-unloadable']));
});
