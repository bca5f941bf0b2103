// Cases for the permissions of tools and of packages (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, withTool } from '../case-texts.fixtures.ts';

const permissions = (text: string): string => withTool({ permissions: text });

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/permissions-type',
    raises: permissions('⟦"network"⟧'),
    misses: permissions('["network"]'),
  },
  {
    code: 'ownpilot/permissions-type',
    raises: permissions('⟦{ "network": true }⟧'),
    misses: permissions('[]'),
  },
  { code: 'ownpilot/member-type', raises: permissions('[⟦7⟧]'), misses: permissions('["network"]') },
  {
    code: 'ownpilot/permission-unknown',
    raises: permissions('[⟦"netwrok"⟧]'),
    misses: permissions('["network"]'),
  },
  {
    code: 'ownpilot/permission-unknown',
    raises: permissions('[⟦"http"⟧]'),
    misses: permissions('["shell"]'),
  },
  {
    code: 'ownpilot/permission-undocumented',
    raises: permissions('[⟦"email"⟧]'),
    misses: permissions('["database"]'),
  },
  {
    code: 'ownpilot/permission-idle',
    raises: permissions('[⟦"system"⟧]'),
    misses: permissions('["filesystem"]'),
  },
  {
    code: 'ownpilot/permission-idle',
    raises: permissions('["shell", ⟦"local"⟧]'),
    misses: permissions('["network"]'),
  },
  {
    code: 'ownpilot/permission-idle',
    raises: permissions('[⟦"shell"⟧]'),
    misses: permissions('[]'),
  },
  {
    code: 'ownpilot/permissions-misplaced',
    raises: skill({ '⟦permissions⟧': '["network"]' }),
    misses: skill({ permissions: '{ "required": ["notes"] }' }),
  },
  {
    code: 'ownpilot/permission-groups',
    raises: skill({ '⟦permissions⟧': '{ "required": ["notes"] }' }),
    misses: skill({ permissions: '[]' }),
  },
];
