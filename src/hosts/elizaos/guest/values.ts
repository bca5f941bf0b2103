// Values of a plugin as texts, and the mocked conversation in which its members are called.

import { isObjectLike, stringify } from '../../../sandbox/guest/primordials.ts';
import { worded } from '../../../sandbox/guest/words.ts';
import type { Report } from './start.ts';
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

/** Tells what is thrown apart by its message. */
export function messageOf(error: unknown): string {
  const own = worded(error);
  return String(isObjectLike(own) && 'message' in own ? own.message : own);
}

/** JSON of a value; undefined for one that has none. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return stringify(value);
  } catch {
    return undefined;
  }
}

/** A value with its JSON, where it has any. */
export const valueOf = (value: unknown): Pick<Report, 'value'> => {
  const json = jsonOf(value);
  return json === undefined ? {} : { value: json };
};
