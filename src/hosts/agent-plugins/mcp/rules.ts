// Rules on mcp.json as a whole: a fault here leaves the plugin without any of its servers.

import { add, addOrRename, setTo, type Misnamed, renameElseRemove, unwrap } from '../../kit/rule.ts';
import { code, perhaps, quote } from '../../kit/words.ts';
import { DRAFT, MCP_SCHEMA, mcpSchemaOf } from '../addresses.ts';
import { section, disabling, SERVERS, define } from '../evidence.ts';
import { meantMember } from '../names.ts';
import { pluginServers } from './client-file.ts';

const ADDRESS = 'the "$schema" of version 1.0.0';

/** All members; the list is closed. */
export const MCP_MEMBERS: readonly string[] = ['$schema', 'mcpServers'];

export const mcpNotAnObject = disabling<{ type: string }>('agent-plugins/mcp-not-an-object', {
  message: ({ type }) => `mcp.json is one object with \`$schema\` and \`mcpServers\`, but this is ${type}.`,
  fix: unwrap,
});

export const mcpSchemaMissing = disabling('agent-plugins/mcp-schema-missing', {
  message: () =>
    '`$schema` is missing. Files of single clients, such as `.mcp.json`, have none, but the mcp.json of an Agent Plugin needs it.',
  fix: () => add('/$schema', MCP_SCHEMA, `Add ${ADDRESS}`),
});

export const mcpSchemaUnsupported = disabling<{ schema: unknown }>('agent-plugins/mcp-schema-unsupported', {
  message: ({ schema }) =>
    `${quote(schema, 80)} is not the \`$schema\` of mcp.json in version 1.0.0, which is ${code(MCP_SCHEMA, 80)}.`,
  fix: ({ pointer }) => setTo(pointer, MCP_SCHEMA, `Change to ${ADDRESS}`),
});

export const mcpSchemaDraft = define.broken('agent-plugins/mcp-schema-draft', {
  message: () =>
    `${DRAFT} is a working draft. Clients of 1.0.0 load the plugin without any of its MCP servers.`,
  evidence: SERVERS,
});

export const clientFile = define.broken<{ client: string }>('agent-plugins/client-file', {
  message: ({ client }) =>
    `This is the MCP file of ${client}, and clients load no server of a plugin from it. They read \`mcp.json\`, which has \`$schema\`, the \`type\` of each server, and no member that only one client knows.`,
  evidence: SERVERS,
  fix: (_, { value, path }) =>
    setTo('', pluginServers(value), 'Make the mcp.json of a plugin of it').map((made) => ({
      ...made,
      path: `${path.slice(0, path.lastIndexOf('/') + 1).replace(/\.(?:vscode|cursor)\/$/, '')}mcp.json`,
    })),
});

export const mcpSchemaDiffers = disabling('agent-plugins/mcp-schema-differs', {
  message: ({ own, plugin }: { own: string; plugin: string }) =>
    `mcp.json is for version ${own}, but plugin.json beside it is for ${plugin}. Both must be for the same.`,
  evidence: [section('10.1'), section('7.2.2')],
  fix: ({ pointer, args }) => setTo(pointer, mcpSchemaOf(args.plugin), `Change to version ${args.plugin}`),
});

export const serversMissing = disabling('agent-plugins/mcp-servers-missing', {
  message: () => '`mcpServers` is missing. It may be empty.',
  fix: (_, document) =>
    addOrRename(
      document,
      '/mcpServers',
      {},
      (key) => !MCP_MEMBERS.includes(key) && meantMember(key, MCP_MEMBERS) === 'mcpServers',
    ),
});

export const serversType = disabling<{ type: string }>('agent-plugins/mcp-servers-type', {
  message: ({ type }) =>
    `\`mcpServers\` must be an object that maps the name of each server to the server, but this is ${type}.`,
});

export const mcpUnknownMember = disabling<Misnamed>('agent-plugins/mcp-unknown-member', {
  message: ({ key, meant }) =>
    `mcp.json may only have \`$schema\` and \`mcpServers\`, and ${code(key)} is another member.${perhaps(meant)}`,
  fix: renameElseRemove,
});
