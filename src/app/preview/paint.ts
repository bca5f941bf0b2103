// Paints a host's panel without the page around it, for tests of panels.

import { flushSync, mount, unmount } from 'svelte';
import { MockConfigStore } from '../mock-config-store.svelte.ts';
import type { ConfigEntry, ConfigValues } from '../../model/config.ts';
import type { Change } from '../../model/host.ts';
import type { ViewProps } from '../../model/view.ts';
import { loadView } from './views.ts';

/** A painted panel, and what it has asked for so far. */
export interface Painted {
  /** Batches of changes that the view wanted written to the source, in order. */
  readonly changes: readonly (readonly Change[])[];
  /** Pointers that the view asked to show. */
  readonly shown: readonly string[];
  readonly config: () => ConfigValues;
  readonly remove: () => Promise<void>;
}

type Given = Pick<ViewProps<unknown>, 'panel' | 'release' | 'dark' | 'now'> & {
  readonly config?: Readonly<Record<string, ConfigEntry>>;
};

/** Paints into `target`; rejects for a host without a view. */
export async function paintView(target: HTMLElement, hostId: string, given: Given): Promise<Painted> {
  const View = await loadView(hostId);
  const store = new MockConfigStore();
  for (const [service, entry] of Object.entries(given.config ?? {})) store.set(service, entry);
  const changes: (readonly Change[])[] = [];
  const shown: string[] = [];
  const props: ViewProps<unknown> = {
    panel: given.panel,
    release: given.release,
    dark: given.dark,
    now: given.now,
    selected: null,
    onselect: (pointer) => shown.push(pointer),
    onchange: (batch) => changes.push(batch),
    get config() {
      return store.values;
    },
    onconfig: (service, entry) => store.set(service, entry),
  };
  const view = mount(View, { target, props });
  flushSync();
  return { changes, shown, config: () => store.values, remove: () => unmount(view) };
}
