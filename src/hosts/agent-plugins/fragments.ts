// Recognises parts of mcp.json, and makes a whole file of each.

import type { Fragment, FragmentInput } from '../../model/host.ts';
import { hasOnly, isMapOf } from '../kit/fragment.ts';
import { isObject } from '../../model/guards.ts';
import { MCP_SCHEMA } from './addresses.ts';
import { transportOf, TRANSPORTS } from './servers/entries.ts';

/** A server or several of them, as clients have them in their own files; null for anything else. */
export function fragment({ value }: FragmentInput): Fragment | null {
  if (isServer(value)) return made('an MCP server', { 'my-server': value });
  return isMapOf(value, isServer) ? made('MCP servers by their names', value) : null;
}

function made(what: string, servers: Record<string, unknown>): Fragment {
  const whole = { $schema: MCP_SCHEMA, mcpServers: servers };
  return { score: 0.8, what, where: 'section 7.2.1', whole, title: 'Put it into an mcp.json' };
}

function isServer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const transport = transportOf(value);
  const { command, url } = value;
  if (transport === null || (typeof command !== 'string' && typeof url !== 'string')) return false;
  return hasOnly(value, [
    ...TRANSPORTS[transport],
    'type',
    'disabled',
    'timeout',
    'alwaysAllow',
    'autoApprove',
  ]);
}
