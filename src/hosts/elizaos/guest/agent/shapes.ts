// Members of a plugin as its types say. Nothing is checked before it is used, as in the core.

/** Functions of the plugin, of which nothing is known. */
export type PluginFunction = (...args: unknown[]) => unknown;

/** Adds a line to the timeline, under a word for what it is about. */
export type Tell = (about: string, text: string) => void;

export interface Action {
  readonly name: string;
  readonly description?: unknown;
  readonly similes?: readonly string[];
  readonly examples?: readonly (readonly ExampleMessage[])[];
  readonly parameters?: unknown;
  readonly validate: PluginFunction;
  readonly handler: PluginFunction;
}

export interface ExampleMessage {
  readonly name: string;
  readonly content: { readonly text: string; readonly action?: string; readonly actions?: readonly string[] };
}

export interface Provider {
  readonly name: string;
  readonly position?: number;
  readonly private?: unknown;
  readonly dynamic?: unknown;
  readonly get: PluginFunction;
}

export interface AgentEvaluator {
  readonly name: string;
  readonly description?: unknown;
  readonly alwaysRun?: unknown;
  readonly examples: readonly {
    readonly prompt: string;
    readonly outcome: string;
    readonly messages: readonly ExampleMessage[];
  }[];
  readonly validate: PluginFunction;
  readonly handler?: PluginFunction;
}

export interface ServiceClass {
  readonly serviceType: string;
  readonly name?: string;
  readonly start: PluginFunction;
}

export interface AgentPlugin {
  readonly name: string;
  readonly priority?: number;
  readonly dependencies?: readonly string[];
  readonly testDependencies?: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
  readonly init?: PluginFunction;
  readonly adapter?: unknown;
  readonly actions?: readonly Action[];
  readonly evaluators?: readonly AgentEvaluator[];
  readonly providers?: readonly Provider[];
  readonly models?: Readonly<Record<string, PluginFunction>>;
  readonly routes?: readonly { readonly type?: unknown; readonly path: string }[];
  readonly events?: Readonly<Record<string, readonly PluginFunction[]>>;
  readonly services?: readonly ServiceClass[];
}

/** What is said, kept and stored. */
export type Content = Record<string, unknown>;

export interface Memory {
  id?: string;
  readonly entityId: string;
  readonly roomId: string;
  readonly worldId?: string;
  readonly content: Content;
  readonly [member: string]: unknown;
}

/** What providers make of a message. */
export interface State {
  readonly values: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly text: string;
}

export interface ProviderResult {
  readonly text?: unknown;
  readonly values?: unknown;
  readonly data?: unknown;
  readonly providerName: string;
}

/** What the core makes of what a handler returns. */
export interface ActionResult {
  readonly success?: unknown;
  readonly text?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly data?: { readonly actionName?: unknown };
}
