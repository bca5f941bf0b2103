// What clients refuse in the files of a package, by the specification of Agent Plugins 1.0.0.

import { isObject, member } from '../../model/guards.ts';
import type { BundleFile } from '../../model/portable.ts';
import { faults as skillFaults } from '../agent-skill/faults.ts';
import { mcp } from '../mcp/index.ts';

const ADDRESS = 'https://agent-plugins.org/schemas/1.0.0';
/** `$schema` of plugin.json. */
export const PLUGIN_SCHEMA = `${ADDRESS}/plugin.schema.json`;
/** `$schema` of mcp.json. */
export const MCP_SCHEMA = `${ADDRESS}/mcp.schema.json`;
/** What a package may be called. */
export const PLUGIN_NAME = /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
/** Characters. */
export const MAX_NAME = 64;

const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];
const MEMBERS = ['$schema', 'name', ...TEXTS, 'author', 'keywords', 'extensions'];

/** One sentence per fault of a file, which its path tells apart. */
export function faults(value: unknown, file?: BundleFile): string[] {
  const path = file?.path ?? 'plugin.json';
  if (path.endsWith('SKILL.md')) return skillFaults(value, file);
  if (path.endsWith('tools.json')) return [...mcp.faults(value, file)];
  return path.endsWith('mcp.json') ? mcpFaults(value) : manifestFaults(value);
}

function manifestFaults(value: unknown): string[] {
  if (!isObject(value)) return ['plugin.json is not an object.'];
  const { $schema, name, author, keywords, extensions } = value;
  const isName = typeof name === 'string' && PLUGIN_NAME.test(name) && name.length <= MAX_NAME;
  const unknown = Object.keys(value).filter((key) => !MEMBERS.includes(key));
  return [
    ...($schema === PLUGIN_SCHEMA ? [] : ['`$schema` of plugin.json is not that of version 1.0.0.']),
    ...(isName ? [] : ['The name of the plugin is not valid.']),
    ...TEXTS.filter((key) => !isTextOrNone(value[key])).map((key) => `\`${key}\` is not a text.`),
    ...(author === undefined || isTexts(author, ['name', 'email', 'url'])
      ? []
      : ['`author` may only have the texts `name`, `email` and `url`.']),
    ...(keywords === undefined ||
    (Array.isArray(keywords) && keywords.every((one) => typeof one === 'string'))
      ? []
      : ['`keywords` is not a list of texts.']),
    ...(extensions === undefined || (isObject(extensions) && Object.values(extensions).every(isObject))
      ? []
      : ['`extensions` must hold an object per client.']),
    ...unknown.map((key) => `plugin.json cannot have \`${key}\`.`),
  ];
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isTexts(value: unknown, known: readonly string[]): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([key, held]) => known.includes(key) && typeof held === 'string')
  );
}

function mcpFaults(value: unknown): string[] {
  const servers: unknown = member(value, 'mcpServers');
  if (!isObject(value) || !isObject(servers)) return ['mcp.json has no `mcpServers`.'];
  const more = Object.keys(value).filter((key) => key !== '$schema' && key !== 'mcpServers');
  return [
    ...(value.$schema === MCP_SCHEMA ? [] : ['`$schema` of mcp.json is not that of version 1.0.0.']),
    ...more.map((key) => `mcp.json cannot have \`${key}\`.`),
    ...Object.entries(servers).flatMap(([name, server]) =>
      isServer(server) ? [] : [`The server \`${name}\` is not valid.`],
    ),
  ];
}

/** Of the three kinds of servers only the one that packages of ours have. */
function isServer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, command, args = [], env = {}, ...rest } = value;
  return (
    type === 'stdio' &&
    typeof command === 'string' &&
    /^(?:\.\/\S+|[^\s/$]+)$/.test(command) &&
    Array.isArray(args) &&
    args.every((one) => typeof one === 'string') &&
    isTexts(
      env,
      Object.keys(env as object).filter((key) => !/^PLUGIN_(?:ROOT|DATA)$/.test(key)),
    ) &&
    Object.keys(rest).length === 0
  );
}
