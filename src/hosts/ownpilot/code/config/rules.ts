// Sentences for Config Center values in tool code.

import type { Rule } from '../../../../model/host.ts';
import { ADVICE, CHANGED, code, era, guide, meant, now, say } from '../../evidence.ts';

const READING = guide('Required Services, Reading Config in Tool Code');
const LOOKUP = 'gw/db/repositories/config-services.ts:743';

export const configRules: Readonly<Record<string, Rule>> = {
  'ownpilot/code-config-service': {
    severity: CHANGED,
    message: (args) =>
      `The code reads from the service ${code(args, 'service')}, which \`required_services\` does not declare. Users get no form for it, and the code gets no value unless another package declares that service.${meant(args)}`,
    evidence: [READING, era(LOOKUP), now(LOOKUP)],
  },
  'ownpilot/code-config-field': {
    severity: CHANGED,
    message: (args) =>
      `The service \`${say(args, 'service')}\` has no field ${code(args, 'field')} in its \`config_schema\`, so users cannot fill it in and the code gets no value.${meant(args)}`,
    evidence: [READING, era(LOOKUP), now(LOOKUP)],
  },
  'ownpilot/code-config-arguments': {
    severity: CHANGED,
    message: (args) =>
      `\`config.get\` takes two strings, the service and the field; with ${say(args, 'count')} ${args.count === 1 ? 'argument' : 'arguments'} it does not read what you mean.`,
    evidence: [
      READING,
      era('core/agent/tools/dynamic-tool-executor.ts:75-79'),
      now('core/agent/tools/dynamic-tool-executor.ts:75-79'),
    ],
  },
  'ownpilot/code-config-service-unread': {
    severity: ADVICE,
    message: (args) =>
      `No tool reads from the service ${code(args, 'name')}, so users are asked for settings that have no effect.`,
    evidence: [
      guide('Required Services'),
      era('gw/services/api-service-registrar.ts'),
      now('gw/services/api-service-registrar.ts'),
    ],
  },
  'ownpilot/code-config-field-unread': {
    severity: ADVICE,
    message: (args) =>
      `No tool reads the field ${code(args, 'name')} of \`${say(args, 'service')}\`, so what users enter there has no effect.`,
    evidence: [READING, era(LOOKUP), now(LOOKUP)],
  },
};
