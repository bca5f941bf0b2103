// What a plugin gets when it imports `@elizaos/core`: the parts that work without the agent around it.

import { sourceOf } from '../../../sandbox/guest/primordials.ts';
import { isPlugin } from './agent/loading.ts';
import { EXPORTED, EventType, ModelType, same } from './core/names.ts';
import { BaseService, defineService, ServiceBuilder } from './core/services.ts';
import { elementsIn, filled, flat, jsonIn, shortened, since } from './core/texts.ts';
import type { ModuleBody } from './modules.ts';
import { memberOf, type PluginObject } from './plugin-of.ts';

type Hash = (name: string) => { update(text: string): { digest(): ArrayLike<number> } };

interface Around {
  readonly logger: object;
  /** Gives Node.js' modules. */
  readonly require: (name: string) => unknown;
  /** Code uses what is not here. */
  readonly missing: (name: string) => never;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Asking for what the core does not have throws, as linking does; what is only not here throws when it is used. */
export function coreModule({ logger, require, missing, env }: Around): object {
  const hash = memberOf(require('crypto'), 'createHash') as Hash;
  const has: Readonly<Record<string, unknown>> = {
    __esModule: true,
    logger,
    elizaLogger: logger,
    createLogger: () => logger,
    Service: BaseService,
    ServiceBuilder,
    createService: (type: string) => new ServiceBuilder(type),
    defineService,
    ...CONSTANTS,
    ...idsBy(hash),
    ...FORMATS,
    composePrompt: ({ state, template }: PluginObject) =>
      filled(template, state, state, () => missing('composePrompt with blocks')),
    composePromptFromState: ({ state, template }: PluginObject) =>
      filled(template, flat(state), state, () => missing('composePromptFromState with blocks')),
    parseJSONObjectFromText: jsonIn,
    parseKeyValueXml: elementsIn,
    truncateToCompleteSentence: shortened,
    getEnv: (key: string, otherwise?: string) => env[key] ?? otherwise,
    hasEnv: (key: string) => env[key] !== undefined,
    getBooleanEnv: (key: string, otherwise = false) => (env[key] === undefined ? otherwise : isYes(env[key])),
    getNumberEnv: (key: string, otherwise?: number) => {
      const value = env[key] === undefined || env[key] === '' ? Number.NaN : Number(env[key]);
      return Number.isNaN(value) ? otherwise : value;
    },
    detectEnvironment: () => 'node',
    isNode: () => true,
    isBrowser: () => false,
  };
  return new Proxy(has, {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(has, name))
        return (has as Readonly<Record<PropertyKey, unknown>>)[name];
      return EXPORTED.includes(name) ? (): never => missing(name) : undefined;
    },
  });
}

/** A name that a module imports of the core and the core does not have; null where all is there. */
export function notExported(body: ModuleBody): string | null {
  const text = sourceOf(body as (...args: never[]) => unknown);
  for (const [, variable = ''] of text.matchAll(/const (core_\d+) = require\("@elizaos\/core"\);/g))
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
      if (!EXPORTED.includes(name)) return name;
  return null;
}

const isYes = (text: unknown): boolean => /^(?:yes|y|true|t|1|on|enable)$/i.test(String(text ?? '').trim());

