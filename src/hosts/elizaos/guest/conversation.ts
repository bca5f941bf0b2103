// The mocked conversation in which a plugin's members are called.

/** The id of everything in the mocked conversation. */
export const ID = '00000000-0000-4000-8000-000000000000';

/** A message of a person, with this text and other members of its content. */
export function messageWith(text: string): Record<string, unknown> {
  return {
    id: ID,
    entityId: ID,
    agentId: ID,
    roomId: ID,
    content: { text, source: 'plugbench' },
    metadata: { type: 'message' },
  };
}

/** A state that no provider has added anything to. */
export const emptyState = (): State => ({ values: {}, data: {}, text: '' });

/** What handlers get as `state`. */
export interface State {
  readonly values: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly text: string;
}
