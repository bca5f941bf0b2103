// Everything that is said about each code of this host.

import type { Rule } from '../../model/host.ts';
import { fieldRules } from './sentences/fields.ts';
import { identityRules } from './sentences/identity.ts';
import { practiceRules } from './sentences/practice.ts';
import { toolRules } from './sentences/tools.ts';
import { uiRules } from './sentences/ui.ts';

export const rules: Readonly<Record<string, Rule>> = {
  ...identityRules,
  ...toolRules,
  ...fieldRules,
  ...uiRules,
  ...practiceRules,
};
