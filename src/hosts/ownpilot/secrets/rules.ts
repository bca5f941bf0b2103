// The rule for credentials anywhere outside tool code.

import { defineRule } from '../../kit/rule.ts';
import { ADVICE, guide } from '../evidence.ts';

export const secretLiteral = defineRule<{ start: string }>('ownpilot/secret-literal', {
  severity: ADVICE,
  message: ({ start }) =>
    `This text (\`${start}…\`) looks like a real credential, and everyone who gets the package can read it. Let people enter it in the Config Center instead.`,
  evidence: [guide('Tips for LLMs, tip 12')],
});
