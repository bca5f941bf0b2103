// Cases of members that plugin.json does not have.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"licence"⟧:"MIT"'),
    misses: manifest('"license":"MIT"'),
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"hooks"⟧:{"start":[]},"extensions":{"com.example.client":{}}'),
    misses: manifest('"extensions":{"com.example.client":{"hooks":{"start":[]}}}'),
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"title"⟧:"Tides"'),
    misses: '{"$schema":"https://agent-plugins.org/schemas/1.0.0/plugin.schema.json","title":"Tides"}',
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"mcpServers"⟧:{}'),
    misses: manifest('"keywords":["mcpServers"]'),
  },
];
