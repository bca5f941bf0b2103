// Rules for services.

import { CORE_1, inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

export const serviceMissing = defineRule<{ member: string; isClass: boolean }>(
  'elizaos/source-service-missing',
  {
    severity: { documented: 'refused', ...inCode.since(CORE_1, 'broken') },
    message: ({ member, isClass }) =>
      `The service has no ${isClass && member !== 'stop' ? 'static ' : ''}${code(member)}. ${effectOf(member)}`,
    evidence: [
      section('Service Schema'),
      core1('registerService in src/runtime.ts', 'Service missing serviceType property'),
    ],
  },
);

function effectOf(member: string): string {
  if (member === 'serviceType') return 'The core does not start it, with a warning in the log only.';
  if (member === 'start') return 'The core starts services through it, and throws an error without it.';
  return 'The core calls it when the agent stops.';
}
