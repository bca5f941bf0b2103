// The guest's own script for plugins: the modules are evaluated, then an agent starts, handles a message or calls one
// member of the plugin, and stops.

import { boot } from '../../../sandbox/guest/boot.ts';
import { consoleOf } from '../../../sandbox/guest/console.ts';
import { provide } from '../../../sandbox/guest/harden.ts';
import { type Link, watched } from '../../../sandbox/guest/link.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import { provideNode } from '../../../sandbox/guest/node-like.ts';
import { isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { whenUnhandled } from '../../../sandbox/guest/unhandled.ts';
import { loggerOf } from './agent/logger.ts';
import { Recorder, thrownOf } from './agent/recorder.ts';
import { coreModule } from './core-module.ts';
import type { ModuleBody } from './modules.ts';
import { packagesOf } from './packages.ts';
import { runPlugin } from './run-plugin.ts';
import type { Outcome } from './session.ts';
import { messageOf } from './values.ts';
import type { PluginStart } from './start.ts';

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
  const recorder = new Recorder((about, text) =>
    link.say('log', [
      ['level', stringify(about)],
      ['text', stringify(text)],
    ]),
  );
  provide(global, 'process', processOf(link, start));
  const { log, warn, error } = consoleOf(recording(link, recorder), false);
  provide(global, 'console', { log, info: log, debug: log, warn, error });
  const logger = loggerOf(recorder, start.places.env.LOG_LEVEL);
  const missing = (name: string): never => {
    recorder.record.needs ??= `${name}, of @elizaos/core`;
    throw new Error(`\`${name}\` of @elizaos/core is not in the sandbox of this page`);
  };
  const core = coreModule({ logger, require, missing, env: start.places.env });
  provide(global, '__run__', async (modules: Readonly<Record<string, ModuleBody>>): Promise<Outcome> => {
    const load = packagesOf({ start, recorder, modules, core, require });
    const outcome = await runPlugin({ link, start, recorder, logger, load, ended: endOf(recorder) });
    // Only what is thrown has its place looked up.
    if (outcome.error !== undefined) throw new Failed(outcome);
    return outcome;
  });
  return { returned: (outcome) => resultOf(outcome as Outcome), threw };
});

/** An exception that nothing catches ends the process at once; of a rejection that nothing handles the page hears first. */
function endOf(recorder: Recorder): Promise<void> {
  const { record, tell } = recorder;
  return new Promise((resolve) =>
    whenUnhandled((kind, error) => {
      record[kind] ??= thrownOf(error);
      tell('the process ends', messageOf(error));
      if (kind === 'uncaught') resolve();
    }),
  );
}

/** Lines of the plugin's console are a part of the record too. */
function recording(link: Link, recorder: Recorder): Pick<Link, 'say'> {
  return {
    say: (kind, fields = []) => {
      recorder.line('console', parse(fields[1]?.[1] ?? '""'));
      link.say(kind, fields);
    },
  };
}

/** `process.env` has the environment, and in Milady's time the stored settings too; each reading is reported. */
function processOf(link: Link, { service, places, core }: PluginStart): object {
  const { settings, secrets, settingsSecrets, env } = places;
  const all = core === 'milady' ? { ...settings, ...secrets, ...settingsSecrets, ...env } : env;
  const texts = Object.entries(all).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  const watching = watched(
    link,
    service,
    Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
  );
  return {
    env: watching,
    platform: 'linux',
    version: 'v22.23.3',
    versions: { node: '22.23.3' },
    cwd: () => '/app',
  };
}

function resultOf({ isError = false, content, report = {} }: Outcome): GuestResult {
  return { isError, ...(content === undefined ? {} : { content }), value: stringify(report) };
}

function threw(error: unknown): GuestResult {
  if (error instanceof Failed) return resultOf(error.outcome);
  return { isError: true, content: messageOf(error), value: '{}' };
}
