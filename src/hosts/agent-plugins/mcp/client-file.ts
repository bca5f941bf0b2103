// Tells the files that single clients keep their MCP servers in, and makes the mcp.json of a plugin of one.

import { isObject, member } from '../../../model/guards.ts';
import { MCP_SCHEMA } from '../addresses.ts';
import { meantMember } from '../names.ts';
import { isServer, isServers, isTransport, transportOf, TRANSPORTS } from '../servers/entries.ts';

const FILES: readonly (readonly [path: RegExp, client: string])[] = [
  [/(?:^|\/)\.vscode\/mcp\.json$/, 'VS Code'],
  [/(?:^|\/)\.cursor\/mcp\.json$/, 'Cursor'],
  [/(?:^|\/)\.mcp\.json$/, 'Claude Code'],
  [/(?:^|\/)claude_desktop_config\.json$/, 'Claude Desktop'],
  [/(?:^|\/)mcp_config\.json$/, 'one client, such as Windsurf'],
];

/** Whose file this is, by its path, else by what is in it; null where it may be meant as a plugin's. */
export function clientOf(value: unknown, path: string): string | null {
  const [, client] = FILES.find(([name]) => name.test(path)) ?? [];
  if (client !== undefined) return client;
  if (member(value, '$schema') !== undefined) return null;
  if (member(value, 'mcpServers') === undefined)
    return isServers(member(value, 'servers')) ? 'VS Code' : null;
  const servers = member(value, 'mcpServers');
  if (!isObject(servers)) return null;
  return Object.values(servers).some((server) => isServer(server) && !isTransport(member(server, 'type')))
    ? 'one client'
    : null;
}

/** The same servers as the mcp.json of a plugin has them; undefined where there are none. */
export function pluginServers(value: unknown): unknown {
  const servers = member(value, 'mcpServers') ?? member(value, 'servers') ?? value;
  if (!isServers(servers)) return undefined;
  const entries = Object.entries(servers as object).map(([name, server]: [string, unknown]) => [
    name,
    pluginServer(server),
  ]);
  return { $schema: MCP_SCHEMA, mcpServers: Object.fromEntries(entries) as unknown };
}

function pluginServer(server: unknown): unknown {
  const type = isObject(server) ? transportOf(server) : null;
  if (!isObject(server) || type === null) return server;
  const known = TRANSPORTS[type];
  const renamed = Object.entries(server).map(([key, held]): [string, unknown] => {
    const meant = known.includes(key) ? key : meantMember(key, known);
    return [meant === undefined || (meant !== key && Object.hasOwn(server, meant)) ? key : meant, held];
  });
  const kept = renamed.filter(([key]) => key !== 'type' && known.includes(key));
  return { type, ...Object.fromEntries(kept) };
}
