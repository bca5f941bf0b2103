// Runs members of a plugin as the agent's runtime does.

import { textIn } from '../../model/guards.ts';
import type {
  Mocks,
  RunCall,
  RunModule,
  Runner,
  RunMode,
  Compile,
  Compiled,
  HostResult,
} from '../../model/run.ts';
import { runnerOf, type CallPlan, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { PluginStart, Core } from './guest/start.ts';
import type { Modules, RunMember } from './run/actions.ts';
import { messageOf } from './run/message.ts';
import { PLACES, placesIn } from './run/places.ts';
import { programOf } from './run/program.ts';
import { resultOf } from './run/result.ts';
import { V2026_03 } from './releases.ts';

interface ElizaMode extends RunMode {
  readonly core: Core;
}

const COMMON =
  'The plugin’s `init` runs first, then services start, and they stop in the end. From Node.js there are only `crypto`, `buffer` and `url`; other packages can be imported, and a run that uses one ends there.';

/** Milady's time first. */
const modes: readonly [ElizaMode, ...ElizaMode[]] = [
  {
    id: V2026_03,
    release: V2026_03,
    label: V2026_03,
    about: `As the documentation says: an action runs if its \`validate\` says so, and gets its arguments in \`options.parameters\`. ${COMMON}`,
    asksApproval: false,
    core: 'milady',
  },
  {
    id: 'core-1.7.2',
    release: V2026_03,
    label: '@elizaos/core 1.7.2',
    about: `A message goes the whole way. The core does not ask \`validate\` before it runs an action that the model names, parameters are in \`state.data.actionParams\`, and the person gets only what the callback got. ${COMMON}`,
    asksApproval: false,
    core: '1.7',
  },
];

const WRAPPER = { before: '', after: '' };

/** ms until a start or a message counts as one that never ends; the core has no limit of its own. */
const PATIENCE = 10_000;

const plan: HostPolicy<ElizaMode>['plan'] = (call, { core }, mocks, options) => {
  const { modules, name } = call.tool.rest as RunMember;
  const { packages, plugins, declared, secrets, isTest = false } = modules;
  const program = modules.program ?? programOf([]);
  const kind = call.tool.kind ?? 'action';
  if (kind === 'message' && core === 'milady') return { refused: NO_MESSAGE };
  const service = serviceOf(call);
  const environment = withSecrets(mocks.config[service]?.data ?? {}, secrets);
  const start: PluginStart = {
    imports: program.imports,
    packages,
    plugins,
    declared,
    kind,
    name,
    core,
    message: core === '1.7' ? messageOf(call.tool, name, call.args) : null,
    args: JSON.stringify(call.args ?? {}),
    service,
    places: { ...placesIn(mocks.config, environment), testMode: isTest },
    answers: mocks.tools.map((one) => one.name),
    patience: Math.min(PATIENCE, (options.limits?.wall ?? PATIENCE) * 0.6),
    clock: mocks.clock,
    seed: mocks.seed,
  };
  return {
    wrapper: WRAPPER,
    code: `return __run__(${program.text});`,
    start,
    answer: answersOf(mocks),
    result: (returned) => resultOf(returned, { kind, name, core, places: program.places }),
  };
};

const NO_MESSAGE: HostResult = {
  kind: 'unavailable',
  isError: false,
  note: 'The documentation does not say what an agent does with a message. Choose `@elizaos/core 1.7.2` under *Runs as*.',
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

/** The name of the group that has the environment. */
function serviceOf({ services, packageId }: RunCall): string {
  const places: readonly string[] = Object.values(PLACES);
  const own = services.find(({ name }) => !places.includes(name));
  return own?.name ?? (packageId === '' ? 'plugin' : packageId);
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

/** The call with compiled modules, or the result where there are none. */
async function withCompiled(
  call: RunCall,
  compile: Compile | undefined,
): Promise<{ readonly call: RunCall } | { readonly refused: HostResult }> {
  const { modules, ...member } = call.tool.rest as RunMember;
  if (!compile) return { refused: { kind: 'unavailable', isError: true, note: NO_COMPILER } };
  const all = new Map<string, RunModule>();
  for (const entry of new Set(Object.values(modules.packages))) {
    let compiled: Compiled;
    try {
      compiled = await compile(modules.sources, entry);
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error);
      return { refused: { kind: 'unavailable', isError: true, note } };
    }
    if (compiled.kind === 'refused') return { refused: refusal(compiled, modules) };
    for (const module of compiled.modules) all.set(module.path, module);
  }
  const made: Modules = { ...modules, program: programOf([...all.values()]) };
  return {
    call: { ...call, tool: { ...call.tool, rest: { ...member, modules: made } satisfies RunMember } },
  };
}

const NO_COMPILER = 'The plugin’s modules must be compiled before they run, and the compiler is not loaded.';

function refusal(
  { path, span, reason }: Extract<Compiled, { kind: 'refused' }>,
  { sources }: Modules,
): HostResult {
  const before = sources
    .find((file) => file.path === path)
    ?.text.slice(0, span.from)
    .split('\n') ?? [''];
  return {
    kind: 'threw',
    isError: true,
    content: reason,
    words: { headline: 'The plugin cannot be compiled', label: 'Error' },
    file: path,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}
