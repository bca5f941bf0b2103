// Cases for the text as a whole.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

const NAMED = '"name":"Tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}';

const PATH = 'tide/elizaos.plugin.json';

export const cases: readonly RuleCase[] = [
  { code: 'elizaos/root-not-object', raises: '⟦[⟧{"id":"tide"}]', misses: '{"id":"tide"}' },
  {
    code: 'elizaos/other-shape',
    raises: '⟦{⟧"schemaVersion":"1.0.0","displayName":"Tide"}',
    misses: '{"id":"tide","schemaVersion":"1.0.0","displayName":"Tide"}',
  },
  {
    code: 'elizaos/typescript-source',
    raises: `import type { Plugin } from '⟦@elizaos/core⟧';`,
    misses: manifest('"homepage":"https://tide.test/@elizaos/core"'),
  },
  {
    code: 'elizaos/typescript-source',
    raises: `const tide⟦: Plugin =⟧ { name: 'tide' };`,
    misses: manifest('"homepage":": Plugin = {"'),
  },
  {
    code: 'elizaos/file-name',
    raises: `⟦{⟧"id":"tide",${NAMED}}`,
    misses: `{"id":"tide",${NAMED}}`,
    path: 'tide/plugin.json',
    missesPath: PATH,
  },
  {
    code: 'elizaos/file-name',
    raises: '⟦{⟧"name":"plugin-tide","agentConfig":{}}',
    misses: '{"name":"plugin-tide","agentConfig":{}}',
    path: PATH,
    missesPath: 'plugin-tide/package.json',
  },
];