/** Any version. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** From the SHA-1 of the escaped text, with the variant of RFC 4122 and version 0 (`utils.ts`, `stringToUuid`). */
function uuidOf(text: string, createHash: Hash): string {
  const bytes = Array.from(createHash('sha1').update(encodeURIComponent(text)).digest()).slice(0, 16);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  bytes[6] = (bytes[6] ?? 0) & 0x0f;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function idsBy(createHash: Hash): Readonly<Record<string, unknown>> {
  const stringToUuid = (target: unknown): string => {
    if (typeof target !== 'string' && typeof target !== 'number') throw new TypeError('Value must be string');
    const text = String(target);
    return UUID.test(text) ? text : uuidOf(text, createHash);
  };
  return {
    asUUID: (id: unknown) => {
      if (!id || !UUID.test(String(id))) throw new Error(`Invalid UUID format: ${String(id)}`);
      return id;
    },
    validateUuid: (id: unknown) => (typeof id === 'string' && UUID.test(id) ? id : null),
    stringToUuid,
    createUniqueUuid: (runtime: unknown, base: unknown) => {
      const agent = memberOf(runtime, 'agentId');
      return base === agent ? agent : stringToUuid(`${String(base)}:${String(agent)}`);
    },
  };
}

const FORMATS: Readonly<Record<string, unknown>> = {
  parseBooleanFromText: (text: unknown) => (typeof text === 'boolean' ? text : isYes(text)),
  addHeader: (header: string, body: string) =>
    body.length > 0 ? `${header ? `${header}\n` : header}${body}\n` : '',
  formatActionNames: (actions: readonly PluginObject[]) => actions.map(({ name }) => name).join(', '),
  formatActions: (actions: readonly PluginObject[]) =>
    actions
      .map(
        ({ name, description }) =>
          `- **${String(name)}**: ${String(description || 'No description available')}`,
      )
      .join('\n'),
  formatTimestamp: since,
  getMemoryText: (memory: unknown, otherwise = '') =>
    memberOf(memberOf(memory, 'content'), 'text') ?? otherwise,
  normalizePluginName: (name: string) => /^@[^/]+\/plugin-(.+)$/.exec(name)?.[1] ?? name,
  isValidPluginShape: isPlugin,
  createMessageMemory: (given: PluginObject) => ({
    ...given,
    createdAt: Date.now(),
    metadata: { type: 'message', timestamp: Date.now(), scope: given.agentId ? 'private' : 'shared' },
  }),
};

/** Kinds of rooms (`types/primitives.ts`). */
const ChannelType = same('SELF DM GROUP VOICE_DM VOICE_GROUP FEED THREAD WORLD FORUM API');

/** Types of the core's own services (`types/service.ts`). */
const ServiceType = {
  ...lower(
    'TRANSCRIPTION VIDEO BROWSER PDF WEB_SEARCH EMAIL TEE TASK WALLET LP_POOL TOKEN_DATA MESSAGE_SERVICE MESSAGE POST UNKNOWN',
  ),
  REMOTE_FILES: 'aws_s3',
};

const CONSTANTS: Readonly<Record<string, unknown>> = {
  ModelType,
  EventType,
  ChannelType,
  ServiceType,
  Role: same('OWNER ADMIN NONE'),
  MemoryType: lower('DOCUMENT FRAGMENT MESSAGE DESCRIPTION CUSTOM'),
  ContentType: lower('IMAGE VIDEO AUDIO DOCUMENT LINK'),
  AgentStatus: lower('ACTIVE INACTIVE'),
};

/** Members of `IAgentRuntime` that give a promise and ask what the sandbox does not have (`types/runtime.ts`, `types/database.ts`). */
export const ASKED: readonly string[] = (
  'getConnection ensureConnections ensureConnection ensureParticipantInRoom ensureWorldExists ' +
  'ensureRoomExists addEmbeddingToMemory clearAllAgentMemories getEntityById createEntity createRoom ' +
  'addParticipant getRooms updateWorld getAgent getAgents createAgent updateAgent deleteAgent ' +
  'getEntitiesByIds getEntitiesForRoom createEntities updateEntity getComponent getComponents ' +
  'createComponent updateComponent deleteComponent getCachedEmbeddings rerankMemories getLogs deleteLog ' +
  'createWorld getWorld removeWorld getAllWorlds updateRoom deleteRoom deleteRoomsByWorldId ' +
  'getRoomsForParticipant getRoomsForParticipants getRoomsByWorld removeParticipant ' +
  'getParticipantsForEntity setParticipantUserState createRelationship updateRelationship getRelationship ' +
  'getRelationships createTask getTasks getTask getTasksByName updateTask deleteTask ' +
  'ensureEmbeddingDimension'
).split(' ');

function lower(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name.toLowerCase()]));
}
