// Puts notes of the same words together, so a person reads them once.

import type { PanelNote } from '../../model/preview.ts';

/** A note with every member that it is about, in their order. */
export interface JoinedNote {
  readonly text: string;
  readonly pointers: readonly [string, ...string[]];
}

/** In the order of the first of each. */
export function joinedNotes(notes: readonly PanelNote[]): JoinedNote[] {
  const byText = new Map<string, JoinedNote>();
  for (const { text, pointer } of notes) {
    const same = byText.get(text);
    byText.set(text, { text, pointers: same ? [...same.pointers, pointer] : [pointer] });
  }
  return [...byText.values()];
}
