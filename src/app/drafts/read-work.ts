// Work from the text of a link or a draft, with every part checked by its reader.

import type { SharedState } from '../../share/state.ts';
import { readRunInput } from '../run/read-run-input.ts';
import type { Work } from '../session.svelte.ts';

export function workOf(state: SharedState): Work {
  return { ...state, run: readRunInput(state.run) };
}
