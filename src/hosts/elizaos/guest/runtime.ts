// The mocked `runtime`: settings and what the plugin itself has are real, the rest is answered by the page's mocks.

import type { Link } from '../../../sandbox/guest/link.ts';
import {
  NativeError,
  NativeString,
  isObjectLike,
  parse,
  stringify,
} from '../../../sandbox/guest/primordials.ts';
import { sayRead } from '../../../sandbox/guest/settings.ts';
import { ID } from './conversation.ts';
import { ASKED } from './core-module.ts';
import type { FoundPlugin, PluginObject } from './plugin-of.ts';
import { call, jsonOf, type Session } from './session.ts';
import type { PluginStart } from './start.ts';
import { composed } from './state.ts';

/** What a runtime is made of. */
interface Parts {
  readonly link: Link;
  readonly start: PluginStart;
  readonly plugin: FoundPlugin;
  readonly logger: object;
  readonly tell: Session['tell'];
  /** Started services, in the order of their start; grows while the plugin begins. */
  readonly services: readonly RunningService[];
}

/** A started service. */
export interface RunningService {
  readonly type: string;
  readonly instance: unknown;
}

/** The runtime as the specification and the core have it; members that need an agent ask the page. */
export function runtimeOf(parts: Parts): Record<string, unknown> {
  const { plugin, logger } = parts;
  const runtime: Record<string, unknown> = {
    agentId: ID,
    character: { id: ID, name: 'Plugbench', bio: [], settings: {}, secrets: {}, plugins: [plugin.name] },
    logger,
    plugins: [plugin.object],
    actions: [...plugin.actions],
    providers: [...plugin.providers],
    evaluators: [...plugin.evaluators],
    routes: [...plugin.routes],
    initPromise: Promise.resolve(),
    messageService: null,
    stateCache: new Map(),
    getConversationLength: () => 32,
    getActionResults: () => [],
    createRunId: () => ID,
    startRun: () => ID,
    getCurrentRunId: () => ID,
    endRun: () => undefined,
    stop: () => Promise.resolve(),
  };
  // Code may read it freely; a runtime that calls its own members gets what the plugin put there.
  Object.assign(
    runtime,
    settingsOf(parts),
    servicesOf(parts),
    modelsOf(parts, runtime),
    memoriesOf(),
    registering(parts, runtime),
    Object.fromEntries(ASKED.map((name) => [name, (...args: unknown[]) => asked(parts.link, name, args)])),
  );
  runtime.composeState = (message: unknown, include?: unknown, only?: unknown) =>
    composed(plugin, runtime, message, { include, only });
  return runtime;
}

/** Settings of the config store, over which the plugin may set others. The core of 1.7 makes booleans of two texts. */
function settingsOf({ link, start }: Parts): PluginObject {
  const { settings, service, core } = start;
  const own = new Map<string, unknown>();
  return {
    getSetting(key: string): unknown {
      const stored = Object.hasOwn(settings, key) ? settings[key] : undefined;
      const value = own.has(key) ? own.get(key) : stored;
      const found = value !== undefined && value !== '' && value !== null;
      sayRead(link, service, NativeString(key), found);
      if (!found) return null;
      if (core === '1.7' && (value === 'true' || value === 'false')) return value === 'true';
      return value;
    },
    setSetting: (key: string, value: unknown) => void own.set(key, value),
  };
}

/** Services are those of this plugin alone: others run nowhere. */
function servicesOf({ services, tell }: Parts): PluginObject {
  const ofType = (type: unknown): unknown[] =>
    services.filter((one) => one.type === type).map(({ instance }) => instance);
  const getService = (type: unknown): unknown => {
    const [first] = ofType(type);
    if (first === undefined) {
      tell('service', `This plugin has no service ${NativeString(type)}, so the code gets null.`);
    }
    return first ?? null;
  };
  return {
    getService,
    getTypedService: getService,
    getServicesByType: ofType,
    hasService: (type: unknown) => ofType(type).length > 0,
    getAllServices: () => new Map(services.map(({ type }) => [type, ofType(type)])),
    getRegisteredServiceTypes: () => services.map(({ type }) => type),
  };
}

/** Types whose answer is a text, which is given as it stands. */
const GIVES_TEXT =
  /^(?:TEXT_(?:SMALL|LARGE|COMPLETION|REASONING_SMALL|REASONING_LARGE)|REASONING_\w+|TRANSCRIPTION|RESEARCH)$/;

