// The hosts' loaders, one per host folder that has one, loaded with the first file of Python.

import type { Loader } from '../../model/load.ts';

const loaders = import.meta.glob<{ loader: Loader }>('../../hosts/*/loader.ts');

/** The loader of a host; null for a host without one. Rejects where its code cannot be loaded. */
export async function loadLoader(hostId: string): Promise<Loader | null> {
  const load = loaders[`../../hosts/${hostId}/loader.ts`];
  return load ? (await load()).loader : null;
}
