// Cases for the keys of model handlers, and for the names of events.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { plugin } from '../case-texts.fixtures.ts';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-model-key',
    raises: plugin(`models: { ⟦TEXT_MEDUIM⟧: async () => 'a' }`),
    misses: plugin(`models: { TEXT_SMALL: async () => 'a', REASONING_SMALL: async () => 'a' }`),
  },
  {
    code: 'elizaos/source-model-key',
    raises: plugin(`models: { ⟦'TEXT_SMAL'⟧: async () => 'a' }`),
    misses: plugin(`models: { [ModelType.TEXT_SMALL]: async () => 'a', [keyOf()]: async () => 'a' }`),
  },
  {
    code: 'elizaos/source-reasoning-key',
    release: 'core-1.x',
    raises: plugin(`models: { ⟦TEXT_REASONING_LARGE⟧: async () => 'a' }`),
    misses: plugin(`models: { [ModelType.TEXT_REASONING_LARGE]: async () => 'a' }`),
  },
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
