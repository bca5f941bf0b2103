// All rules of this host, by code.

import type { Rule } from '../../model/host.ts';
import { rules as codeRules } from './code/subjects.ts';
import { formatRules } from './sentences/format.ts';
import { metadataRules } from './sentences/metadata.ts';
import { parameterRules } from './sentences/parameters.ts';
import { permissionRules } from './sentences/permissions.ts';
import { promptRules } from './sentences/prompt.ts';
import { rootRules } from './sentences/root.ts';
import { serviceRules } from './sentences/services.ts';
import { toolRules } from './sentences/tools.ts';
import { triggerRules } from './sentences/triggers.ts';

export const rules: Readonly<Record<string, Rule>> = {
  ...rootRules,
  ...metadataRules,
  ...promptRules,
  ...toolRules,
  ...parameterRules,
  ...permissionRules,
  ...serviceRules,
  ...triggerRules,
  ...formatRules,
  ...codeRules,
};
