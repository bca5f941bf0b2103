// All rules for tool code, by code.

import type { Rule } from '../../../model/host.ts';
import { answerRules } from './answers/rules.ts';
import { argumentRules } from './arguments/rules.ts';
import { blockedRules } from './blocked/rules.ts';
import { configRules } from './config/rules.ts';
import { networkRules } from './network/rules.ts';
import { sandboxRules } from './names/rules.ts';

export const codeRules: Readonly<Record<string, Rule>> = {
  ...blockedRules,
  ...sandboxRules,
  ...configRules,
  ...networkRules,
  ...answerRules,
  ...argumentRules,
};
