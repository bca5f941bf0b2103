// What can be run of a plugin: its tools and settings, read from the manifest's text and the files beside it.

import { mainOf, othersOf } from '../files/plugin.ts';
import { readJson } from '../lang/json/read.ts';
import type { OpenPlugin } from '../model/file.ts';
import { member } from '../model/guards.ts';
import type { Host } from '../model/host.ts';
import type { KnownTools, Runnable } from '../model/run.ts';

export interface RunnableRequest {
  readonly plugin: OpenPlugin;
  readonly hostId: string;
  /** What the compiler found in the code. */
  readonly known?: KnownTools;
}

export interface RunnablePlugin extends Runnable {
  /** The manifest's `id`; '' without one. */
  readonly packageId: string;
}

/** null where nothing of this host can be run. */
export async function runnableOf(
  { plugin, known }: RunnableRequest,
  host: Host,
): Promise<RunnablePlugin | null> {
  const read = await host.run?.();
  if (!read) return null;
  const main = mainOf(plugin);
  const { value } = readJson(main.text);
  const id = member(value, 'id');
  const source = { main: { ...main, value }, others: othersOf(plugin) };
  return { ...read(source, known), packageId: typeof id === 'string' ? id : '' };
}
