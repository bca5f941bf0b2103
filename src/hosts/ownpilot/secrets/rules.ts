// The rule for credentials.

import { guide, define } from '../evidence.ts';

export const secretLiteral = define.advice<{ start: string }>('ownpilot/secret-literal', {
  message: ({ start }) =>
    `“${start}…” looks like a real credential, and everyone who gets this package can read it. Declare it in \`required_services\`, let people enter it in the Config Center, and read it with \`config.get\`.`,
  evidence: [guide('Tips for LLMs, tip 12')],
});
