// The servers of mcp.json, as all subjects about them see them.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';

/** What a server is: a program that the client starts, or an address. */
export type Transport = 'stdio' | 'streamable-http' | 'sse';

export const TRANSPORTS: Readonly<Record<Transport, readonly string[]>> = {
  stdio: ['type', 'command', 'args', 'env', 'cwd'],
  'streamable-http': ['type', 'url', 'headers'],
  sse: ['type', 'url', 'headers'],
};

export interface ServerEntry {
  readonly pointer: Pointer;
  readonly server: Readonly<Record<string, unknown>>;
  /** As `type` says, else as its members suggest; null where neither does. */
  readonly transport: Transport | null;
}

/** All servers that are objects; [] where there are none. */
export function serversOf(value: unknown): ServerEntry[] {
  const servers = member(value, 'mcpServers');
  if (!isObject(servers)) return [];
  return Object.entries(servers).flatMap(([name, server]) =>
    isObject(server) ? [{ pointer: join('/mcpServers', name), server, transport: transportOf(server) }] : [],
  );
}

/** Whether a value says how to start or reach a server. */
export function isServer(value: unknown): boolean {
  return isObject(value) && transportOf(value) !== null;
}

/** Whether a value maps names to servers. */
export function isServers(value: unknown): boolean {
  return isObject(value) && Object.values(value).some(isServer);
}

/** Whether a type is one of the three. */
export function isTransport(type: unknown): type is Transport {
  return typeof type === 'string' && Object.hasOwn(TRANSPORTS, type);
}

/** What a server means to be; null where neither its type nor its members say so. */
export function transportOf(server: Readonly<Record<string, unknown>>): Transport | null {
  const type = member(server, 'type');
  if (isTransport(type)) return type;
  const named = typeof type === 'string' ? NAMES[type.toLowerCase().replace(/[^a-z]/g, '')] : undefined;
  if (named) return named;
  const isProgram = member(server, 'command') !== undefined;
  const isRemote = member(server, 'url') !== undefined;
  return isProgram === isRemote ? null : isProgram ? 'stdio' : 'streamable-http';
}

/** Words of other formats, in letters only. */
const NAMES: Readonly<Partial<Record<string, Transport>>> = {
  stdio: 'stdio',
  local: 'stdio',
  command: 'stdio',
  process: 'stdio',
  http: 'streamable-http',
  https: 'streamable-http',
  remote: 'streamable-http',
  streamable: 'streamable-http',
  streamablehttp: 'streamable-http',
  httpstream: 'streamable-http',
  sse: 'sse',
};