/** The plugin's own handler answers, as it would in its agent; else a mock by the name of the type. */
function modelsOf({ link, plugin, tell }: Parts, runtime: object): PluginObject {
  const handlerOf = (type: string): unknown =>
    Object.hasOwn(plugin.models, type) ? plugin.models[type] : undefined;
  return {
    getModel: (type: unknown) => handlerOf(NativeString(type)),
    useModel: (type: unknown, params: unknown) => {
      const key = NativeString(type);
      const handler = handlerOf(key);
      if (typeof handler === 'function') {
        tell('model', `The plugin’s own handler of ${key} answers.`);
        return call(handler, undefined, [runtime, params]);
      }
      return asked(link, key, [params], GIVES_TEXT.test(key));
    },
  };
}

/** What the plugin writes is there again in the same run. */
function memoriesOf(): PluginObject {
  const memories: unknown[] = [];
  const cache = new Map<unknown, unknown>();
  const all = (): Promise<unknown[]> => Promise.resolve([...memories]);
  const byId = (id: unknown): unknown =>
    memories.find((one) => isObjectLike(one) && (one as PluginObject).id === id);
  return {
    getMemories: all,
    getAllMemories: all,
    getMemoriesByRoomIds: all,
    searchMemories: () => Promise.resolve([]),
    getMemoryById: (id: unknown) => Promise.resolve(byId(id) ?? null),
    getMemoriesByIds: (ids: unknown) =>
      Promise.resolve(Array.isArray(ids) ? ids.map(byId).filter((one) => one !== undefined) : []),
    createMemory: (memory: unknown) => {
      memories.push(memory);
      return Promise.resolve(isObjectLike(memory) ? ((memory as PluginObject).id ?? ID) : ID);
    },
    updateMemory: () => Promise.resolve(true),
    deleteMemory: () => Promise.resolve(),
    deleteManyMemories: () => Promise.resolve(),
    deleteAllMemories: () => Promise.resolve(void memories.splice(0)),
    countMemories: () => Promise.resolve(memories.length),
    getCache: (key: unknown) => Promise.resolve(cache.get(key)),
    setCache: (key: unknown, value: unknown) => Promise.resolve(Boolean(cache.set(key, value))),
    deleteCache: (key: unknown) => Promise.resolve(cache.delete(key)),
  };
}

/** What `init` may add to the agent by hand. */
function registering({ plugin, tell }: Parts, runtime: object): PluginObject {
  const events: Record<string, unknown[]> = {};
  for (const [name, handlers] of Object.entries(plugin.events)) {
    events[name] = Array.isArray(handlers) ? [...(handlers as unknown[])] : [];
  }
  const workers = new Map<unknown, unknown>();
  const noted = (what: string) => (one: unknown) => {
    const name = isObjectLike(one) ? (one as PluginObject).name : one;
    tell('register', `${what} ${NativeString(name)} is registered by code.`);
  };
  return {
    events,
    registerAction: noted('Action'),
    registerProvider: noted('Provider'),
    registerEvaluator: noted('Evaluator'),
    registerModel: noted('Model'),
    registerSendHandler: noted('Send handler of'),
    registerDatabaseAdapter: () => undefined,
    registerPlugin: () => Promise.resolve(),
    registerService: () => Promise.resolve(),
    registerTaskWorker: (worker: unknown) =>
      void workers.set(isObjectLike(worker) ? (worker as PluginObject).name : '', worker),
    getTaskWorker: (name: unknown) => workers.get(name),
    registerEvent: (name: unknown, handler: unknown) =>
      void (events[NativeString(name)] ??= []).push(handler),
    getEvent: (name: unknown) => events[NativeString(name)],
    emitEvent: async (names: unknown, payload: unknown) => {
      for (const name of Array.isArray(names) ? (names as unknown[]) : [names]) {
        const handlers = events[NativeString(name)] ?? [];
        const given = { ...(isObjectLike(payload) ? payload : {}), runtime };
        await Promise.all(handlers.map((handler) => call(handler, undefined, [given])));
      }
    },
  };
}

/** Asks the page for the mocked answer of this name: JSON becomes a value, anything else is a text. */
async function asked(link: Link, name: string, args: readonly unknown[], isText = false): Promise<unknown> {
  const params = stringify({ name, args: jsonOf(args) ?? '[]' });
  const answer = await link.ask('runtime', params, ({ ...answered }) =>
    'error' in answered ? { error: new NativeError(answered.error.message) } : { value: answered.value },
  );
  if (isText) return answer;
  try {
    return parse(NativeString(answer)) as unknown;
  } catch {
    return answer;
  }
}
