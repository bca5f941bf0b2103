// The hosts' own view components, one per host folder, loaded when first shown.

import type { Component } from 'svelte';
import type { ThemesOf, ViewProps } from '../../model/preview.ts';

/** What a host's `View.svelte` is: the component, and the themes that the host's page has. */
interface ViewModule<Panel> {
  readonly default: Component<ViewProps<Panel>>;
  readonly themesOf: ThemesOf;
}

/** A host's view; its panel has the shape that the same host's preview made. */
export interface HostView {
  readonly View: Component<ViewProps<unknown>>;
  readonly themesOf: ThemesOf;
}

const loaders = import.meta.glob<ViewModule<never>>('../../hosts/*/view/View.svelte');

/** The view of a host. Rejects for a host without one. */
export async function loadView(hostId: string): Promise<HostView> {
  const load = loaders[`../../hosts/${hostId}/view/View.svelte`];
  if (!load) throw new Error(`No view of ${hostId}`);
  const { default: View, themesOf } = await load();
  return { View: View as Component<ViewProps<unknown>>, themesOf };
}
