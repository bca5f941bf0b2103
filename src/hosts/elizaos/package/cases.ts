// Cases for package.json.

import type { RuleCase } from '../../../model/rule-case.ts';
import { packageWith, parameters, parameter } from '../case-texts.fixtures.ts';

const PIER = '"type":"string","description":"Where to look"';

const BLOCK = '"pluginType":"elizaos:plugin:1.0.0","pluginParameters":{}';

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/package-nameless',
    raises: `⟦{⟧"agentConfig":{${BLOCK}}}`,
    misses: `{"name":"p","agentConfig":{${BLOCK}}}`,
  },
  {
    code: 'elizaos/package-nameless',
    raises: `{"name":⟦""⟧,"agentConfig":{${BLOCK}}}`,
    misses: `{"name":"p","agentConfig":{${BLOCK}}}`,
  },
  { code: 'elizaos/agent-config-type', raises: packageWith('⟦[]⟧'), misses: packageWith('{}') },
  {
    code: 'elizaos/parameters-type',
    raises: packageWith('{"pluginType":"elizaos:plugin:1.0.0","pluginParameters":⟦["TIDE_PIER"]⟧}'),
    misses: packageWith(`{${BLOCK}}`),
  },
  {
    code: 'elizaos/config-keys-missing',
    raises: parameter(PIER).replace('"pluginParameters"', '⟦"pluginParameters"⟧'),
    misses: parameters(`"TIDE_PIER":{${PIER}}`, '"elizaos":{"configKeys":["TIDE_PIER"]}'),
  },
  {
    code: 'elizaos/config-keys-missing',
    raises: parameters(`"TIDE_PIER":{${PIER}}`, '"elizaos":{"configKeys":["TIDE_QUAY"]}').replace(
      '"pluginParameters"',
      '⟦"pluginParameters"⟧',
    ),
    misses: parameters('', '"elizaos":{"configKeys":["TIDE_QUAY"]}'),
  },
];
