// An agent as the core makes it (`runtime.ts` of 1.7.2): what plugins get as `runtime`, and how they get into it.

import { ASKED } from '../core-module.ts';
import { processActions, resultsOf } from './actions.ts';
import type { Logger } from './logger.ts';
import type { Recorder } from './recorder.ts';
import { AgentServices } from './services.ts';
import { partsOf, type AgentParts } from './settings.ts';
import type {
  Action,
  ActionResult,
  PluginFunction,
  AgentEvaluator,
  Memory,
  AgentPlugin,
  Provider,
  State,
} from './shapes.ts';
import { composeState, type Composing } from './state.ts';
import { ID, newId, storeOf } from './store.ts';

type Send = (runtime: unknown, target: object, content: unknown) => unknown;

/** The agent itself. */
export class AgentRuntime extends AgentServices {
  /** Of the store, whose members and those that ask the page are added; code may call any. */
  declare readonly createMemory: (memory: Memory, table: string) => Promise<string>;
  readonly agentId = ID;
  readonly logger: Logger;
  readonly plugins: AgentPlugin[] = [];
  readonly actions: Action[] = [];
  readonly evaluators: AgentEvaluator[] = [];
  readonly providers: Provider[] = [];
  readonly routes: object[] = [];
  readonly events: Record<string, PluginFunction[]> = {};
  readonly stateCache = new Map<string, State>();
  messageService: object | null = null;
  readonly #sends = new Map<unknown, Send>();
  readonly #workers = new Map<unknown, unknown>();
  #runId: string | null = null;

  constructor(parts: AgentParts) {
    super(parts);
    const { logger, recorder, ask } = parts;
    this.logger = logger;
    Object.assign(this, storeOf(recorder));
    for (const name of ASKED) Object.assign(this, { [name]: (...args: unknown[]) => ask(name, args) });
  }

  get recorder(): Recorder {
    return partsOf(this).recorder;
  }
  get mostMemories(): number {
    return Number.parseInt(String(partsOf(this).places.runtime.MAX_WORKING_MEMORY_ENTRIES), 10) || 50;
  }

  async registerPlugin(plugin: AgentPlugin): Promise<void> {
    if (!plugin?.name) {
      const error = 'Plugin or plugin name is undefined';
      this.logger.error({ src: 'agent', error }, 'Plugin registration failed');
      throw new Error(`registerPlugin: ${error}`);
    }
    if (this.plugins.some(({ name }) => name === plugin.name)) {
      this.logger.warn({ src: 'agent', plugin: plugin.name }, 'Plugin already registered, skipping');
      return;
    }
    this.plugins.push(plugin);
    if (plugin.init) {
      const config = this.#configOf(plugin);
      if (plugin.name !== 'models')
        this.recorder.tell('init', `${plugin.name}: called with ${JSON.stringify(config)}`);
      await plugin.init(config, this);
    }
    if (plugin.adapter) this.registerDatabaseAdapter();
    this.#addMembers(plugin);
    if (plugin.services) for (const service of plugin.services) this.addService(service, plugin.name);
  }

