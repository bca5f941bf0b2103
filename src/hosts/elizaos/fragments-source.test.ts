// Plugins that are started from the interfaces of the documentation.

import { expect, test } from 'vitest';
import { PluginCompiler } from '../../lang/typescript/program.ts';
import { sourceFragment } from './fragments-source.ts';
import { sourceHost } from './code/host.ts';

const INTERFACES = [
  'interface Action { handler: (runtime: IAgentRuntime) => void }',
  'interface Evaluator { alwaysRun?: boolean }',
  'interface Provider { get: (runtime: IAgentRuntime) => void }',
  'interface ServiceDefinition { serviceType: string }',
  'interface Route { handler: (runtime: IAgentRuntime) => void }',
  'type ModelHandler = (runtime: IAgentRuntime) => void',
  'interface ComponentType { name: string }',
];

test.each(INTERFACES)('the compiler takes what is started from %s, in every release', async (text) => {
  const whole = sourceFragment(text)?.wholeText ?? '';
  expect(whole).toContain(`// ${text}`);
  const files = [{ path: 'src/index.ts', text: whole }];
  const programs = await Promise.all(
    sourceHost.releases.map(async (release) => {
      const compiler = new PluginCompiler(await sourceHost.declarations(release));
      return [release, compiler.compile(files)] as const;
    }),
  );
  const { findings } = sourceHost.check({ files, main: 'src/index.ts', programs: new Map(programs) });
  const refused = [...findings.values()].flat().filter(({ code }) => code === 'elizaos/types');
  expect(refused).toEqual([]);
});

test('a model handler alone is put into a plugin', () => {
  const whole = sourceFragment("const say: ModelHandler = async () => 'Ahoy';")?.wholeText;
  expect(whole).toContain('models: { TEXT_SMALL: say }');
});
