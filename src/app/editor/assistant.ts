// Completion and hover from the schema of the host that is checked.

import type { Session } from '../session.svelte.ts';
import type { Assistant } from './handle.ts';

export function assistantOf(session: Session): Assistant {
  return {
    complete: async (text, offset) =>
      session.host ? session.api.complete(text, offset, session.host.id) : null,
    hover: async (text, offset) => (session.host ? session.api.hover(text, offset, session.host.id) : null),
  };
}
