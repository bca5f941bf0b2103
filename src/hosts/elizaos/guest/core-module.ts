// What a plugin gets when it imports `@elizaos/core`: the parts that work without the agent around it.

import {
  NativeError,
  NativeProxy,
  NativeString,
  isObjectLike,
  parse,
  stringify,
} from '../../../sandbox/guest/primordials.ts';
import { memberOf, type PluginObject } from './plugin-of.ts';

/** The class that services extend. */
export class BaseService {
  static serviceType: string | undefined;
  readonly runtime: unknown;
  constructor(runtime?: unknown) {
    if (runtime !== undefined) this.runtime = runtime;
  }
  static start(): Promise<never> {
    return Promise.reject(new NativeError('Service.start() must be implemented by subclass'));
  }
}

type Hash = (name: string) => { update(text: string): { digest(): ArrayLike<number> } };

/** `require` gives Node.js' modules. */
export function coreModule(logger: object, require: (name: string) => unknown): object {
  const stringToUuid = (target: unknown): string => {
    const text = String(target);
    return UUID.test(text) ? text : uuidOf(text, memberOf(require('crypto'), 'createHash') as Hash);
  };
  const has: Readonly<Record<string, unknown>> = {
    __esModule: true,
    logger,
    elizaLogger: logger,
    createLogger: () => logger,
    Service: BaseService,
    ModelType,
    ModelTypes: ModelType,
    EventType,
    EventTypes: EventType,
    ChannelType,
    Role: { OWNER: 'OWNER', ADMIN: 'ADMIN', NONE: 'NONE' },
    MemoryType: {
      DOCUMENT: 'document',
      FRAGMENT: 'fragment',
      MESSAGE: 'message',
      DESCRIPTION: 'description',
      CUSTOM: 'custom',
    },
    asUUID: (id: unknown) => {
      if (!UUID.test(String(id))) throw new NativeError(`Invalid UUID format: ${String(id)}`);
      return id;
    },
    validateUuid: (id: unknown) => (UUID.test(String(id)) ? id : null),
    stringToUuid,
    createUniqueUuid: (runtime: unknown, base: unknown) => {
      const agent = memberOf(runtime, 'agentId');
      return base === agent ? agent : stringToUuid(`${String(base)}:${String(agent)}`);
    },
    composePrompt: ({ state, template }: PluginObject) => filled(template, state),
    composePromptFromState: ({ state, template }: PluginObject) => filled(template, state),
    parseJSONObjectFromText: jsonIn,
    parseBooleanFromText: (text: unknown) => /^(?:yes|y|true|t|1|on|enable)$/i.test(String(text).trim()),
    parseKeyValueXml: elementsIn,
  };
  // Types are imported like values, so asking for a name is not yet an error; using it is.
  return new NativeProxy(has, {
    get: (_, name) =>
      typeof name === 'symbol' || name === 'default' || name === 'then' || Object.hasOwn(has, name)
        ? (has as Readonly<Record<PropertyKey, unknown>>)[name]
        : missing(name),
  });
}

