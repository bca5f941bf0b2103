// Rule cases for tool code; test data, never shipped.

import type { RuleCase } from '../../rule-case.ts';
import { answerCases } from './cases/answers.ts';
import { argumentCases } from './cases/arguments.ts';
import { blockedCases } from './cases/blocked.ts';
import { configCases } from './cases/config.ts';
import { networkCases } from './cases/network.ts';
import { sandboxCases } from './cases/sandbox.ts';

export const codeCases: readonly RuleCase[] = [
  ...blockedCases,
  ...sandboxCases,
  ...configCases,
  ...networkCases,
  ...answerCases,
  ...argumentCases,
];
