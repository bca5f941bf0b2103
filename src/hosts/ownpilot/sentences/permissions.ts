// Sentences for the permissions of tools.

import type { Rule } from '../../../model/host.ts';
import { GUIDE } from '../releases.ts';
import { ADVICE, CHANGED, code, era, guide, now, REAL_CHANGED, say } from '../evidence.ts';

const table = guide('Permissions');
const sandbox = [
  era('core/agent/tools/dynamic-tool-sandbox.ts'),
  now('core/agent/tools/dynamic-tool-sandbox.ts:114-153'),
];

export const permissionRules: Readonly<Record<string, Rule>> = {
  'ownpilot/permissions-type': {
    severity: CHANGED,
    message: (args) =>
      `\`permissions\` must be a list of names and is ${say(args, 'found')}. The real releases lose the tool, unless it is a string.`,
    evidence: [
      guide('Tool Definitions'),
      era('core/sandbox/code-validator.ts'),
      now('core/sandbox/code-validator.ts:261-285'),
    ],
  },
  'ownpilot/permission-type': {
    severity: CHANGED,
    message: (args) => `Every permission must be a name in quotes, and this is ${say(args, 'found')}.`,
    evidence: [table],
  },
  'ownpilot/permission-repeated': {
    severity: ADVICE,
    message: (args) => `${code(args, 'name')} is already in the list.`,
    evidence: [table],
  },
  'ownpilot/permission-unknown': {
    severity: CHANGED,
    message: (args) =>
      `There is no permission ${code(args, 'name')}. The real releases ignore it, and the guide has only \`network\`, \`filesystem\`, \`database\` and \`system\`.`,
    evidence: [table, ...sandbox],
  },
  'ownpilot/permission-undocumented': {
    severity: { [GUIDE]: 'changed' },
    message: (args) =>
      `The guide has no permission ${code(args, 'name')}; only the code of the real releases knows it.`,
    evidence: [table],
  },
  'ownpilot/permission-idle': {
    severity: REAL_CHANGED,
    message: (args) => `${code(args, 'name')} has no effect: neither release checks it.`,
    evidence: sandbox,
  },
  'ownpilot/permission-local': {
    severity: REAL_CHANGED,
    message: () =>
      '`local` lets code with `require` or `exec` register, but the sandbox checks again before every run without that exception, so every call of such a tool fails.',
    evidence: [
      era('core/sandbox/executor.ts'),
      now('core/sandbox/executor.ts:106-115', 'Tool execution error: Code validation failed: …'),
    ],
  },
  'ownpilot/permission-shell': {
    severity: REAL_CHANGED,
    message: () => '`shell` has no effect without `local`.',
    evidence: sandbox,
  },
  'ownpilot/permissions-misplaced': {
    severity: CHANGED,
    message: () => 'Permissions belong in each tool. No release reads them at the root.',
    evidence: [guide('Tool Definitions'), now('gw/services/extension/types.ts:12-137')],
  },
};
