// The interfaces of the page "Plugin Schemas", as far as generated source touches them: what it is type-checked against.

export interface IAgentRuntime {
  getSetting(key: string): string | number | boolean | null | undefined;
}

export interface Memory {
  content: Record<string, unknown>;
}

export type State = Record<string, unknown>;

export interface HandlerOptions {
  parameters?: Record<string, unknown>;
}

export type HandlerCallback = (content: Record<string, unknown>) => Promise<Memory[]>;

export interface JsonSchema {
  type?: string | string[];
  [keyword: string]: unknown;
}

export interface ActionParameter {
  name: string;
  description: string;
  required: boolean;
  schema: JsonSchema;
}

export interface ActionExample {
  name: string;
  content: { text?: string; actions?: string[]; [key: string]: unknown };
}

export interface ActionResult {
  success: boolean;
  text?: string;
  values?: Record<string, unknown>;
  data?: Record<string, unknown>;
  error?: string | Error;
  continueChain?: boolean;
  cleanup?: () => void | Promise<void>;
}

export interface Action {
  name: string;
  description: string;
  similes?: string[];
  validate: (runtime: IAgentRuntime, message: Memory, state?: State) => Promise<boolean>;
  handler: (
    runtime: IAgentRuntime,
    message: Memory,
    state?: State,
    options?: HandlerOptions,
    callback?: HandlerCallback,
    responses?: Memory[],
  ) => Promise<ActionResult | undefined>;
  parameters?: ActionParameter[];
  examples?: ActionExample[][];
  priority?: number;
  tags?: string[];
}

export interface ProviderResult {
  text?: string;
  values?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

export interface Provider {
  name: string;
  description?: string;
  position?: number;
  private?: boolean;
  get: (runtime: IAgentRuntime, message: Memory, state: State) => Promise<ProviderResult>;
}

export interface Plugin {
  name: string;
  description: string;
  init?: (config: Record<string, unknown>, runtime: IAgentRuntime) => Promise<void>;
  config?: Record<string, unknown>;
  actions?: Action[];
  providers?: Provider[];
  priority?: number;
  dependencies?: string[];
}
