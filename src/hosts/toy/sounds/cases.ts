// Cases of sounds.

import type { RuleCase } from '../../rule-case.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'toy/sound-name-missing',
    raises: '{"toyCar":"red","sounds":[⟦{"about":"Honks"}⟧]}',
    misses: '{"toyCar":"red","sounds":[{"name":"honk"}]}',
  },
];
