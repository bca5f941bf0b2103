// One run: the plugin is loaded, its agent starts, gets a message or calls a member, and stops.

import type { Link } from '../../../sandbox/guest/link.ts';
import { parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { AgentRuntime } from './agent/agent.ts';
import { bootstrapOf, modelsOf } from './agent/bootstrap.ts';
import { resolvePlugins } from './agent/loading.ts';
import type { Logger } from './agent/logger.ts';
import { deciderOf, handleMessage, isOwn } from './agent/message.ts';
import { thrownOf, type Recorder } from './agent/recorder.ts';
import type { AgentPlugin } from './agent/shapes.ts';
import { callMember } from './calls/member.ts';
import type { Exports } from './modules.ts';
import { pluginOf } from './plugin-of.ts';
import type { Outcome } from './session.ts';
import { jsonOf, messageOf } from './values.ts';
import type { PluginStart } from './start.ts';

/** What a run has around it. */
export interface Around {
  readonly link: Link;
  readonly start: PluginStart;
  readonly recorder: Recorder;
  readonly logger: Logger;
  /** The exports of an installed package; throws where it cannot be imported. */
  readonly load: (name: string) => Exports;
  /** Resolves when the process is at its end. */
  readonly ended: Promise<void>;
}

/** Never rejects: what is thrown is a part of the outcome. */
export async function runPlugin(around: Around): Promise<Outcome> {
  const { recorder, ended } = around;
  const outcome = await Promise.race([whole(around), ended.then((): Outcome => ({}))]);
  const { record } = recorder;
  const { report = {}, ...rest } = outcome;
  return { ...rest, report: { ...report, record: jsonOf(record) ?? '{"lines":[]}' } };
}

async function whole(around: Around): Promise<Outcome> {
  const { recorder, start } = around;
  const hosts = hostPluginsOf(around);
  let plugins: readonly AgentPlugin[];
  try {
    plugins = await pluginsOf(around, hosts);
  } catch (error) {
    recorder.record.loadError = thrownOf(error);
    return failed(error, 'load');
  }
  const own = plugins.filter((plugin) => !hosts.includes(plugin));
  recorder.record.plugins = own.map(({ name }) => name);
  const agent = new AgentRuntime({
    ...around,
    core: start.core,
    places: start.places,
    service: start.service,
    ask: (name, args) => asked(around.link, name, args),
  });
  try {
    const begun = await patient(start.patience, agent.initialize(plugins));
    if (!begun) return hanging(recorder);
  } catch (error) {
    recorder.record.startError = thrownOf(error);
    recorder.record.registered = registered(agent, hosts);
    return failed(error, 'init');
  }
  recorder.record.registered = registered(agent, hosts);
  const outcome = await used(around, agent, own.at(-1), hosts);
  if (recorder.record.hangs) return outcome;
  await stopped(recorder, agent);
  return outcome;
}

/** Milady’s own way to find a plugin, or the core’s. */
async function pluginsOf(
  { start, load, logger }: Around,
  [models, bootstrap]: readonly [AgentPlugin, AgentPlugin],
): Promise<readonly AgentPlugin[]> {
  if (start.core === 'milady') {
    const [name = ''] = start.plugins;
    return [models, { name: 'plugin', ...pluginOf(load(name)) } as unknown as AgentPlugin];
  }
  const isTest = start.places.testMode === true;
  return resolvePlugins([models, ...start.plugins, bootstrap], { logger, load, isTest });
}

function hostPluginsOf({ start, recorder, logger, link }: Around): readonly [AgentPlugin, AgentPlugin] {
  const decide = start.message ? deciderOf(start.message) : (): null => null;
  const answer = (type: string, params: unknown): Promise<unknown> => asked(link, type, [params]);
  return [modelsOf(start.answers, decide, answer), bootstrapOf(recorder, logger)];
}

async function used(
  { start, recorder }: Around,
  agent: AgentRuntime,
  plugin: unknown,
  hosts: readonly AgentPlugin[],
): Promise<Outcome> {
  const { record, tell } = recorder;
  const { message } = start;
  const isMessage = start.kind === 'message' || (start.kind === 'action' && start.core === '1.7');
  if (isMessage && !message) return {};
  recorder.line('step', 'message');
  try {
    if (isMessage && message) {
      return (await patient(start.patience, handleMessage(agent, message, hosts))) ? {} : hanging(recorder);
    }
    return await callMember({ start, plugin, runtime: agent, tell });
  } catch (error) {
    record.error = thrownOf(error);
    return failed(error);
  }
}

/** What no one waits for may still come a little later. */
const LINGER = 30;

async function stopped(recorder: Recorder, agent: AgentRuntime): Promise<void> {
  recorder.line('step', 'stop');
  try {
    await agent.stop();
  } catch (error) {
    recorder.record.stopError = thrownOf(error);
  }
  await new Promise((resolve) => setTimeout(resolve, LINGER));
}

function failed(error: unknown, before?: 'load' | 'init'): Outcome {
  const report = before === undefined ? {} : { before };
  return { isError: true, content: messageOf(error), report, error: error ?? null };
}

function hanging({ record }: Recorder): Outcome {
  record.hangs = true;
  return { isError: true };
}

/** False where it has not ended after this many ms. */
async function patient(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the agent has besides the host’s own. */
function registered(agent: AgentRuntime, hosts: readonly AgentPlugin[]): object {
  const names = (list: readonly ({ readonly name?: unknown } | null)[]): unknown[] =>
    list.map((one) => one?.name ?? null);
  const owners = Object.entries(agent.modelOwners()).map(
    ([type, all]) => [type, all.filter((name) => name !== 'models')] as const,
  );
  const found: Readonly<Record<string, object>> = {
    actions: names(agent.actions.filter((one) => isOwn(hosts, 'actions', one))),
    providers: names(agent.providers.filter((one) => isOwn(hosts, 'providers', one))),
    evaluators: names(agent.evaluators),
    models: Object.fromEntries(owners.filter(([, all]) => all.length > 0)),
    routes: (agent.routes as { type?: unknown; path: string }[]).map(
      ({ type, path }) => `${String(type)} ${path}`,
    ),
    events: Object.fromEntries(
      Object.entries(agent.events).map(([name, handlers]) => [name, handlers.length]),
    ),
    services: agent.serviceStatuses(),
  };
  return Object.fromEntries(Object.entries(found).filter(([, one]) => Object.keys(one).length > 0));
}

/** Types of models whose answer is a text, which is given as it stands. */
const GIVES_TEXT =
  /^(?:TEXT_(?:SMALL|LARGE|COMPLETION|REASONING_SMALL|REASONING_LARGE)|REASONING_\w+|TRANSCRIPTION|RESEARCH)$/;

/** Asks the page for the answer of this name: JSON becomes a value, anything else is a text. */
async function asked(link: Link, name: string, args: readonly unknown[]): Promise<unknown> {
  const params = stringify({ name, args: jsonOf(args) ?? '[]' });
  const answer = await link.ask('runtime', params, ({ ...answered }) =>
    'error' in answered ? { error: new Error(answered.error.message) } : { value: answered.value },
  );
  if (GIVES_TEXT.test(name)) return answer;
  try {
    return parse(String(answer)) as unknown;
  } catch {
    return answer;
  }
}
