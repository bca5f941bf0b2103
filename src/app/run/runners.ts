// The hosts' runners, one per host folder that has runnable tools, loaded when first needed.

import type { Runner } from '../../model/run.ts';

const loaders = import.meta.glob<{ runner: Runner }>('../../hosts/*/runner.ts');

/** Always the same runner for a host. Rejects for a host without one. */
export async function loadRunner(hostId: string): Promise<Runner> {
  const load = loaders[`../../hosts/${hostId}/runner.ts`];
  if (!load) throw new Error(`${hostId} has no tools that can be run.`);
  return (await load()).runner;
}
