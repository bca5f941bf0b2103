// The members that the documentation shows or the hosts' code knows. Any other name is a mistake.

import { isObject } from '../../../model/guards.ts';

/** The kinds of plugins in the order of the documentation. `app` is not among them, but the core declares it. */
export const KINDS: readonly string[] = ['memory', 'channel', 'provider', 'skill', 'database'];

/** Lists of text; for those that may hold objects too, the member that an object needs. */
export const LISTS: ReadonlyMap<string, string | null> = new Map([
  ['requiredSecrets', null],
  ['optionalSecrets', null],
  ['dependencies', null],
  ['channels', null],
  ['providers', null],
  ['skills', 'id'],
  ['gatewayMethods', 'method'],
  ['cliCommands', null],
]);

/** Members that no code of Milady reads from this file (a search over its sources finds them in its docs only). */
export const UNREAD_MEMBERS: readonly string[] = ['configSchema', 'uiHints', ...LISTS.keys()];

/** Members of the manifest that the documentation shows, in its order. */
export const SHOWN_MEMBERS: readonly string[] = [
  'id',
  'name',
  'description',
  'version',
  'kind',
  ...UNREAD_MEMBERS,
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

/** All members that the root may have; `$schema` is for editors. */
export const TOP_MEMBERS: readonly string[] = [...SHOWN_MEMBERS, ...CODE_MEMBERS, '$schema'];

/** Members that only OpenClaw's manifest has, a format of the same origin. */
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

/** Names that are never safe as keys: every JavaScript object already answers to them. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const OBJECTS = ['configSchema', 'uiHints', 'app', 'viewer'];

/** Types of all members except lists, which have their own rules. */
export const MEMBER_TYPES: ReadonlyMap<string, 'string' | 'object'> = new Map(
  TOP_MEMBERS.filter((name) => !LISTS.has(name) && name !== 'repository' && name !== 'keywords').map(
    (name) => [name, OBJECTS.includes(name) ? 'object' : 'string'],
  ),
);

/** True where a value has the type that a member of this name must have. */
export function fitsMember(name: string | undefined, value: unknown): boolean {
  const want = name === undefined ? undefined : MEMBER_TYPES.get(name);
  if (want !== undefined) return want === 'object' ? isObject(value) : typeof value === 'string';
  return name === 'repository' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
