// Cases for credentials outside of tool code (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { withCode } from '../code/case-texts.fixtures.ts';
import { skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/secret-literal',
    raises: skill({ docs: '"https://example.org/?key=⟦AKIAABCDEFGHIJKLMNOP⟧"' }),
    misses: skill({ docs: '"https://example.org/?key=AKIA_YOUR_KEY"' }),
  },
  {
    code: 'ownpilot/secret-literal',
    raises: withCode("const token = ⟦'q7Tz-19bLw04xKd83mRv'⟧; return { content: token.length };"),
    misses: withCode("const harbour = 'q7Tz-19bLw04xKd83mRv'; return { content: harbour.length };"),
  },
  {
    code: 'ownpilot/secret-literal',
    raises: withCode("return { content: '⟦gsk_Q7tz19bLw04xKd83mRvPq55z⟧' };"),
    misses: withCode("return { content: 'gsk_YOUR_API_KEY_goes_in_here_please' };"),
  },
];
