// Cases of what all servers have in common.

import type { RuleCase } from '../../../model/rule-case.ts';
import { program, remote, server } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'agent-plugins/server-type', raises: server('⟦"node"⟧'), misses: program('') },
  {
    code: 'agent-plugins/transport-missing',
    raises:
      '{"$schema":"https://agent-plugins.org/schemas/1.0.0/mcp.schema.json","mcpServers":{⟦"tides"⟧:{"command":"node"}}}',
    misses: program(''),
  },
  {
    code: 'agent-plugins/transport-missing',
    raises: server('{"command":"node","kind":"program"}').replace('"tides"', '⟦"tides"⟧'),
    misses: server('{"command":"node","transport":"stdio"}'),
  },
  {
    code: 'agent-plugins/transport-unknown',
    raises: server('{"type":⟦"http"⟧,"url":"https://tides.example.com"}'),
    misses: remote(''),
  },
  {
    code: 'agent-plugins/server-member',
    raises: program('⟦"environment"⟧:{"A":"b"}'),
    misses: program('"env":{"A":"b"}'),
  },
  {
    code: 'agent-plugins/server-member',
    raises: remote('⟦"env"⟧:{"A":"b"}'),
    misses: remote('"headers":{"A":"b"}'),
  },
  {
    code: 'agent-plugins/sse-old',
    raises: server('{"type":⟦"sse"⟧,"url":"https://tides.example.com"}'),
    misses: remote(''),
  },
];
