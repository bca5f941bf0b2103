// One input that raises each code of this host, and one near miss that does not.

import type { RuleCase } from '../rule-case.ts';
import { besideCases } from './cases/beside.ts';
import { conditionCases } from './cases/conditions.ts';
import { hintCases } from './cases/hints.ts';
import { manifestCases } from './cases/manifest.ts';
import { packageCases } from './cases/package.ts';
import { schemaCases } from './cases/schema.ts';
import { secretCases } from './cases/secrets.ts';

export const cases: readonly RuleCase[] = [
  ...manifestCases,
  ...schemaCases,
  ...hintCases,
  ...conditionCases,
  ...secretCases,
  ...packageCases,
  ...besideCases,
];
