// Cases for the `app` block.

import type { RuleCase } from '../../../model/rule-case.ts';
import { app } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/app-launch-type',
    raises: app('"launchType":⟦"conect"⟧'),
    misses: app('"launchType":"connect"'),
  },
  {
    code: 'elizaos/app-session-mode',
    raises: app('"session":{"mode":⟦"viewers"⟧}'),
    misses: app('"session":{"mode":"viewer"}'),
  },
  {
    code: 'elizaos/app-session-feature',
    raises: app('"session":{"features":["pause",⟦"resum"⟧]}'),
    misses: app('"session":{"features":["pause","resume"]}'),
  },
];
