// Rule cases for tool code; test data, never shipped.

import type { RuleCase } from '../../rule-case.ts';
import { answerCases } from './answers/cases.ts';
import { argumentCases } from './arguments/cases.ts';
import { blockedCases } from './blocked/cases.ts';
import { configCases } from './config/cases.ts';
import { networkCases } from './network/cases.ts';
import { sandboxCases } from './names/cases.ts';

export const codeCases: readonly RuleCase[] = [
  ...blockedCases,
  ...sandboxCases,
  ...configCases,
  ...networkCases,
  ...answerCases,
  ...argumentCases,
];
