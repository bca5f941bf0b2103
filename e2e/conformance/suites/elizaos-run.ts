// Replays plugins that were loaded, started and used in a real agent, in the built page's sandbox.

import type { ConfigEntry, Compiled, RunCall, RunResult, ToolMock } from '../../../src/model/run.ts';
import { runnable, type RunMember } from '../../../src/hosts/elizaos/run/actions.ts';
import { PLACES } from '../../../src/hosts/elizaos/run/places.ts';
import { transpile } from '../../../src/lang/typescript/transpile.ts';
import { argsOf, filesOf, recorded, type Case } from '../elizaos-cases.ts';
import type { RunRecord } from '../../../src/hosts/elizaos/guest/start.ts';
import { replayedInPage, type Loader, type RunningPage } from '../built-page.ts';
import type { Comparison, Suite } from '../suite.ts';

const MODE = 'core-1.7.2';

export const suite: Suite = {
  name: 'elizaos-run',
  runsCode: true,
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    yield* await replayedInPage(lines, brief, async (page, one: Case) => {
      const { value, ...rest } = await runIn(page, one);
      const actual = value === undefined ? rest : recorded(JSON.parse(value) as RunRecord, one);
      return { id: one.id, release: '1.7.2', expected: one.expected, actual };
    });
  },
};

async function runIn(page: RunningPage, one: Case): Promise<RunResult> {
  const sources = Object.entries(filesOf(one)).map(([path, text]) => ({ path, text }));
  const main = { path: 'elizaos.plugin.json', text: '{}', value: {} };
  const { tools } = runnable({ main, others: sources }, { tools: [], services: [] });
  const tool = tools.at(-1);
  if (!tool) throw new Error(`${one.id} has nothing to run.`);
  const { modules, name } = tool.rest as RunMember;
  const changed = { ...modules, plugins: one.plugins ?? modules.plugins, isTest: one.testMode === true };
  const rest: RunMember = { name, modules: changed };
  const call: RunCall = {
    packageId: 'p',
    tool: { ...tool, rest },
    args: argsOf(one),
    mode: MODE,
    services: [],
  };
  const compiled = Object.fromEntries(
    Object.values(modules.packages).map((path): [string, Compiled] => [path, transpile(sources, path)]),
  );
  return page.evaluate(
    async ([call, config, tools, compiled]) => {
      const { loadParts } = globalThis as unknown as Loader;
      const runner = await (await loadParts()).loadRunner('elizaos');
      const http = { method: '', address: '*', status: 200, headers: [], body: '', delayMs: 0, fails: true };
      const mocks = { config, http: [http], tools, clock: null, seed: null };
      const compile = (_: unknown, path: string): Promise<Compiled> =>
        Promise.resolve(compiled[path] as Compiled);
      const limits = { synchronous: 5_000, wall: 5_000 };
      return runner.run(call, mocks, undefined, undefined, { compile, limits });
    },
    [call, configOf(one), mocksOf(one), compiled] as const,
  );
}

function configOf(one: Case): Record<string, ConfigEntry> {
  const { secrets, settings, settingsSecrets, env, runtimeSettings } = one;
  const places = {
    [PLACES.secrets]: secrets,
    [PLACES.settings]: settings,
    [PLACES.settingsSecrets]: settingsSecrets,
    [PLACES.runtime]: runtimeSettings,
    p: env,
  };
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, data]) => (data ? [[name, { data, active: true }]] : [])),
  );
}

function mocksOf({ answers = {} }: Case): ToolMock[] {
  const all = Object.entries(answers).map(([name, content]) => ({ name, content, isError: false }));
  const failing = ['TEXT_SMALL', 'TEXT_LARGE'].filter((type) => !Object.hasOwn(answers, type));
  return [...all, ...failing.map((name) => ({ name, content: `no answer for ${name}`, isError: true }))];
}
