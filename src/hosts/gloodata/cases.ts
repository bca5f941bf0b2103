// One input per rule that raises it, and one near miss that does not (test data).

import type { RuleCase } from '../rule-case.ts';
import { fieldCases } from './cases/fields.ts';
import { identityCases } from './cases/identity.ts';
import { practiceCases } from './cases/practice.ts';
import { toolCases } from './cases/tools.ts';
import { uiCases } from './cases/ui.ts';

export const cases: readonly RuleCase[] = [
  ...identityCases,
  ...toolCases,
  ...fieldCases,
  ...uiCases,
  ...practiceCases,
];
