// The names that `@elizaos/core` 1.7.2 exports (`dist/node/index.node.js`), of which importing another ends the loading of
// a package, and those of its models and events.

/** Values; types are gone when code runs. */
export const EXPORTED: readonly string[] = (
  'ActionStreamFilter AgentRuntime AgentStatus BM25 BufferUtils ChannelType ContentType DatabaseAdapter ' +
  'DefaultMessageService ElizaOS Environment EventType MESSAGE_STREAM_EVENT MODEL_SETTINGS MemoryType ' +
  'ModelType PassthroughExtractor PlatformPrefix ResponseStreamExtractor Role SOCKET_MESSAGE_TYPE Semaphore ' +
  'Service ServiceBuilder ServiceType StreamError TEEMode TeeType VECTOR_DIMS XmlTagExtractor ' +
  '__loggerTestHooks addHeader addLogListener alloc asUUID booleanFooter buildCharacterPlugins byteLength ' +
  'characterSchema clearSaltCache composeActionExamples composePrompt composePromptFromState concat ' +
  'contentSchema createLogger createMessageMemory createService createServiceError createSettingFromConfig ' +
  'createStreamingContext createStreamingRetryState createUniqueUuid currentRuntime customLevels ' +
  'decryptObjectValues decryptSecret decryptStringValue decryptedCharacter defineService detectEnvironment ' +
  'directoryItemSchema elizaLogger encryptObjectValues encryptStringValue encryptedCharacter equals ' +
  'findAllEnvFiles findEntityByName findEnvFile findWorldsForOwner formatActionNames formatActions ' +
  'formatEntities formatMessages formatPosts formatTimestamp fromBytes fromHex fromString getAllElizaPaths ' +
  'getAllowedEnvVars getBooleanEnv getCharactersDir getContentTypeFromMimeType getDataDir getDatabaseDir ' +
  'getElizaPaths getEntityDetails getEnv getEnvironment getGeneratedDir getLocalServerUrl getMemoryText ' +
  'getNumberEnv getSalt getStreamingContext getStreamingContextManager getTypedService getUploadsAgentsDir ' +
  'getUploadsChannelsDir getUserServerRole getWorldSettings hasCharacterSecrets hasEnv ' +
  'imageDescriptionTemplate initBrowserEnvironment initializeOnboarding isBrowser isBuffer isCustomMetadata ' +
  'isDescriptionMetadata isDocumentMemory isDocumentMetadata isFragmentMemory isFragmentMetadata ' +
  'isMessageMetadata isNode isStreamableModelType isValidCharacter isValidPluginShape knowledgeItemSchema ' +
  'loadAndPreparePlugin loadEnvFile loadEnvFilesWithPrecedence loadPlugin logger mediaSchema ' +
  'mergeCharacterDefaults messageExampleSchema messageHandlerTemplate multiStepDecisionTemplate ' +
  'multiStepSummaryTemplate normalizeJsonString normalizePluginName parseAndValidateCharacter ' +
  'parseBooleanFromText parseCharacter parseJSONObjectFromText parseKeyValueXml pingServer ' +
  'postCreationTemplate prewarmUuidCache randomBytes recentLogs removeLogListener resetEnvironmentCache ' +
  'resetPaths resolvePluginDependencies resolvePlugins runWithStreamingContext safeReplacer saltSettingValue ' +
  'saltWorldSettings secretsSchema setAllowedEnvVars setDefaultSecretsFromEnv setEnv ' +
  'setStreamingContextManager settingsSchema shouldRespondTemplate slice splitChunks stringToUuid ' +
  'styleSchema templateTypeSchema toHex toString trimTokens truncateToCompleteSentence tryInstallPlugin ' +
  'unsaltSettingValue unsaltWorldSettings updateWorldSettings uuidSchema validateCharacter ' +
  'validateCharacterConfig validatePlugin validateUuid waitForServerReady'
).split(' ');

/** Names that are their own values. */
export function same(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}

/** The core's model types; two of them are not what their names say (`types/model.ts`). */
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
