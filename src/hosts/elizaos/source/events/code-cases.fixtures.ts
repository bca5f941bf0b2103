// Cases for the names of events.

import { plugin, type SourceCase } from '../code-case.fixtures.ts';

export const cases: readonly SourceCase[] = [
  {
    code: 'elizaos/source-event-name',
    raises: plugin(`events: { ⟦MESSAGE_RECIEVED⟧: [async () => {}] }`),
    misses: plugin(`events: { MESSAGE_RECEIVED: [async () => {}], HARBOUR_CLOSED: [async () => {}] }`),
  },
  {
    code: 'elizaos/source-event-name',
    raises: plugin(`events: { ⟦'RUN_STARTD'⟧: [async () => {}] }`),
    misses: plugin(`events: { [eventName()]: [async () => {}], 'discord:RUN': [async () => {}] }`),
  },
];
