// The hosts' own view components, one per host folder, loaded when first shown.

import type { Component } from 'svelte';
import type { ViewProps } from '../../model/view.ts';

const loaders = import.meta.glob<{ default: Component<ViewProps<never>> }>('../../hosts/*/view/View.svelte');

/** The view of a host; its panel has the shape that the same host's preview made. Rejects for a host without one. */
export async function loadView(hostId: string): Promise<Component<ViewProps<unknown>>> {
  const load = loaders[`../../hosts/${hostId}/view/View.svelte`];
  if (!load) throw new Error(`No view of ${hostId}`);
  const { default: View } = await load();
  return View as Component<ViewProps<unknown>>;
}
