// Runs members of a plugin as the agent's runtime does.

import { member } from '../../model/guards.ts';
import type { Mocks, RunCall, Runner } from '../../model/run.ts';
import { runnerOf, type CallPlan, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { PluginStart } from './guest/start.ts';
import type { Modules, RunMember } from './run/actions.ts';
import { withCompiled } from './run/compiled.ts';
import { modes, type ElizaMode } from './run/modes.ts';
import { programOf } from './run/program.ts';
import { resultOf } from './run/result.ts';

const WRAPPER = { before: '', after: '' };

const plan: HostPolicy<ElizaMode>['plan'] = (call, { core }, mocks) => {
  const { modules, name } = call.tool.rest as RunMember;
  const { entry, secrets } = modules;
  const program = modules.program ?? programOf([]);
  const kind = call.tool.kind ?? 'action';
  const service = serviceOf(call);
  const start: PluginStart = {
    entry,
    imports: program.imports,
    kind,
    name,
    core,
    args: JSON.stringify(call.args ?? {}),
    service,
    settings: withSecrets(mocks.config[service]?.data ?? {}, secrets),
    clock: mocks.clock,
    seed: mocks.seed,
  };
  return {
    wrapper: WRAPPER,
    code: `return __run__(${program.text});`,
    start,
    answer: answersOf(mocks),
    result: (returned) => resultOf(returned, { kind, name, places: program.places }),
  };
};

/** Answers what the runtime asks for by its name: a type of model, or a member of the runtime. */
function answersOf({ tools }: Mocks): NonNullable<CallPlan['answer']> {
  return (method, params, log) => {
    if (method !== 'runtime') return undefined;
    const [name, args] = [textIn(params, 'name'), textIn(params, 'args')];
    const entry = { kind: 'tool', at: log.clock(), ms: 0, name, args } as const;
    const mock = tools.find((one) => one.name === name);
    if (!mock || mock.isError) {
      const failure =
        mock?.content ?? `No answer is set for ${name}: add one of that name under “Mocks and network”.`;
      log.write({ ...entry, failure });
      throw new Error(failure);
    }
    log.write({ ...entry, content: mock.content });
    return mock.content;
  };
}

function textIn(params: unknown, name: string): string {
  const value = member(params, name);
  return typeof value === 'string' ? value : '';
}

/** The settings, in which an unset secret gets the value of the setting that asks for it. */
function withSecrets(
  data: Readonly<Record<string, unknown>>,
  secrets: Modules['secrets'],
): Readonly<Record<string, unknown>> {
  const all = new Map(Object.entries(data));
  for (const { name, setting } of secrets) {
    const value = all.get(setting);
    if (value !== undefined && (all.get(name) ?? '') === '') all.set(name, value);
  }
  return Object.fromEntries(all);
}

/** The name of the only service of a plugin. */
function serviceOf({ services, packageId }: RunCall): string {
  return services[0]?.name ?? (packageId === '' ? 'plugin' : packageId);
}

const linkedRunner = runnerOf({
  modes,
  settings: 'runtime.getSetting',
  asks: {
    call: 'runtime',
    heading: 'Answers of models and the agent',
    one: 'Answer',
    add: 'Add an answer by name',
    example: { name: 'TEXT_LARGE', content: 'A text of the model', isError: false },
  },
  empty:
    'The code of actions is in the plugin’s own modules. Open `src/index.ts` together with the manifest, or choose File > Add files beside the manifest.',
  guest: { prelude },
  plan,
});

/** Runs actions and every other member that a host calls; modules are compiled first. */
export const runner: Runner = {
  ...linkedRunner,
  run: async (call, mocks, watch, stop, options = {}) => {
    const compiled = await withCompiled(call, options.compile);
    if ('refused' in compiled) {
      return { mode: call.mode, ...compiled.refused, ms: 0, timeline: [], used: [] };
    }
    return linkedRunner.run(compiled.call, mocks, watch, stop, options);
  },
};
