// Cases for what only 0.8.3 knows (test data).

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
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
    code: 'ownpilot/security-overwritten',
    raises: skill({ '⟦_security⟧': '{}' }),
    misses: skill({ _secure: '{}' }),
  },
  {
    code: 'ownpilot/format-unknown',
    raises: skill({ format: '⟦"own-pilot"⟧' }),
    misses: skill({ format: '"ownpilot"' }),
  },
  {
    code: 'ownpilot/runtime-none',
    raises: skill({ runtime: '{ "sandbox": ⟦"none"⟧ }' }),
    misses: skill({ runtime: '{ "sandbox": "worker" }' }),
  },
  {
    code: 'ownpilot/runtime-member',
    raises: skill({ runtime: '{ "sandbox": ⟦"vm"⟧ }' }),
    misses: skill({ runtime: '{ "sandbox": "none" }' }),
  },
  {
    code: 'ownpilot/runtime-member',
    raises: skill({ runtime: '{ "maxMemory": ⟦"1024"⟧ }' }),
    misses: skill({ runtime: '{ "maxMemory": 1024 }' }),
  },
  {
    code: 'ownpilot/requirement-type',
    raises: skill({ requirements: '{ "env": ⟦"HOME"⟧ }' }),
    misses: skill({ requirements: '{ "env": ["HOME"] }' }),
  },
];
