// Cases for the manifest and the files that are open beside it.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

const SOURCE = `const clock: Provider = { name: 'clock', get: async () => ({ text: '' }) };
export default { name: 'tide', description: 'Tides', providers: [clock] };`;

const others = { 'src/index.ts': SOURCE };

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/dependency-self',
    raises: manifest('"dependencies":[⟦"tide"⟧]'),
    misses: manifest('"dependencies":["tides"]'),
  },
  {
    code: 'elizaos/dependency-self',
    raises: manifest('"dependencies":["moon",⟦"plugin-tide"⟧]'),
    misses: manifest('"dependencies":["plugin-moon"]'),
    others: { 'package.json': '{"name":"plugin-tide"}' },
  },
  {
    code: 'elizaos/name-not-in-code',
    raises: manifest('"providers":[⟦"clok"⟧]'),
    misses: manifest('"providers":["clock"]'),
    others,
  },
  {
    code: 'elizaos/name-not-in-code',
    raises: manifest('"skills":[⟦{"id":"harbour"}⟧]'),
    misses: manifest('"skills":[{"id":"harbour"}]'),
    others,
    missesOthers: { ...others, 'skills/harbour/SKILL.md': 'How to moor' },
  },
];
