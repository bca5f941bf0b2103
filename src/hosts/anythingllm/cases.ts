// One input that raises every code of AnythingLLM, and one near miss that does not (test data, never shipped).

import type { RuleCase } from '../rule-case.ts';
import { aboutCases } from './cases/about.ts';
import { entrypointCases } from './cases/entrypoint.ts';
import { exampleCases } from './cases/examples.ts';
import { handlerCases } from './cases/handler.ts';
import { identityCases } from './cases/identity.ts';
import { setupArgCases } from './cases/setup-args.ts';

export const cases: readonly RuleCase[] = [
  ...identityCases,
  ...aboutCases,
  ...setupArgCases,
  ...exampleCases,
  ...entrypointCases,
  ...handlerCases,
];
