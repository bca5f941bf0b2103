// Cases for credentials outside of tool code (test data).

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/secret-literal',
    raises: skill({ docs: '"https://example.org/?key=⟦AKIAABCDEFGHIJKLMNOP⟧"' }),
    misses: skill({ docs: '"https://example.org/?key=AKIA_YOUR_KEY"' }),
  },
];
