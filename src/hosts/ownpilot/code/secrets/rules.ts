// The rule for credentials in tool code.

import { defineRule } from '../../../kit/rule.ts';
import { ADVICE, guide } from '../../evidence.ts';

export const secret = defineRule<{ start: string }>('ownpilot/code-secret', {
  severity: ADVICE,
  message: ({ start }) =>
    `“${start}…” looks like a real credential, and everyone who gets this package can read it. Declare it in \`required_services\` and read it with \`config.get\`.`,
  evidence: [guide('Tips, 12')],
});
