// What was loaded of each draft, for as long as the draft is open in this visit.

import type { DraftMemory } from '../draft-memory.ts';
import { python } from '../python.svelte.ts';
import { LoadState } from './load-state.svelte.ts';

const states = new WeakMap<object, LoadState>();

/** Always the same one for a draft's memory. */
export function stateFor(memory: DraftMemory): LoadState {
  const state = states.get(memory) ?? new LoadState(python.run);
  states.set(memory, state);
  return state;
}
