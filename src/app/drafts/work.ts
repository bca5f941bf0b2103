// What links and drafts keep of a workspace, read from untrusted data.

import type { SharedState } from '../../share/state.ts';
import { readRunInput } from '../run/read-run-input.ts';
import type { RunInput } from '../run/run-inputs.svelte.ts';

export type Work = SharedState & { readonly run: RunInput };

/** Work from the state of a link or a draft, with every part checked by its reader. */
export function workOf(state: SharedState): Work {
  return { ...state, run: readRunInput(state.run) };
}
