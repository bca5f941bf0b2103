// The guest's own script for plugins: the modules are evaluated, then `init` and services run as in the agent's
// runtime, then one member of the plugin is called.

import { boot } from '../../../sandbox/guest/boot.ts';
import { consoleOf } from '../../../sandbox/guest/console.ts';
import { provide } from '../../../sandbox/guest/harden.ts';
import type { Link } from '../../../sandbox/guest/link.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import { provideNode } from '../../../sandbox/guest/node-like.ts';
import { isObjectLike, stringify } from '../../../sandbox/guest/primordials.ts';
import { watched } from '../../../sandbox/guest/settings.ts';
import { callMember } from './calls/member.ts';
import { coreModule } from './core-module.ts';
import { initialise, startServices, stopServices } from './lifecycle.ts';
import { evaluate, type ModuleBody } from './modules.ts';
import { pluginOf, type FoundPlugin } from './plugin-of.ts';
import { runtimeOf, type RunningService } from './runtime.ts';
import { messageOf, teller, type Outcome, type Session } from './session.ts';
import type { PluginStart, Report } from './start.ts';

type Modules = Readonly<Record<string, ModuleBody>>;

/** An error whose place is reported beside a result that was made already. */
class Failed {
  readonly stack: unknown;
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.stack = isObjectLike(outcome.error) ? (outcome.error as { stack?: unknown }).stack : undefined;
    this.outcome = outcome;
  }
}

boot((global, given, link) => {
  const start = given as PluginStart;
  const { require } = provideNode(global, start, link);
  provide(global, 'process', processOf(link, start));
  const { log, warn, error } = consoleOf(link, false);
  const logger: Record<string, unknown> = { log, info: log, debug: log, success: log, trace: log };
  Object.assign(logger, { progress: log, warn, error, fatal: error, child: () => logger });
  const core = coreModule(logger, require);
  const modulesOfHost = (name: string): unknown => {
    if (name === 'node:module' || name === 'module') return { createRequire: () => require };
    return name.startsWith('@elizaos/') ? core : require(name);
  };
  provide(global, '__run__', async (modules: Modules): Promise<Outcome> => {
    const outcome = await runPlugin({ link, start, logger }, () =>
      pluginOf(evaluate(modules, start, modulesOfHost)),
    );
    // Only what is thrown has its place looked up.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (outcome.error !== undefined) throw new Failed(outcome);
    return outcome;
  });
  return { returned: (outcome) => resultOf(outcome as Outcome), threw };
});

interface Around {
  readonly link: Link;
  readonly start: PluginStart;
  readonly logger: object;
}

/** Never rejects: what is thrown is a part of the outcome. */
async function runPlugin({ link, start, logger }: Around, load: () => FoundPlugin): Promise<Outcome> {
  const tell = teller(link);
  const services: RunningService[] = [];
  let before: Report['before'] = 'load';
  try {
    const plugin = load();
    const runtime = runtimeOf({ link, start, plugin, logger, tell, services });
    const session: Session = { start, plugin, runtime, tell };
    before = 'init';
    await initialise(session);
    before = undefined;
    await startServices(session, services);
    return await callMember(session);
  } catch (error) {
    const report = before === undefined ? {} : { before };
    return { isError: true, content: messageOf(error), report, error: error ?? null };
  } finally {
    await stopServices(services, tell);
  }
}

/** `process.env` has the stored settings, as a started agent has its secrets; each reading is reported. */
function processOf(link: Link, { service, settings }: PluginStart): object {
  const texts = Object.entries(settings).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  const env = watched(link, service, Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
  return { env, platform: 'linux', version: 'v20.0.0', versions: { node: '20.0.0' }, cwd: () => '/' };
}

function resultOf({ isError = false, content, report = {} }: Outcome): GuestResult {
  return { isError, ...(content === undefined ? {} : { content }), value: stringify(report) };
}

function threw(error: unknown): GuestResult {
  if (error instanceof Failed) return resultOf(error.outcome);
  return { isError: true, content: messageOf(error), value: '{}' };
}
