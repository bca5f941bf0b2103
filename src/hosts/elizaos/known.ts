// The names that the documentation shows and that the hosts' code knows, beyond which a name is a slip.

/** Members of the manifest that the documentation shows, in its order. */
export const SHOWN_MEMBERS: readonly string[] = [
  'id',
  'name',
  'description',
  'version',
  'kind',
  'configSchema',
  'uiHints',
  'requiredSecrets',
  'optionalSecrets',
  'dependencies',
  'channels',
  'providers',
  'skills',
  'gatewayMethods',
  'cliCommands',
];

/** Members that the page leaves out and the code knows (core types/plugin-manifest.ts, registry-client-local.ts). */
export const CODE_MEMBERS: readonly string[] = [
  'minElizaVersion',
  'author',
  'license',
  'homepage',
  'repository',
  'keywords',
  'app',
  'viewer',
];

/** All that may stand at the top; `$schema` is for editors. */
export const TOP_MEMBERS: readonly string[] = [...SHOWN_MEMBERS, ...CODE_MEMBERS, '$schema'];

/** Members that no code of Milady reads from this file (a search over its sources finds them in its docs only). */
export const UNREAD_MEMBERS: readonly string[] = [
  'configSchema',
  'uiHints',
  'requiredSecrets',
  'optionalSecrets',
  'dependencies',
  'channels',
  'providers',
  'skills',
  'gatewayMethods',
  'cliCommands',
];

/** Members that only OpenClaw's manifest has, a cousin of this one. */
export const OPENCLAW_MEMBERS: ReadonlySet<string> = new Set([
  'setup',
  'contracts',
  'activation',
  'channelConfigs',
  'configContracts',
  'toolMetadata',
  'defaultConfig',
  'entryPoint',
  'providerAuthEnvVars',
  'providerAuthChoices',
  'channelEnvVars',
  'commandAliases',
  'enabledByDefault',
  'legacyPluginIds',
  'autoEnableWhenConfiguredProviders',
  'modelSupport',
  'cliBackends',
  'qaRunners',
]);

/** Members of a third shape that two published files have and that nothing reads. */
export const OTHER_MEMBERS: readonly string[] = ['schemaVersion', 'displayName', 'quickstart', 'actions'];

export const KINDS: readonly string[] = ['memory', 'channel', 'provider', 'skill', 'database'];

/** What authors write for a kind, and the nearest that exists. */
export const KIND_ALIASES: ReadonlyMap<string, string> = new Map([
  ['feature', 'skill'],
  ['action', 'skill'],
  ['tool', 'skill'],
  ['connector', 'channel'],
  ['client', 'channel'],
  ['service', 'provider'],
  ['model', 'provider'],
  ['adapter', 'database'],
  ['db', 'database'],
  ['storage', 'memory'],
]);

/** Names that are never safe as keys: every JavaScript object already answers to them. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Environment variables that Milady never lets a plugin's settings write (src/api/server.ts, BLOCKED_ENV_KEYS). */
export const BLOCKED_NAMES: ReadonlySet<string> = new Set([
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'DYLD_INSERT_LIBRARIES',
  'DYLD_LIBRARY_PATH',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'ELECTRON_RUN_AS_NODE',
  'PATH',
  'HOME',
  'SHELL',
  'MILADY_API_TOKEN',
  'MILADY_WALLET_EXPORT_TOKEN',
  'MILADY_TERMINAL_RUN_TOKEN',
  'HYPERSCAPE_AUTH_TOKEN',
  'EVM_PRIVATE_KEY',
  'SOLANA_PRIVATE_KEY',
  'GITHUB_TOKEN',
  'DATABASE_URL',
  'POSTGRES_URL',
]);

export const PLUGIN_TYPES: readonly string[] = ['elizaos:plugin:1.0.0', 'elizaos:client:1.0.0'];
