// Cases for the manifest's lists.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/list-type',
    raises: manifest('"requiredSecrets":⟦"TIDE_KEY"⟧'),
    misses: manifest('"requiredSecrets":["TIDE_KEY"]'),
  },
  { code: 'elizaos/list-type', raises: manifest('"channels":⟦{}⟧'), misses: manifest('"channels":[]') },
  {
    code: 'elizaos/list-item-type',
    raises: manifest('"providers":["tides",⟦{"name":"moon"}⟧]'),
    misses: manifest('"skills":["tides",{"id":"moon"}]'),
  },
  {
    code: 'elizaos/list-item-type',
    raises: manifest('"dependencies":[⟦7⟧]'),
    misses: manifest('"dependencies":["7"]'),
  },
];
