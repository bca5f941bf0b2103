// Cases of the rules on the switch and the name of the skill.

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, skillWithout } from '../case-texts.fixtures.ts';

const off = { active: 'false' };

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/active-missing', raises: skillWithout('active'), misses: skill({ active: 'false' }) },
  { code: 'anythingllm/active-type', raises: skill({ active: '⟦"false"⟧' }), misses: skill(off) },
  { code: 'anythingllm/active-type', raises: skill({ active: '⟦null⟧' }), misses: skill(off) },
  { code: 'anythingllm/inactive', raises: skill({ active: '⟦false⟧' }), misses: skill() },
  { code: 'anythingllm/name-missing', raises: skillWithout('name'), misses: skill({ name: '"T"' }) },
  { code: 'anythingllm/name-type', raises: skill({ name: '⟦7⟧' }), misses: skill({ name: '"7"' }) },
  {
    code: 'anythingllm/name-vanishes',
    raises: skill({ name: '⟦"潮汐"⟧' }),
    misses: skill({ name: '"潮汐 T"' }),
  },
  { code: 'anythingllm/name-vanishes', raises: skill({ name: '⟦""⟧' }), misses: skill({ name: '"0"' }) },
  {
    code: 'anythingllm/name-loses-letters',
    raises: skill({ name: '⟦"Café tides"⟧' }),
    misses: skill({ name: '"Cafe tides ☕"' }),
  },
];
