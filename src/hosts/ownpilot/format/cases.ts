// Cases for what only 0.8.3 knows (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/root-key-newer',
    raises: skill({ '⟦license⟧': '"MIT"' }),
    misses: skill({ _license: '"MIT"' }),
  },
  {
    code: 'ownpilot/root-key-newer',
    raises: skill({ author: '{ "name": "Jo", ⟦"url"⟧: "https://jo.example.org" }' }),
    misses: skill({ author: '{ "name": "Jo" }' }),
    release: '2026-02',
  },
  {
    code: 'ownpilot/format-unknown',
    raises: skill({ format: '⟦"own-pilot"⟧' }),
    misses: skill({ format: '"ownpilot"' }),
  },
];
