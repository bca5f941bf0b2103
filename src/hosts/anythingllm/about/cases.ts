// Cases of the rules on what describes the skill.

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, skillWithout } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/description-missing', raises: skillWithout('description'), misses: skill() },
  {
    code: 'anythingllm/description-type',
    raises: skill({ description: '⟦["High water"]⟧' }),
    misses: skill({ description: '"High water"' }),
  },
  {
    code: 'anythingllm/description-empty',
    raises: skill({ description: '⟦" "⟧' }),
    misses: skill({ description: '"."' }),
  },
  {
    code: 'anythingllm/author-object',
    raises: skill({ author: '⟦{"name": "Ann"}⟧' }),
    misses: skill({ author: 'null' }),
  },
  {
    code: 'anythingllm/author-url-format',
    raises: skill({ author_url: '⟦"example.com/ann"⟧' }),
    misses: skill({ author_url: '"https://example.com/ann"' }),
  },
  { code: 'anythingllm/license-missing', raises: skillWithout('license'), misses: skill({ license: '"?"' }) },
];
