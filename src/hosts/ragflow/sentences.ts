// Everything that is said about each code of this host.

import type { Rule } from '../../model/host.ts';
import { displayRules } from './sentences/display.ts';
import { inputRules } from './sentences/input.ts';
import { metadataRules } from './sentences/metadata.ts';
import { parameterRules } from './sentences/parameters.ts';

export const rules: Readonly<Record<string, Rule>> = {
  ...inputRules,
  ...metadataRules,
  ...displayRules,
  ...parameterRules,
};
