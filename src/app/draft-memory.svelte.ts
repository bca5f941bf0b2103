// What belongs to one draft and is never stored: the config store, and the end of its runs. It belongs to the draft and
// not to an id in a manifest, because a link can claim any id.

import { MockConfigStore } from './mock-config-store.svelte.ts';

/** The values of one draft that live as long as this visit. */
export class DraftMemory {
  readonly config = new MockConfigStore();
  readonly #leaving: (() => void)[] = [];

  /** Calls `end` whenever another draft is opened; this one may come back. */
  onleave(end: () => void): void {
    this.#leaving.push(end);
  }

  leave(): void {
    for (const end of this.#leaving) end();
  }
}
