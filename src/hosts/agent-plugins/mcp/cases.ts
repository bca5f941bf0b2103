// Cases of mcp.json as a whole.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest, program, server } from '../case-texts.fixtures.ts';

const path = 'tides/mcp.json';
const SCHEMA = '"$schema":"https://agent-plugins.org/schemas/1.0.0/mcp.schema.json"';
const NEWER = 'https://agent-plugins.org/schemas/1.1.0/mcp.schema.json';

export const cases: readonly RuleCase[] = [
  { code: 'agent-plugins/mcp-not-an-object', raises: `⟦[${program('')}]⟧`, misses: program(''), path },
  {
    code: 'agent-plugins/mcp-schema-missing',
    raises: '⟦{⟧"mcpServers":{"tides":{"type":"stdio","command":"node"}}}',
    misses: program(''),
  },
  {
    code: 'agent-plugins/mcp-schema-unsupported',
    raises: `{"$schema":⟦"${NEWER.replace('1.1.0', '2.0.0')}"⟧,"mcpServers":{}}`,
    misses: `{"$schema":"${NEWER}","mcpServers":{}}`,
  },
  {
    code: 'agent-plugins/mcp-schema-draft',
    raises: `{"$schema":⟦"${NEWER}"⟧,"mcpServers":{}}`,
    misses: `{"$schema":"${NEWER}","mcpServers":{}}`,
    missesOthers: { 'plugin.json': manifest('').replace('1.0.0', '1.1.0') },
  },
  {
    code: 'agent-plugins/mcp-schema-differs',
    raises: `{${SCHEMA.replace('"https', '⟦"https')}⟧,"mcpServers":{}}`,
    misses: `{"$schema":"${NEWER}","mcpServers":{}}`,
    path,
    others: { 'plugin.json': manifest('').replace('1.0.0', '1.1.0') },
    missesOthers: { 'plugin.json': manifest('').replace('1.0.0', '1.1.0') },
  },
  ...[
    '.mcp.json',
    '.vscode/mcp.json',
    '.cursor/mcp.json',
    'mcp_config.json',
    'claude_desktop_config.json',
  ].map((file) => ({
    code: 'agent-plugins/client-file',
    raises: '⟦{⟧"mcpServers":{"tides":{"type":"stdio","command":"node"}}}',
    misses: program(''),
    path: file,
    missesPath: 'mcp.json',
  })),
  {
    code: 'agent-plugins/client-file',
    raises: '⟦{⟧"servers":{"tides":{"type":"http","url":"https://a.example","oauth":true}},"inputs":[]}',
    misses: '{"servers":{"tides":"https://a.example"}}',
  },
  {
    code: 'agent-plugins/client-file',
    raises: '⟦{⟧"mcpServers":{"tides":{"command":"node","envFile":".env"}}}',
    misses: '{"mcpServers":{"tides":{"command":"node","envFile":".env"}}}',
    missesOthers: { 'plugin.json': manifest('') },
  },
  {
    code: 'agent-plugins/mcp-schema-differs',
    raises: `{"$schema":⟦"${NEWER}"⟧,"mcpServers":{}}`,
    misses: `{${SCHEMA},"mcpServers":{}}`,
    path,
    others: { 'plugin.json': manifest('') },
  },
  {
    code: 'agent-plugins/mcp-servers-missing',
    raises: `⟦{⟧${SCHEMA},"servers":[]}`,
    misses: `{${SCHEMA},"servers":{}}`,
  },
  {
    code: 'agent-plugins/mcp-servers-type',
    raises: `{${SCHEMA},"mcpServers":⟦[{"name":"tides","type":"stdio","command":"node"}]⟧}`,
    misses: program(''),
  },
  {
    code: 'agent-plugins/mcp-servers-type',
    raises: `{${SCHEMA},"mcpServers":⟦[7]⟧}`,
    misses: server('7'),
  },
  {
    code: 'agent-plugins/mcp-unknown-member',
    raises: `{${SCHEMA},"mcpServers":{},⟦"inputs"⟧:[]}`,
    misses: `{${SCHEMA},"mcpServers":{"inputs":{"type":"stdio","command":"node"}}}`,
  },
];
