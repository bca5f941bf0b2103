// Sentences for arguments, secrets and the guide's tips.

import type { Rule } from '../../../../model/host.ts';
import { ADVICE, CHANGED, code, era, guide, GUIDE_ADVICE, meant, now, say } from '../../evidence.ts';

const CHECKS = 'core/agent/tools.ts:690-835';

export const argumentRules: Readonly<Record<string, Rule>> = {
  'ownpilot/code-argument-undeclared': {
    severity: CHANGED,
    message: (args) =>
      `The code reads ${code(args, 'name')} from \`args\`, but \`parameters.properties\` does not declare it. The model does not know it and never sends it.${meant(args)}`,
    evidence: [guide('Tool Code Environment, Available Globals'), era(CHECKS), now(CHECKS)],
  },
  'ownpilot/code-parameter-unread': {
    severity: ADVICE,
    message: (args) =>
      `The code never reads the parameter ${code(args, 'name')}, so what the model sends for it has no effect.`,
    evidence: [guide('Tool Definitions, Parameter Schema'), era(CHECKS), now(CHECKS)],
  },
  'ownpilot/code-arguments-unchecked': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `The code uses ${code(args, 'name')} without checking it first. The guide wants arguments checked, because the model may leave one out or send another type.`,
    evidence: [guide('Tips, 14')],
  },
  'ownpilot/code-errors-unhandled': {
    severity: ADVICE,
    message: (args) =>
      `Nothing catches a failure of ${code(args, 'path')}. The guide wants \`{ content: { error: "…" } }\` then, so the model can tell the user what went wrong.`,
    evidence: [
      guide('Tips, 11'),
      era('gw/tools/registry/external-registration.ts:173-178'),
      now('gw/tools/registry/external-registration.ts:173-178'),
    ],
  },
  'ownpilot/code-error-thrown': {
    severity: GUIDE_ADVICE,
    message: () =>
      'The guide asks for an answer on failure too: return `{ content: { error: "…" } }` instead of throwing.',
    evidence: [guide('Tips, 11')],
  },
  'ownpilot/code-secret': {
    severity: ADVICE,
    message: (args) =>
      `“${say(args, 'start')}…” looks like a real credential, and everyone who gets this package can read it. Declare it in \`required_services\` and read it with \`config.get\`.`,
    evidence: [guide('Tips, 12')],
  },
};