function missing(name: string): unknown {
  return function (): never {
    throw new NativeError(`\`${name}\` of @elizaos/core is not in the sandbox of this page`);
  };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** From the SHA-1 of the escaped text, with the variant of RFC 4122 and version 0 (`utils.ts`, `stringToUuid`). */
function uuidOf(text: string, createHash: Hash): string {
  const bytes = Array.from(createHash('sha1').update(encodeURIComponent(text)).digest()).slice(0, 16);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  bytes[6] = (bytes[6] ?? 0) & 0x0f;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** `{{name}}` by the state's values, else its own members; the core uses a whole template language. */
function filled(template: unknown, state: unknown): string {
  const text = String(
    typeof template === 'function' ? (template as (given: unknown) => unknown)({ state }) : template,
  );
  return text.replace(/\{\{\{?(\w{1,100})\}?\}\}/g, (_, name: string) => {
    const value = memberOf(memberOf(state, 'values'), name) ?? memberOf(state, name);
    if (value === undefined || value === null) return '';
    return isObjectLike(value) ? stringify(value) : NativeString(value);
  });
}

/** The first object of a text that is JSON, with or without a fence around it; null without one. */
function jsonIn(text: unknown): unknown {
  const whole = String(text);
  const [from, to] = [whole.indexOf('{'), whole.lastIndexOf('}')];
  if (from < 0 || to < from) return null;
  try {
    return parse(whole.slice(from, to + 1)) as unknown;
  } catch {
    return null;
  }
}

/** `<name>text</name>` as members; null without any. */
function elementsIn(text: unknown): unknown {
  const found: Record<string, string> = {};
  const whole = String(text);
  const from = whole.indexOf('<response>');
  const to = whole.lastIndexOf('</response>');
  const inner = from >= 0 && to > from ? whole.slice(from, to) : whole;
  for (const [, name = '', value = ''] of inner.matchAll(/<(\w{1,100})>([^<]*)<\/\1>/g))
    found[name] = value.trim();
  return Object.keys(found).length === 0 ? null : found;
}

/** Its model types; two of them are not what their names say (`types/model.ts`). */
const ModelType: Readonly<Record<string, string>> = {
  ...same(
    'TEXT_SMALL TEXT_LARGE TEXT_COMPLETION TEXT_EMBEDDING TEXT_TOKENIZER_ENCODE TEXT_TOKENIZER_DECODE IMAGE ' +
      'IMAGE_DESCRIPTION TRANSCRIPTION TEXT_TO_SPEECH AUDIO VIDEO OBJECT_SMALL OBJECT_LARGE RESEARCH',
  ),
  SMALL: 'TEXT_SMALL',
  MEDIUM: 'TEXT_LARGE',
  LARGE: 'TEXT_LARGE',
  TEXT_REASONING_SMALL: 'REASONING_SMALL',
  TEXT_REASONING_LARGE: 'REASONING_LARGE',
};

/** Its events (`types/events.ts`). */
const EventType = same(
  'WORLD_JOINED WORLD_CONNECTED WORLD_LEFT ENTITY_JOINED ENTITY_LEFT ENTITY_UPDATED ROOM_JOINED ROOM_LEFT ' +
    'MESSAGE_RECEIVED MESSAGE_SENT MESSAGE_DELETED CHANNEL_CLEARED VOICE_MESSAGE_RECEIVED VOICE_MESSAGE_SENT ' +
    'REACTION_RECEIVED POST_GENERATED INTERACTION_RECEIVED RUN_STARTED RUN_ENDED RUN_TIMEOUT ACTION_STARTED ' +
    'ACTION_COMPLETED EVALUATOR_STARTED EVALUATOR_COMPLETED MODEL_USED EMBEDDING_GENERATION_REQUESTED ' +
    'EMBEDDING_GENERATION_COMPLETED EMBEDDING_GENERATION_FAILED CONTROL_MESSAGE',
);

/** Kinds of rooms (`types/primitives.ts`). */
const ChannelType = same('SELF DM GROUP VOICE_DM VOICE_GROUP FEED THREAD WORLD FORUM API');

/** Members of `IAgentRuntime` that give a promise and ask what the sandbox does not have (`types/runtime.ts`, `types/database.ts`). */
export const ASKED: readonly string[] = (
  'initialize getConnection getServiceLoadPromise processActions evaluate ensureConnections ensureConnection ' +
  'ensureParticipantInRoom ensureWorldExists ensureRoomExists generateText addEmbeddingToMemory ' +
  'queueEmbeddingGeneration clearAllAgentMemories getEntityById getRoom createEntity createRoom addParticipant ' +
  'getRooms sendMessageToTarget updateWorld getAgent getAgents createAgent updateAgent deleteAgent ' +
  'getEntitiesByIds getEntitiesForRoom createEntities updateEntity getComponent getComponents createComponent ' +
  'updateComponent deleteComponent getCachedEmbeddings log rerankMemories getLogs deleteLog createWorld getWorld ' +
  'removeWorld getAllWorlds getRoomsByIds updateRoom deleteRoom deleteRoomsByWorldId getRoomsForParticipant ' +
  'getRoomsForParticipants getRoomsByWorld removeParticipant getParticipantsForEntity getParticipantsForRoom ' +
  'getParticipantUserState setParticipantUserState createRelationship updateRelationship getRelationship ' +
  'getRelationships createTask getTasks getTask getTasksByName updateTask deleteTask ensureEmbeddingDimension'
).split(' ');

function same(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}
