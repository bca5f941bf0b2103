// Everything that is said about this host's codes, joined from its subjects.

import type { Rule } from '../../model/host.ts';
import { besideSentences } from './sentences/beside.ts';
import { conditionSentences } from './sentences/conditions.ts';
import { controlSentences } from './sentences/controls.ts';
import { hintSentences } from './sentences/hints.ts';
import { manifestSentences } from './sentences/manifest.ts';
import { packageSentences } from './sentences/package.ts';
import { schemaSentences } from './sentences/schema.ts';
import { secretSentences } from './sentences/secrets.ts';

export const rules: Readonly<Record<string, Rule>> = {
  ...manifestSentences,
  ...schemaSentences,
  ...hintSentences,
  ...controlSentences,
  ...conditionSentences,
  ...secretSentences,
  ...packageSentences,
  ...besideSentences,
};
