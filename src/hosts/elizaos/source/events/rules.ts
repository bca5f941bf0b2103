// Rules for the names of events.

import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

export const eventName = defineRule<{ name: string; meant: string }>('elizaos/source-event-name', {
  severity: { documented: 'advice', 'core-1.x': 'broken' },
  message: ({ name, meant }) =>
    `The core has no event ${code(name)}, so these handlers run only if other code emits it. Do you mean ${code(meant)}?`,
  evidence: [section('Plugin Interface'), core1('EventType in src/types/events.ts')],
});
