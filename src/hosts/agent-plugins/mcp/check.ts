// Checks mcp.json as a whole.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { readJson } from '../../../text/read.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { MCP_SCHEMA, versionIn } from '../addresses.ts';
import { meantMember } from '../names.ts';
import { MCP_MEMBERS } from './known.ts';
import {
  mcpNotAnObject,
  mcpSchemaDiffers,
  mcpSchemaMissing,
  mcpSchemaUnsupported,
  mcpUnknownMember,
  serversMissing,
  serversType,
} from './rules.ts';

/** What leaves a plugin without any of its MCP servers. */
export function checkMcp(document: SourceDocument): Finding[] {
  const { value } = document;
  if (!isObject(value)) return [mcpNotAnObject.at('', 'value', { type: typeName(value) })];
  const servers = value.mcpServers;
  const unknown = checkUnknown(value);
  const isNamed = servers !== undefined || unknown.some(({ args }) => args.meant !== undefined);
  return [
    ...checkSchema(document, member(value, '$schema')),
    ...(isNamed ? [] : [serversMissing.at('', 'key')]),
    ...(servers === undefined || isObject(servers)
      ? []
      : [serversType.at('/mcpServers', 'value', { type: typeName(servers) })]),
    ...unknown,
  ];
}

function checkSchema(document: SourceDocument, schema: unknown): Finding[] {
  if (schema === undefined) return [mcpSchemaMissing.at('', 'key')];
  if (schema === MCP_SCHEMA) return [];
  const own = versionIn(schema);
  const { others = [] } = document;
  const manifest = fileBeside({ main: document, others }, 'plugin.json');
  const plugin = manifest && versionIn(member(readJson(manifest.text).value, '$schema'));
  return own !== undefined && plugin !== undefined && own !== plugin
    ? [mcpSchemaDiffers.at('/$schema', 'value', { own, plugin })]
    : [mcpSchemaUnsupported.at('/$schema', 'value', { schema })];
}

function checkUnknown(value: Readonly<Record<string, unknown>>): ReturnType<typeof mcpUnknownMember.at>[] {
  const unknown = Object.keys(value).filter((key) => !MCP_MEMBERS.includes(key));
  return unknown.map((key) => {
    const meant = unknown.length > 50 || !isObject(value[key]) ? undefined : meantMember(key, MCP_MEMBERS);
    const free = meant === 'mcpServers' && value.mcpServers === undefined ? meant : undefined;
    return mcpUnknownMember.at(join('', key), 'key', { key, meant: free });
  });
}
