// Cases for the `app` block.

import type { RuleCase } from '../../../model/rule-case.ts';
import { app, parameters } from '../case-texts.fixtures.ts';

/** A package.json of an app with this session (the inside of the object). */
function packaged(session: string): string {
  return parameters('', `"elizaos":{"app":{"session":{${session}}}}`);
}

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/app-launch-type',
    raises: app('"launchType":⟦"conect"⟧'),
    misses: app('"launchType":"connect"'),
  },
  {
    code: 'elizaos/app-session-mode',
    raises: packaged('"mode":⟦"viewers"⟧'),
    misses: packaged('"mode":"viewer"'),
  },
  {
    code: 'elizaos/app-session-feature',
    raises: packaged('"features":["pause",⟦"resum"⟧]'),
    misses: packaged('"features":["pause","resume"]'),
  },
];
