// What a person sets beside one draft and what never leaves the memory of this visit: the config store, and runs. It
// belongs to the draft, never to an id in a manifest: a link can claim any id.

import { MockConfigStore } from './mock-config-store.svelte.ts';

export class DraftMemory {
  readonly config = new MockConfigStore();
  readonly #leaving: (() => void)[] = [];

  /** To be called whenever another draft is opened; this one may come back. */
  onleave(end: () => void): void {
    this.#leaving.push(end);
  }

  leave(): void {
    for (const end of this.#leaving) end();
  }
}
