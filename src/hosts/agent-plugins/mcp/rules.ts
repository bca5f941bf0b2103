// Rules on mcp.json as a whole: a fault here leaves the plugin without any of its servers.

import { isObject } from '../../../model/guards.ts';
import { add, addOrRename, remove, rename, setTo, defineRule } from '../../kit/rule.ts';
import { code, perhaps, quote } from '../../kit/words.ts';
import { DRAFT, MCP_SCHEMA, mcpSchemaOf } from '../addresses.ts';
import { BROKEN, DISABLES, section } from '../evidence.ts';
import { meantMember } from '../names.ts';
import { pluginServers } from './client-file.ts';

const ADDRESS = 'the "$schema" of version 1.0.0';

/** All members; the list is closed. */
export const MCP_MEMBERS: readonly string[] = ['$schema', 'mcpServers'];

export const mcpNotAnObject = defineRule<{ type: string }>('agent-plugins/mcp-not-an-object', {
  severity: BROKEN,
  message: ({ type }) =>
    `mcp.json is one object with \`$schema\` and \`mcpServers\`, but this is ${type}. ${DISABLES}`,
  evidence: [section('7.2.1'), section('7.2.2')],
  fix: (_, { value }) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0])
      ? setTo('', value[0], 'Unwrap the object from the list')
      : [],
});

export const mcpSchemaMissing = defineRule('agent-plugins/mcp-schema-missing', {
  severity: BROKEN,
  message: () =>
    `\`$schema\` is missing. Files of single clients, such as \`.mcp.json\`, have none, but the mcp.json of an Agent Plugin needs it. ${DISABLES}`,
  evidence: [section('7.2.1'), section('7.2.2')],
  fix: () => add('/$schema', MCP_SCHEMA, `Add ${ADDRESS}`),
});

export const mcpSchemaUnsupported = defineRule<{ schema: unknown }>('agent-plugins/mcp-schema-unsupported', {
  severity: BROKEN,
  message: ({ schema }) =>
    `${quote(schema, 80)} is not the \`$schema\` of mcp.json in version 1.0.0, which is ${code(MCP_SCHEMA, 80)}. ${DISABLES}`,
  evidence: [section('7.2.1'), section('7.2.2')],
  fix: ({ pointer }) => setTo(pointer, MCP_SCHEMA, `Change to ${ADDRESS}`),
});

export const mcpSchemaDraft = defineRule('agent-plugins/mcp-schema-draft', {
  severity: BROKEN,
  message: () =>
    `${DRAFT} is a working draft. Clients of 1.0.0 load the plugin without any of its MCP servers.`,
  evidence: [section('7.2.1'), section('7.2.2')],
});

export const clientFile = defineRule<{ client: string }>('agent-plugins/client-file', {
  severity: BROKEN,
  message: ({ client }) =>
    `This is the MCP file of ${client}, and clients load no server of a plugin from it. They read \`mcp.json\`, which has \`$schema\`, the \`type\` of each server, and no member that only one client knows.`,
  evidence: [section('7.2.1'), section('7.2.2')],
  fix: (_, { value, path }) =>
    setTo('', pluginServers(value), 'Make the mcp.json of a plugin of it').map((made) => ({
      ...made,
      path: `${path.slice(0, path.lastIndexOf('/') + 1).replace(/\.(?:vscode|cursor)\/$/, '')}mcp.json`,
    })),
});

export const mcpSchemaDiffers = defineRule<{ own: string; plugin: string }>(
  'agent-plugins/mcp-schema-differs',
  {
    severity: BROKEN,
    message: ({ own, plugin }) =>
      `mcp.json is for version ${own}, but plugin.json beside it is for ${plugin}. Both must be for the same. ${DISABLES}`,
    evidence: [section('10.1'), section('7.2.2')],
    fix: ({ pointer, args }) => setTo(pointer, mcpSchemaOf(args.plugin), `Change to version ${args.plugin}`),
  },
);

export const serversMissing = defineRule('agent-plugins/mcp-servers-missing', {
  severity: BROKEN,
  message: () => `\`mcpServers\` is missing. It may be empty. ${DISABLES}`,
  evidence: [section('7.2.1'), section('7.2.2')],
  fix: (_, document) =>
    addOrRename(
      document,
      '/mcpServers',
      {},
      (key) => !MCP_MEMBERS.includes(key) && meantMember(key, MCP_MEMBERS) === 'mcpServers',
    ),
});

export const serversType = defineRule<{ type: string }>('agent-plugins/mcp-servers-type', {
  severity: BROKEN,
  message: ({ type }) =>
    `\`mcpServers\` must be an object that maps the name of each server to the server, but this is ${type}. ${DISABLES}`,
  evidence: [section('7.2.1'), section('7.2.2')],
});

export const mcpUnknownMember = defineRule<{ key: string; meant: string | undefined }>(
  'agent-plugins/mcp-unknown-member',
  {
    severity: BROKEN,
    message: ({ key, meant }) =>
      `mcp.json may only have \`$schema\` and \`mcpServers\`, and ${code(key)} is another member.${perhaps(meant)} ${DISABLES}`,
    evidence: [section('7.2.1'), section('7.2.2')],
    fix: ({ pointer, args: { meant } }, document) =>
      meant === undefined ? remove(pointer) : rename(document, pointer, meant),
  },
);
