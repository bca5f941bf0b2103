// Cases of what looks like a key.

import type { RuleCase } from '../../../model/rule-case.ts';
import { program, remote } from '../case-texts.fixtures.ts';

const KEY = ['ghp', 'k3Jd82hsL09qwPz7Tn4vBx61'].join('_');

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/secret-in-package',
    raises: program(`"env":{"TIDES":⟦"${KEY}"⟧}`),
    misses: program('"env":{"TIDES":"ghp_your_key_goes_here_now"}'),
  },
  {
    code: 'agent-plugins/secret-in-package',
    raises: remote('"headers":{"X-Api-Key":⟦"q8Zt41LmXv90RwYb"⟧}'),
    misses: remote('"headers":{"X-Region":"q8Zt41LmXv90RwYb"}'),
  },
];
