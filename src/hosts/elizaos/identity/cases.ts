// Cases for id, name, version and kind.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

const NAMED = '"name":"Tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}';

export const cases: readonly RuleCase[] = [
  { code: 'elizaos/id-missing', raises: `⟦{⟧${NAMED}}`, misses: `{"id":"tide",${NAMED}}` },
  { code: 'elizaos/id-empty', raises: `{"id":⟦" "⟧,${NAMED}}`, misses: `{"id":"t",${NAMED}}` },
  {
    code: 'elizaos/id-format',
    raises: `{"id":⟦"tideTimes"⟧,${NAMED}}`,
    misses: `{"id":"tide-times",${NAMED}}`,
  },
  {
    code: 'elizaos/member-missing',
    raises: '⟦{⟧"id":"tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}}',
    misses: `{"id":"tide",${NAMED}}`,
  },
  {
    code: 'elizaos/version-format',
    raises: '{"id":"tide","description":"Tells the tide","version":⟦"v1.0"⟧}',
    misses: '{"id":"tide","description":"Tells the tide","version":"1.0.0-rc.1+b2"}',
  },
  {
    code: 'elizaos/kind-unknown',
    raises: manifest('"kind":⟦"plugin"⟧'),
    misses: manifest('"kind":"provider"'),
  },
  {
    code: 'elizaos/kind-unknown',
    raises: manifest('"kind":⟦"Memory"⟧'),
    misses: manifest('"kind":"memory"'),
  },
  {
    code: 'elizaos/kind-app',
    raises: manifest('"kind":⟦"app"⟧,"app":{}'),
    misses: manifest('"kind":"skill","app":{}'),
  },
];
