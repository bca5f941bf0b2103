// One input per rule that raises it, and one near miss that does not (test data).

import type { RuleCase } from '../rule-case.ts';
import { inputCases } from './cases/input.ts';
import { metadataCases } from './cases/metadata.ts';
import { parameterCases } from './cases/parameters.ts';

export const cases: readonly RuleCase[] = [...inputCases, ...metadataCases, ...parameterCases];
