// Names of `@elizaos/core` that stand for themselves, and members of the runtime that only a database answers.

/** Its model types; two of them are not what their names say (`types/model.ts`). */
export const ModelType: Readonly<Record<string, string>> = {
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
export const EventType = same(
  'WORLD_JOINED WORLD_CONNECTED WORLD_LEFT ENTITY_JOINED ENTITY_LEFT ENTITY_UPDATED ROOM_JOINED ROOM_LEFT ' +
    'MESSAGE_RECEIVED MESSAGE_SENT MESSAGE_DELETED CHANNEL_CLEARED VOICE_MESSAGE_RECEIVED VOICE_MESSAGE_SENT ' +
    'REACTION_RECEIVED POST_GENERATED INTERACTION_RECEIVED RUN_STARTED RUN_ENDED RUN_TIMEOUT ACTION_STARTED ' +
    'ACTION_COMPLETED EVALUATOR_STARTED EVALUATOR_COMPLETED MODEL_USED EMBEDDING_GENERATION_REQUESTED ' +
    'EMBEDDING_GENERATION_COMPLETED EMBEDDING_GENERATION_FAILED CONTROL_MESSAGE',
);

/** Kinds of rooms (`types/primitives.ts`). */
export const ChannelType = same('SELF DM GROUP VOICE_DM VOICE_GROUP FEED THREAD WORLD FORUM API');

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
