// The hosts' runners, one per host folder that has runnable tools, loaded when first needed.

import type { Runner } from '../../model/run.ts';

/** One each: what a person sees of a host's runs belongs to its runner. */
const cut = new WeakMap<Runner, Runner>();

const loaders = import.meta.glob<{ runner: Runner }>('../../hosts/*/runner.ts');

/** Whether tools of this host can be run. */
export function hasRunner(hostId: string): boolean {
  return `../../hosts/${hostId}/runner.ts` in loaders;
}

/** What comes out of its runs is cut to what the page can show. Rejects for a host without a runner. */
export async function loadRunner(hostId: string): Promise<Runner> {
  const load = loaders[`../../hosts/${hostId}/runner.ts`];
  if (!load) throw new Error(`${hostId} has no tools that can be run.`);
  const [{ runner }, { cutRunner }] = await Promise.all([load(), import('../../sandbox/cut.ts')]);
  const known = cut.get(runner) ?? cutRunner(runner);
  cut.set(runner, known);
  return known;
}
