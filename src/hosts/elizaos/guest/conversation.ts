// The mocked conversation in which a plugin's members are called.

import { ID, newId, PERSON, ROOM } from './agent/store.ts';
import type { Memory, State } from './agent/shapes.ts';

/** A message of a person, with this text. */
export function messageWith(text: string): Memory {
  return {
    id: newId(),
    entityId: PERSON,
    agentId: ID,
    roomId: ROOM,
    content: { text, source: 'test' },
    metadata: { type: 'message' },
  };
}

/** A state that no provider has added anything to. */
export const emptyState = (): State => ({ values: {}, data: {}, text: '' });
