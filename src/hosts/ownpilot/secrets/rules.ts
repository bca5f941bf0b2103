// The rule for credentials.

import { defineRule } from '../../kit/rule.ts';
import { ADVICE, guide } from '../evidence.ts';

export const secretLiteral = defineRule<{ start: string }>('ownpilot/secret-literal', {
  severity: ADVICE,
  message: ({ start }) =>
    `“${start}…” looks like a real credential, and everyone who gets this package can read it. Declare it in \`required_services\`, let people enter it in the Config Center, and read it with \`config.get\`.`,
  evidence: [guide('Tips for LLMs, tip 12')],
});
