// `@elizaos/core` as the page "Plugin Schemas" describes it, for the release "documented". Where the page uses a name
// without saying what it is, it is `any`, so that no plugin is blamed for what the page leaves open.

declare module '@elizaos/core' {
  export interface Plugin {
    name: string;
    description: string;
    init?: (config: Record<string, unknown>, runtime: IAgentRuntime) => Promise<void>;
    config?: Record<string, unknown>;
    actions?: Action[];
    providers?: Provider[];
    evaluators?: Evaluator[];
    services?: ServiceClass[];
    routes?: Route[];
    events?: Record<string, EventHandler[]>;
    models?: Record<string, ModelHandler>;
    componentTypes?: ComponentType[];
    priority?: number;
    dependencies?: string[];
    tests?: TestSuite[];
  }

  export interface Action {
    name: string;
    description: string;
    similes?: string[];
    validate: Validator;
    handler: Handler;
    parameters?: ActionParameter[];
    examples?: ActionExample[][];
    priority?: number;
    tags?: string[];
  }

  export type Validator = (runtime: IAgentRuntime, message: Memory, state?: State) => Promise<boolean>;

  export type Handler = (
    runtime: IAgentRuntime,
    message: Memory,
    state?: State,
    options?: HandlerOptions,
    callback?: HandlerCallback,
    responses?: Memory[],
  ) => Promise<ActionResult | undefined>;

  export interface ActionParameter {
    name: string;
    description: string;
    required: boolean;
    schema: JsonSchema;
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

  export interface Provider {
    name: string;
    description?: string;
    position?: number;
    private?: boolean;
    get: (runtime: IAgentRuntime, message: Memory, state: State) => Promise<ProviderResult>;
  }

  export interface ProviderResult {
    text?: string;
    values?: Record<string, unknown>;
    data?: Record<string, unknown>;
  }

  export interface Evaluator {
    name: string;
    description: string;
    alwaysRun?: boolean;
    similes?: string[];
    examples: EvaluationExample[];
    validate: Validator;
    handler: Handler;
  }

  export interface EvaluationExample {
    messages: Array<{ user: string; content: { text: string } }>;
  }

  export interface ServiceDefinition {
    serviceType: string;
    description?: string;
    start: (runtime: IAgentRuntime) => Promise<Service | StoppableService>;
    stop?: () => Promise<void>;
  }

  /** The page lists services as `ServiceClass`, which it never defines, and describes objects; both are right here. */
  export type ServiceClass = ServiceDefinition | ServiceConstructor;

  export interface ServiceConstructor {
    new (...args: any[]): { stop: () => Promise<void> };
    serviceType: string;
    start: (runtime: IAgentRuntime) => Promise<{ stop: () => Promise<void> }>;
  }

  interface StoppableService {
    stop: () => Promise<void>;
  }

  /** An interface on the page. Plugins extend it as the class that it is in the package. */
  export abstract class Service {
    static serviceType: string;
    static start(runtime: IAgentRuntime): Promise<Service>;
    constructor(runtime?: IAgentRuntime);
    abstract stop(): Promise<void>;
    [member: string]: any;
  }

  export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

  export interface Route {
    type: HttpMethod | 'STATIC';
    path: string;
    handler?: (req: RouteRequest, res: RouteResponse, runtime: IAgentRuntime) => Promise<void>;
    public?: boolean;
    name?: string;
    isMultipart?: boolean;
    filePath?: string;
  }

  export type ModelHandler = (
    runtime: IAgentRuntime,
    params: GenerateTextParams | ImageGenerationParams | EmbeddingParams | unknown,
  ) => Promise<ModelResult>;

  export interface ComponentType {
    name: string;
    schema: JsonSchema;
    validator?: (data: unknown) => boolean;
  }

  // Names that the page only uses.

  export interface IAgentRuntime {
    agentId: any;
    character: any;
    getSetting(key: string): any;
    getService<T = any>(type: string): T | null;
    useModel(type: any, params: any, ...more: any[]): Promise<any>;
    [member: string]: any;
  }
  export interface Memory {
    content: Content;
    [member: string]: any;
  }
  export interface Content {
    text?: string;
    [member: string]: any;
  }
  export interface State {
    [member: string]: any;
  }
  export interface HandlerOptions {
    parameters?: Record<string, any>;
    [member: string]: any;
  }
  export type HandlerCallback = (content: Content, ...more: any[]) => Promise<Memory[]>;
  export interface JsonSchema {
    type?: string | string[];
    [keyword: string]: any;
  }
  export interface ActionExample {
    name?: string;
    user?: string;
    content: Content;
  }
  export type EventHandler = (payload: any) => Promise<void> | void;
  export interface TestSuite {
    name: string;
    tests: TestCase[];
  }
  export interface TestCase {
    name: string;
    fn: (runtime: IAgentRuntime) => Promise<void> | void;
  }
  export type RouteRequest = any;
  export type RouteResponse = any;
  export type GenerateTextParams = any;
  export type ImageGenerationParams = any;
  export type EmbeddingParams = any;
  export type ModelResult = any;
}
