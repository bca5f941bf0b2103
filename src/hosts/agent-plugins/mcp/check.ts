// Checks mcp.json as a whole.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import type { PluginFile } from '../../../model/file.ts';
import { join } from '../../../lang/json/pointer.ts';
import { readJson } from '../../../lang/json/read.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { DRAFT, MCP_SCHEMA, mcpSchemaOf, versionIn } from '../addresses.ts';
import { meantMember } from '../names.ts';
import { clientOf } from './client-file.ts';
import * as rules from './rules.ts';

/** What leaves a plugin without any of its MCP servers. */
export function checkMcp(document: SourceDocument): Finding[] {
  const { value } = document;
  if (!isObject(value)) return [rules.mcpNotAnObject.at('', 'value', { type: typeName(value) })];
  const manifest = manifestBeside(document);
  const client = manifest ? null : clientOf(value, document.path);
  if (client !== null) return [rules.clientFile.at('', 'key', { client })];
  const servers = value.mcpServers;
  const unknown = checkUnknown(value);
  const isNamed = servers !== undefined || unknown.some(({ args }) => args.meant !== undefined);
  return [
    ...checkSchema(member(value, '$schema'), manifest),
    ...(isNamed ? [] : [rules.serversMissing.at('', 'key')]),
    ...(servers === undefined || isObject(servers)
      ? []
      : [rules.serversType.at('/mcpServers', 'value', { type: typeName(servers) })]),
    ...unknown,
  ];
}

function manifestBeside(document: SourceDocument): PluginFile | undefined {
  return fileBeside({ main: document, others: document.others ?? [] }, 'plugin.json');
}

function checkSchema(schema: unknown, manifest: PluginFile | undefined): Finding[] {
  if (schema === undefined) return [rules.mcpSchemaMissing.at('', 'key')];
  const own = versionIn(schema);
  const plugin = manifest && versionIn(member(readJson(manifest.text).value, '$schema'));
  if (own !== undefined && plugin !== undefined && own !== plugin)
    return [rules.mcpSchemaDiffers.at('/$schema', 'value', { own, plugin })];
  // The manifest beside it says what becomes of a draft.
  if (schema === mcpSchemaOf(DRAFT)) return manifest ? [] : [rules.mcpSchemaDraft.at('/$schema', 'value')];
  return schema === MCP_SCHEMA ? [] : [rules.mcpSchemaUnsupported.at('/$schema', 'value', { schema })];
}

function checkUnknown(
  value: Readonly<Record<string, unknown>>,
): ReturnType<typeof rules.mcpUnknownMember.at>[] {
  const unknown = Object.keys(value).filter((key) => !rules.MCP_MEMBERS.includes(key));
  return unknown.map((key) => {
    const meant =
      unknown.length > 50 || !isObject(value[key]) ? undefined : meantMember(key, rules.MCP_MEMBERS);
    const free = meant === 'mcpServers' && value.mcpServers === undefined ? meant : undefined;
    return rules.mcpUnknownMember.at(join('', key), 'key', { key, meant: free });
  });
}
