// One input that raises each rule and one near miss, for all rules of this host (test data).

import type { RuleCase } from '../rule-case.ts';
import { formatCases } from './cases/format.ts';
import { parameterCases } from './cases/parameters.ts';
import { metadataCases, promptCases, rootCases } from './cases/root.ts';
import { serviceCases } from './cases/services.ts';
import { permissionCases, toolCases, toolNameCases } from './cases/tools.ts';
import { triggerCases } from './cases/triggers.ts';

export const cases: readonly RuleCase[] = [
  ...rootCases,
  ...metadataCases,
  ...promptCases,
  ...toolCases,
  ...toolNameCases,
  ...parameterCases,
  ...permissionCases,
  ...serviceCases,
  ...triggerCases,
  ...formatCases,
];
