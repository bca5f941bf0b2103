// `@elizaos/core` as the page "Plugin Schemas" describes it, for the release "documented". Where the page uses a name
// without saying what it is, it is as open as plugins need it.

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

  // Names that only the package has. A plugin may import them; what they are is not on the page.

  export const ActionStreamFilter: any;
  export const addHeader: any;
  export const addLogListener: any;
  export const AgentRuntime: any;
  export const AgentStatus: any;
  export const alloc: any;
  export const asUUID: any;
  export const BM25: any;
  export const booleanFooter: any;
  export const BufferUtils: any;
  export const buildCharacterPlugins: any;
  export const byteLength: any;
  export const ChannelType: any;
  export const characterSchema: any;
  export const clearSaltCache: any;
  export const composeActionExamples: any;
  export const composePrompt: any;
  export const composePromptFromState: any;
  export const concat: any;
  export const contentSchema: any;
  export const ContentType: any;
  export const createLogger: any;
  export const createMessageMemory: any;
  export const createService: any;
  export const createServiceError: any;
  export const createSettingFromConfig: any;
  export const createStreamingContext: any;
  export const createStreamingRetryState: any;
  export const createUniqueUuid: any;
  export const currentRuntime: any;
  export const customLevels: any;
  export const DatabaseAdapter: any;
  export const decryptedCharacter: any;
  export const decryptObjectValues: any;
  export const decryptSecret: any;
  export const decryptStringValue: any;
  export const DefaultMessageService: any;
  export const defineService: any;
  export const detectEnvironment: any;
  export const directoryItemSchema: any;
  export const elizaLogger: any;
  export const ElizaOS: any;
  export const encryptedCharacter: any;
  export const encryptObjectValues: any;
  export const encryptStringValue: any;
  export const Environment: any;
  export const equals: any;
  export const EventType: any;
  export const findAllEnvFiles: any;
  export const findEntityByName: any;
  export const findEnvFile: any;
  export const findWorldsForOwner: any;
  export const formatActionNames: any;
  export const formatActions: any;
  export const formatEntities: any;
  export const formatMessages: any;
  export const formatPosts: any;
  export const formatTimestamp: any;
  export const fromBytes: any;
  export const fromHex: any;
  export const fromString: any;
  export const getAllElizaPaths: any;
  export const getAllowedEnvVars: any;
  export const getBooleanEnv: any;
  export const getCharactersDir: any;
  export const getContentTypeFromMimeType: any;
  export const getDatabaseDir: any;
  export const getDataDir: any;
  export const getElizaPaths: any;
  export const getEntityDetails: any;
  export const getEnv: any;
  export const getEnvironment: any;
  export const getGeneratedDir: any;
  export const getLocalServerUrl: any;
  export const getMemoryText: any;
  export const getNumberEnv: any;
  export const getSalt: any;
  export const getStreamingContext: any;
  export const getStreamingContextManager: any;
  export const getTypedService: any;
  export const getUploadsAgentsDir: any;
  export const getUploadsChannelsDir: any;
  export const getUserServerRole: any;
  export const getWorldSettings: any;
  export const hasCharacterSecrets: any;
  export const hasEnv: any;
  export const imageDescriptionTemplate: any;
  export const initBrowserEnvironment: any;
  export const initializeOnboarding: any;
  export const isBrowser: any;
  export const isBuffer: any;
  export const isCustomMetadata: any;
  export const isDescriptionMetadata: any;
  export const isDocumentMemory: any;
  export const isDocumentMetadata: any;
  export const isFragmentMemory: any;
  export const isFragmentMetadata: any;
  export const isMessageMetadata: any;
  export const isNode: any;
  export const isStreamableModelType: any;
  export const isValidCharacter: any;
  export const knowledgeItemSchema: any;
  export const loadEnvFile: any;
  export const loadEnvFilesWithPrecedence: any;
  export const logger: any;
  export const mediaSchema: any;
  export const MemoryType: any;
  export const mergeCharacterDefaults: any;
  export const MESSAGE_STREAM_EVENT: any;
  export const messageExampleSchema: any;
  export const messageHandlerTemplate: any;
  export const MODEL_SETTINGS: any;
  export const ModelType: any;
  export const multiStepDecisionTemplate: any;
  export const multiStepSummaryTemplate: any;
  export const normalizeJsonString: any;
  export const parseAndValidateCharacter: any;
  export const parseBooleanFromText: any;
  export const parseCharacter: any;
  export const parseJSONObjectFromText: any;
  export const parseKeyValueXml: any;
  export const PassthroughExtractor: any;
  export const pingServer: any;
  export const PlatformPrefix: any;
  export const postCreationTemplate: any;
  export const prewarmUuidCache: any;
  export const randomBytes: any;
  export const recentLogs: any;
  export const removeLogListener: any;
  export const resetEnvironmentCache: any;
  export const resetPaths: any;
  export const ResponseStreamExtractor: any;
  export const Role: any;
  export const runWithStreamingContext: any;
  export const safeReplacer: any;
  export const saltSettingValue: any;
  export const saltWorldSettings: any;
  export const secretsSchema: any;
  export const Semaphore: any;
  export const ServiceBuilder: any;
  export const ServiceType: any;
  export const setAllowedEnvVars: any;
  export const setDefaultSecretsFromEnv: any;
  export const setEnv: any;
  export const setStreamingContextManager: any;
  export const settingsSchema: any;
  export const shouldRespondTemplate: any;
  export const slice: any;
  export const SOCKET_MESSAGE_TYPE: any;
  export const splitChunks: any;
  export const StreamError: any;
  export const stringToUuid: any;
  export const styleSchema: any;
  export const TEEMode: any;
  export const TeeType: any;
  export const templateTypeSchema: any;
  export const toHex: any;
  export const toString: any;
  export const trimTokens: any;
  export const truncateToCompleteSentence: any;
  export const unsaltSettingValue: any;
  export const unsaltWorldSettings: any;
  export const updateWorldSettings: any;
  export const uuidSchema: any;
  export const validateCharacter: any;
  export const validateCharacterConfig: any;
  export const validateUuid: any;
  export const VECTOR_DIMS: any;
  export const waitForServerReady: any;
  export const XmlTagExtractor: any;
  export type ActionContext = any;
  export type ActionEventPayload = any;
  export type ActionLogBody = any;
  export type ActionPlan = any;
  export type ActionPlanStep = any;
  export type ActionStreamFilter = any;
  export type Agent = any;
  export type AgentRunCounts = any;
  export type AgentRunSummary = any;
  export type AgentRunSummaryResult = any;
  export type AgentRuntime = any;
  export type AgentStatus = any;
  export type AgentUpdate = any;
  export type AudioProcessingParams = any;
  export type BaseLogBody = any;
  export type BaseMetadata = any;
  export type BatchOperation = any;
  export type BatchResult = any;
  export type BM25 = any;
  export type BufferLike = any;
  export type ChannelClearedPayload = any;
  export type ChannelType = any;
  export type Character = any;
  export type CharacterValidationResult = any;
  export type Component = any;
  export type ContentType = any;
  export type ControlMessage = any;
  export type ControlMessagePayload = any;
  export type CustomMetadata = any;
  export type DatabaseAdapter<A = any> = any;
  export type DbConnection = any;
  export type DefaultMessageService = any;
  export type DeriveKeyAttestationData = any;
  export type DescriptionMetadata = any;
  export type DetokenizeTextParams = any;
  export type DirectoryItem = any;
  export type DocumentMetadata = any;
  export type ElizaOS = any;
  export type ElizaPathsConfig = any;
  export type EmbeddingGenerationPayload = any;
  export type EmbeddingLogBody = any;
  export type EmbeddingSearchResult = any;
  export type Entity = any;
  export type EntityPayload = any;
  export type Environment = any;
  export type EnvironmentConfig = any;
  export type EvaluatorEventPayload = any;
  export type EvaluatorLogBody = any;
  export type EventPayload = any;
  export type EventPayloadMap = any;
  export type EventType = any;
  export type FragmentMetadata = any;
  export type GenerateTextOptions = any;
  export type GenerateTextResult = any;
  export type HandleMessageOptions = any;
  export type HandleMessageResult = any;
  export type HealthStatus = any;
  export type IDatabaseAdapter = any;
  export type IElizaOS = any;
  export type ImageDescriptionParams = any;
  export type IMessageService = any;
  export type InvokePayload = any;
  export type IStreamExtractor = any;
  export type IStreamingContextManager = any;
  export type IStreamingRetryState = any;
  export type IsValidServiceType<A = any> = any;
  export type JSONSchema = any;
  export type KnowledgeItem = any;
  export type LoadEnvOptions = any;
  export type Log = any;
  export type LogBody = any;
  export type LogEntry = any;
  export type Logger = any;
  export type LoggerBindings = any;
  export type LogListener = any;
  export type Media = any;
  export type MemoryMetadata = any;
  export type MemoryRetrievalOptions = any;
  export type MemoryScope = any;
  export type MemorySearchOptions = any;
  export type MemoryType = any;
  export type MemoryTypeAlias = any;
  export type MentionContext = any;
  export type MessageExample = any;
  export type MessageHandlerOptions = any;
  export type MessageMemory = any;
  export type MessageMetadata = any;
  export type MessagePayload = any;
  export type MessageProcessingOptions = any;
  export type MessageProcessingResult = any;
  export type MessageResult = any;
  export type MessageStreamChunkPayload = any;
  export type MessageStreamErrorPayload = any;
  export type MessageStreamEventType = any;
  export type Metadata = any;
  export type ModelEventPayload = any;
  export type ModelLogBody = any;
  export type ModelParamsMap = any;
  export type ModelResultMap = any;
  export type ModelTypeName = any;
  export type MultiRoomMemoryOptions = any;
  export type ObjectGenerationParams = any;
  export type OnboardingConfig = any;
  export type Participant = any;
  export type PassthroughExtractor = any;
  export type PlatformPrefix = any;
  export type PluginEvents = any;
  export type PluginModelResult<A = any> = any;
  export type Project = any;
  export type ProjectAgent = any;
  export type ReadonlyRuntime = any;
  export type Relationship = any;
  export type RemoteAttestationMessage = any;
  export type RemoteAttestationQuote = any;
  export type ResponseDecision = any;
  export type ResponseStreamExtractor = any;
  export type Role = any;
  export type Room = any;
  export type RoomMetadata = any;
  export type RunEventPayload = any;
  export type RunStatus = any;
  export type RuntimeEnvironment = any;
  export type RuntimeEventStorage = any;
  export type RuntimeSettings = any;
  export type Semaphore = any;
  export type SendHandlerFunction = any;
  export type ServerHealthOptions = any;
  export type ServerOwnershipState = any;
  export type ServiceBuilder<A = any> = any;
  export type ServiceClassMap = any;
  export type ServiceError = any;
  export type ServiceInstance<A = any> = any;
  export type ServiceRegistry<A = any> = any;
  export type ServiceTypeName = any;
  export type ServiceTypeRegistry = any;
  export type ServiceTypeValue<A = any> = any;
  export type Setting = any;
  export type SOCKET_MESSAGE_TYPE = any;
  export type StateData = any;
  export type StreamableModelType = any;
  export type StreamError = any;
  export type StreamErrorCode = any;
  export type StreamingContext = any;
  export type TargetInfo = any;
  export type Task = any;
  export type TaskMetadata = any;
  export type TaskWorker = any;
  export type TeeAgent = any;
  export type TEEMode = any;
  export type TeePluginConfig = any;
  export type TeeType = any;
  export type TemplateType = any;
  export type TextEmbeddingParams = any;
  export type TextGenerationModelType = any;
  export type TextStreamChunk = any;
  export type TextStreamResult = any;
  export type TextToSpeechParams = any;
  export type TokenizeTextParams = any;
  export type TokenUsage = any;
  export type TranscriptionParams = any;
  export type TypedService<A = any, B = any, C = any> = any;
  export type TypedServiceClass<A = any> = any;
  export type UnifiedMemoryOptions = any;
  export type UnifiedSearchOptions = any;
  export type UUID = any;
  export type VideoProcessingParams = any;
  export type World = any;
  export type WorldPayload = any;
  export type WorldSettings = any;
  export type XmlTagExtractor = any;
}
