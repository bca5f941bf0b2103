// The models of an agent (`runtime.ts` of 1.7.2): whose handler answers, and what it gets.

import { isArray, isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import { AgentSettings, partsOf } from './settings.ts';
import type { PluginFunction } from './shapes.ts';

interface Registered {
  readonly handler: PluginFunction;
  readonly provider: string;
  readonly priority: number;
}

/** Settings that go to a model, by the member of its parameters; with the older name of the setting. */
const PARAMETERS: readonly (readonly [setting: string, member: string, older?: string])[] = [
  ['MAX_TOKENS', 'maxTokens', 'MODEL_MAX_TOKEN'],
  ['TEMPERATURE', 'temperature', 'MODEL_TEMPERATURE'],
  ['TOP_P', 'topP'],
  ['TOP_K', 'topK'],
  ['MIN_P', 'minP'],
  ['SEED', 'seed'],
  ['REPETITION_PENALTY', 'repetitionPenalty'],
  ['FREQUENCY_PENALTY', 'frequencyPenalty', 'MODEL_FREQ_PENALTY'],
  ['PRESENCE_PENALTY', 'presencePenalty', 'MODEL_PRESENCE_PENALTY'],
];

/** The models of one agent. */
export class AgentModels extends AgentSettings {
  readonly #byType = new Map<string, Registered[]>();

  /** The names of the plugins that answer, by type, the first to answer first. */
  modelOwners(): Record<string, string[]> {
    return Object.fromEntries([...this.#byType].map(([type, all]) => [type, all.map((one) => one.provider)]));
  }

  registerModel(type: string, handler: PluginFunction, provider: string, priority?: number): void {
    const all = [...(this.#byType.get(type) ?? []), { handler, provider, priority: priority || 0 }];
    this.#byType.set(
      type,
      all.sort((a, b) => b.priority - a.priority),
    );
  }

  getModel(type: string): PluginFunction | undefined {
    return this.#byType.get(type)?.[0]?.handler;
  }

  async useModel(type: string, params: unknown, provider?: string): Promise<unknown> {
    const all = this.#byType.get(type) ?? [];
    const named = provider ? all.find((one) => one.provider === provider) : undefined;
    const handler = named?.handler ?? all[0]?.handler;
    if (handler) return handler(this, this.#given(type, params));
    const { core, ask } = partsOf(this);
    // The page hears of it.
    if (core === 'milady') return ask(type, [params]);
    await ask(type, [params]).catch(() => undefined);
    throw new Error(`No handler found for delegate type: ${type}`);
  }

  async generateText(input: string, options: { modelType?: string } = {}): Promise<{ text: unknown }> {
    const { modelType = 'TEXT_LARGE', ...rest } = options;
    return { text: await this.useModel(modelType, { ...rest, prompt: input }) };
  }

  /** The plugin's own object gets `user` and `stream` where no setting makes a new one. */
  #given(type: string, params: unknown): unknown {
    if (!isObjectLike(params) || isArray(params) || params instanceof Uint8Array) return params;
    const settings = this.#settings(type);
    const given = (Object.keys(settings).length > 0 ? { ...settings, ...params } : params) as Record<
      string,
      unknown
    >;
    if (given.user === undefined) given.user = this.character.name;
    given.stream = given.stream === false ? false : Boolean(given.onStreamChunk || given.stream);
    delete given.onStreamChunk;
    return given;
  }

  #settings(type: string): Record<string, number> {
    const found: Record<string, number> = {};
    for (const [name, member, older] of PARAMETERS) {
      for (const key of [`${type}_${name}`, `DEFAULT_${name}`, ...(older ? [older] : [])]) {
        const value = this.settingOf(key, true);
        if (value === null || Number.isNaN(Number(value))) continue;
        found[member] = Number(value);
        break;
      }
    }
    return found;
  }
}
