// The work of a page that is being left. A database rolls back what it has not finished by then, so the page writes it
// here as well, and the next page stores it.

import { member } from '../../model/guards.ts';
import { stateOf, type SharedState } from '../../share/state.ts';
import { keepText } from '../kept.ts';
import { headOf, saveDraft, type DraftHead } from './storage.ts';

const KEY = 'plugbench:leaving:';

/** Browsers keep 5 million UTF-16 units for all of an origin. */
const MAX_LENGTH = 2_000_000;

/** Keeps it before it returns, unless it is too long, or storage is forbidden or full. */
export function keepLeaving(head: Omit<DraftHead, 'length' | 'version'>, state: SharedState): void {
  const text = JSON.stringify({ head: { ...head, length: 0 }, state });
  if (text.length < MAX_LENGTH) keepText('localStorage', KEY + head.id, text);
}

/** To be called once the database has it. */
export function dropLeaving(id: string): void {
  localStorage.removeItem(KEY + id);
}

/** Stores the work that earlier pages have left here. Rejects where storage is forbidden or full. */
export async function storeLeft(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(KEY))) {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const head = headOf(member(value, 'head'));
    const state = stateOf(member(value, 'state'));
    if (head && state) await saveDraft(head, state);
    localStorage.removeItem(key);
  }
}
