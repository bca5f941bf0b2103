// What belongs to one draft and is never stored: the config store, what was read of the plugin, and its runs. It belongs
// to the draft and not to an id in a manifest, because a link can claim any id.

import type { Runner } from '../model/run.ts';
import type { Picked } from './files/picked.ts';
import type { LastLoad } from './load/load-state.svelte.ts';
import { MockConfigStore } from './mock-config-store.svelte.ts';
import type { PluginReading } from './run/plugin-reading.svelte.ts';
import type { RunState } from './run/run-state.svelte.ts';

export class DraftMemory {
  readonly config = new MockConfigStore();
  /** What its host made of its files when they were loaded; null before the first time. */
  loaded = $state.raw<LastLoad | null>(null);
  /** Files that its address has and that are not open. */
  rest = $state.raw<readonly Picked[]>([]);
  /** Whether it came from a link, and no key or button was pressed since. */
  isUntouched = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows the list
  readonly #runs = new Map<Runner, RunState>();
  #reading: PluginReading | null = null;

  /** The tools and settings of its plugin; `make` is called once, by code that is loaded later. */
  reading(make: () => PluginReading): PluginReading {
    return (this.#reading ??= make());
  }

  /** Its runs with one host; `make` is called once for each. */
  runs(runner: Runner, make: () => RunState): RunState {
    const state = this.#runs.get(runner) ?? make();
    this.#runs.set(runner, state);
    return state;
  }

  /** To be called when another draft is opened; this one may come back. */
  leave(): void {
    for (const state of this.#runs.values()) state.leave();
  }
}
