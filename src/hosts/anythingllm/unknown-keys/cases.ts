// Cases of the rules on members that AnythingLLM does not know.

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'anythingllm/misspelt-key',
    raises: skill({ setup_args: null }, '⟦"setupArgs"⟧: {}'),
    misses: skill({ setup_args: null }, '"categories": {}'),
  },
  {
    code: 'anythingllm/misspelt-key',
    raises: skill({ hubId: null }, '⟦"hubID"⟧: "tides"'),
    misses: skill({}, '"hubID": "tides"'),
  },
  {
    code: 'anythingllm/unknown-key',
    raises: skill({}, '⟦"categories"⟧: []'),
    misses: skill({}, '"$schema": "https://example.com/s.json"'),
  },
];
