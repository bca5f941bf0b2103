// Work to and from what a link or a draft keeps of it; every part is checked by its reader.

import type { SharedState } from '../../share/state.ts';
import { readRunInput, writeRunInput } from '../run/read-run-input.ts';
import type { Work } from '../session.svelte.ts';

/** What is kept of it. */
export function sharedOf(work: Work): SharedState {
  return { ...work, run: writeRunInput(work.run) };
}

export function workOf(state: SharedState): Work {
  return { ...state, run: readRunInput(state.run) };
}
