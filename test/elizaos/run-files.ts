// Runs a plugin's code in Node.js as the guest does, with a table of answers instead of the page.

import { createHash } from 'node:crypto';
import type { Link } from '../../src/sandbox/guest/link.ts';
import type { RunTool } from '../../src/model/run.ts';
import { transpile } from '../../src/lang/typescript/transpile.ts';
import { runnable, type RunMember } from '../../src/hosts/elizaos/run/actions.ts';
import { messageOf } from '../../src/hosts/elizaos/run/message.ts';
import { programOf } from '../../src/hosts/elizaos/run/program.ts';
import { loggerOf } from '../../src/hosts/elizaos/guest/agent/logger.ts';
import { Recorder } from '../../src/hosts/elizaos/guest/agent/recorder.ts';
import { coreModule } from '../../src/hosts/elizaos/guest/core-module.ts';
import type { ModuleBody } from '../../src/hosts/elizaos/guest/modules.ts';
import { packagesOf } from '../../src/hosts/elizaos/guest/packages.ts';
import { runPlugin } from '../../src/hosts/elizaos/guest/run-plugin.ts';
import type { Outcome } from '../../src/hosts/elizaos/guest/session.ts';
import type { PluginStart, RunRecord } from '../../src/hosts/elizaos/guest/start.ts';

export interface Given {
  /** Path → text; a package is a folder with a package.json. */
  readonly files: Readonly<Record<string, string>>;
  readonly args?: object;
  readonly start?: Partial<PluginStart>;
  readonly answers?: Readonly<Record<string, string>>;
}

export interface Ran {
  readonly outcome: Outcome;
  readonly record: RunRecord;
  /** Lines of the timeline. */
  readonly reported: readonly string[];
}

/** ms; a start or a message that takes longer counts as one that never ends. */
const PATIENCE = 300;

/** `args` are those of a whole message; `start` changes what the page would send. */
export async function runFiles({ files, args = {}, start = {}, answers = {} }: Given): Promise<Ran> {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const main = { path: 'elizaos.plugin.json', text: '{}', value: {} };
  const { tools } = runnable({ main, others: sources }, { tools: [], services: [] });
  const tool = tools.at(-1) as RunTool;
  const { modules } = tool.rest as RunMember;
  const compiled = new Map(
    Object.values(modules.packages).flatMap((entry) => {
      const made = transpile(sources, entry);
      if (made.kind === 'refused') throw new Error(made.reason);
      return made.modules.map((module) => [module.path, module] as const);
    }),
  );
  const program = programOf([...compiled.values()]);
  const bodies = (0, eval)(`(${program.text})`) as Readonly<Record<string, ModuleBody>>;
  const whole: PluginStart = {
    imports: program.imports,
    packages: modules.packages,
    plugins: modules.plugins,
    declared: modules.declared,
    kind: 'message',
    name: 'A message',
    core: '1.7',
    message: messageOf(tool, 'A message', args),
    args: '{}',
    service: 'p',
    places: { env: {}, runtime: {} },
    answers: Object.keys(answers),
    patience: PATIENCE,
    clock: null,
    seed: null,
    ...start,
  };
  return runStart(whole, bodies, answers);
}

async function runStart(
  start: PluginStart,
  modules: Readonly<Record<string, ModuleBody>>,
  answers: Readonly<Record<string, string>>,
): Promise<Ran> {
  const reported: string[] = [];
  const recorder = new Recorder((about, text) => void reported.push(`${about}: ${text}`));
  const link = {
    say: () => undefined,
    ask: (_: string, params: string, arrive: (answer: object) => { value?: unknown; error?: Error }) => {
      const { name } = JSON.parse(params) as { name: string };
      const answer = answers[name];
      const { value, error } = arrive(
        answer === undefined ? { error: { message: `no answer for ${name}` } } : { value: answer },
      );
      return error === undefined ? Promise.resolve(value) : Promise.reject(error);
    },
  } as unknown as Link;
  const logger = loggerOf(recorder, start.places.env.LOG_LEVEL);
  const require = (name: string): unknown => {
    if (name === 'crypto') return { createHash };
    throw new Error(`no ${name}`);
  };
  const missing = (name: string): never => {
    throw new Error(`\`${name}\` is not here`);
  };
  const core = coreModule({ logger, require, missing, env: start.places.env });
  const load = packagesOf({ start, recorder, modules, core, require });
  const unhandled = (error: unknown): void => {
    recorder.record.unhandled ??= (error as Error).message;
  };
  process.on('unhandledRejection', unhandled);
  try {
    const ended = new Promise<void>(() => undefined);
    const outcome = await runPlugin({ link, start, recorder, logger, load, ended });
    return { outcome, record: JSON.parse(outcome.report?.record ?? '{}') as RunRecord, reported };
  } finally {
    process.off('unhandledRejection', unhandled);
  }
}
