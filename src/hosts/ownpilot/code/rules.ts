// All rules for tool code, by code.

import type { Rule } from '../../../model/host.ts';
import { answerRules } from './sentences/answers.ts';
import { argumentRules } from './sentences/arguments.ts';
import { blockedRules } from './sentences/blocked.ts';
import { configRules } from './sentences/config.ts';
import { networkRules } from './sentences/network.ts';
import { sandboxRules } from './sentences/sandbox.ts';

export const codeRules: Readonly<Record<string, Rule>> = {
  ...blockedRules,
  ...sandboxRules,
  ...configRules,
  ...networkRules,
  ...answerRules,
  ...argumentRules,
};
