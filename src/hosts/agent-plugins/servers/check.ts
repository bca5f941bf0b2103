// Checks what all servers of mcp.json have in common: that they are objects, their type, and which members they have.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isDraft } from '../addresses.ts';
import { isMisspelt, MAX_SUGGESTED, meantMember } from '../names.ts';
import { isTransport, serversOf, TRANSPORTS, type ServerEntry, type Transport } from './entries.ts';
import { serverMember, serverType, sseOld, transportMissing, transportUnknown } from './rules.ts';

/** Findings on each server by itself; values of members are other subjects' business. */
export function checkServers({ value }: SourceDocument): Finding[] {
  const servers = member(value, 'mcpServers');
  if (!isObject(servers)) return [];
  const wrong = Object.entries(servers).flatMap(([name, server]) =>
    isObject(server) ? [] : [serverType.at(join('/mcpServers', name), 'value', { type: typeName(server) })],
  );
  return [...wrong, ...serversOf(value).flatMap((server) => checkServer(server, isDraft(value)))];
}

function checkServer({ pointer, server, transport }: ServerEntry, draft: boolean): Finding[] {
  const type = member(server, 'type');
  const at = join(pointer, 'type');
  return [
    ...(type === undefined && !(transport && isMisspelt(server, 'type', TRANSPORTS[transport]))
      ? [transportMissing.at(pointer, 'key')]
      : []),
    ...(type === undefined || isTransport(type) ? [] : [transportUnknown.at(at, 'value', { type })]),
    ...(type === 'sse' ? [sseOld.at(at, 'value')] : []),
    ...(transport === null ? [] : unknownMembers({ pointer, server, transport }, draft)),
  ];
}

function unknownMembers(
  { pointer, server, transport }: ServerEntry & { readonly transport: Transport },
  draft: boolean,
): Finding[] {
  const known = [...TRANSPORTS[transport], ...(draft ? ['extensions'] : [])];
  const unknown = Object.keys(server).filter((key) => !known.includes(key));
  return unknown.map((key, i) => {
    const meant = i < MAX_SUGGESTED ? meantMember(key, known) : undefined;
    const free = meant === undefined || Object.hasOwn(server, meant) ? undefined : meant;
    return serverMember.at(join(pointer, key), 'key', { key, transport, meant: free });
  });
}
