// The names that `@elizaos/core` 1.7.2 exports (`dist/node/index.node.js`); importing another ends the loading of a package.

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
