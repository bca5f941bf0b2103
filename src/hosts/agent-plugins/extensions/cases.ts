// Cases of what plugin.json has for single clients.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/extensions-type',
    raises: manifest('"extensions":⟦["com.example"]⟧'),
    misses: manifest('"extensions":{}'),
  },
  {
    code: 'agent-plugins/extension-type',
    raises: manifest('"extensions":{"com.example.client":⟦true⟧}'),
    misses: manifest('"extensions":{"com.example.client":{}}'),
  },
  {
    code: 'agent-plugins/extension-name',
    raises: manifest('"extensions":{⟦"vscode"⟧:{"icon":"tide"}}'),
    misses: manifest('"extensions":{"com.example":{"icon":"tide"}}'),
  },
];