  /** The core of 1.7 gives `init` texts, and leaves out what is null. */
  #configOf({ config }: AgentPlugin): object {
    if (partsOf(this).core === 'milady') return config ?? {};
    const given = Object.entries(config || {}).filter(([, value]) => value !== null && value !== undefined);
    return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
  }

  #addMembers(plugin: AgentPlugin): void {
    if (plugin.actions) for (const action of plugin.actions) this.registerAction(action);
    if (plugin.evaluators) for (const evaluator of plugin.evaluators) this.registerEvaluator(evaluator);
    if (plugin.providers) for (const provider of plugin.providers) this.registerProvider(provider);
    if (plugin.models)
      for (const [type, handler] of Object.entries(plugin.models))
        this.registerModel(type, handler, plugin.name, plugin.priority);
    if (plugin.routes)
      for (const route of plugin.routes) {
        const path = route.path.startsWith('/') ? route.path : `/${route.path}`;
        this.routes.push({ ...route, path: `/${plugin.name}${path}` });
      }
    if (!plugin.events) return;
    for (const [name, eventHandlers] of Object.entries(plugin.events))
      for (const handler of eventHandlers) this.registerEvent(name, handler);
  }

  /** All plugins at once; rejects with the first error. Services start only then. */
  async initialize(plugins: readonly AgentPlugin[]): Promise<void> {
    await Promise.all(plugins.map((plugin) => this.registerPlugin(plugin)));
    this.messageService = {};
    this.mergeSecrets();
    await this.startServices(SERVICES_WAIT);
  }

  registerAction(action: Action): void {
    if (this.actions.some((one) => one.name === action.name)) {
      this.logger.warn({ src: 'agent', action: action.name }, 'Action already registered, skipping');
      return;
    }
    this.actions.push(action);
    // The core logs the name, so what is null ends the registration here.
    void action.name;
  }
  registerProvider(provider: Provider): void {
    this.providers.push(provider);
    void provider.name;
  }
  registerEvaluator(evaluator: AgentEvaluator): void {
    this.evaluators.push(evaluator);
  }
  registerDatabaseAdapter(): void {
    this.logger.warn({ src: 'agent' }, 'Database adapter already registered, ignoring');
  }

  registerEvent(name: string, handler: PluginFunction): void {
    (this.events[name] ??= []).push(handler);
  }
  getEvent(name: string): PluginFunction[] | undefined {
    return this.events[name];
  }
  /** Starts all handlers and rejects with the first error. */
  async emitEvent(names: string | readonly string[], params: unknown): Promise<void> {
    for (const name of Array.isArray(names) ? (names as string[]) : [names as string]) {
      const given = typeof params === 'object' && params ? (params as { source?: unknown }) : {};
      const payload = { ...given, runtime: this, source: given.source || 'runtime' };
      await Promise.all((this.events[name] ?? []).map((handler) => handler(payload)));
    }
  }

  composeState(message: Memory, ...how: Composing): Promise<State> {
    return composeState(this, message, ...how);
  }
  processActions(
    message: Memory,
    responses: readonly Memory[],
    _: unknown,
    callback: PluginFunction,
  ): Promise<void> {
    return processActions(this, message, responses, callback);
  }
  getActionResults(messageId: unknown): ActionResult[] {
    return resultsOf(this, messageId);
  }
  /** Those that ended, by name. */
  async evaluate(
    message: Memory,
    state: State,
    didRespond: boolean,
    callback: PluginFunction,
    responses: readonly Memory[],
  ): Promise<unknown[]> {
    const asked = this.evaluators.map(async (evaluator) => {
      if (!evaluator.handler || !(didRespond || evaluator.alwaysRun)) return [];
      return (await evaluator.validate(this, message, state)) ? [evaluator] : [];
    });
    const evaluators = (await Promise.all(asked)).flat();
    if (evaluators.length === 0) return [];
    const composed = await this.composeState(message, ['RECENT_MESSAGES', 'EVALUATORS']);
    await Promise.all(
      evaluators.map(async (evaluator) => {
        await evaluator.handler?.(this, message, composed, {}, callback, responses);
        (this.recorder.record.evaluated ??= []).push(evaluator.name);
        this.recorder.tell('ran', `${evaluator.name}, an evaluator`);
      }),
    );
    return evaluators;
  }

  registerSendHandler(source: string, handler: Send): void {
    if (this.#sends.has(source))
      this.logger.warn(
        { src: 'agent', handlerSource: source },
        'Send handler already registered, overwriting',
      );
    this.#sends.set(source, handler);
  }
  async sendMessageToTarget(target: { readonly source: string }, content: unknown): Promise<void> {
    const handler = this.#sends.get(target.source);
    if (handler) return void (await handler(this, target, content));
    this.logger.error({ src: 'agent', handlerSource: target.source }, 'Send handler not found');
    throw new Error(`No send handler registered for source: ${target.source}`);
  }
  registerTaskWorker(worker: { readonly name: string }): void {
    this.#workers.set(worker.name, worker);
  }
  getTaskWorker(name: string): unknown {
    return this.#workers.get(name);
  }
  async queueEmbeddingGeneration(memory: Memory | null, priority = 'normal'): Promise<void> {
    if (!memory?.content.text || memory.embedding) return;
    await this.emitEvent('EMBEDDING_GENERATION_REQUESTED', { memory, priority, source: 'runtime' });
  }
  getConversationLength(): number {
    return 32;
  }
  createRunId(): string {
    return newId();
  }
  startRun(): string {
    return (this.#runId = newId());
  }
  getCurrentRunId(): string {
    return (this.#runId ??= newId());
  }
  endRun(): void {
    this.#runId = null;
  }
}

/** ms until a message is sent, for services that have not started by then. */
const SERVICES_WAIT = 100;
