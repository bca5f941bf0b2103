// What can be run of a plugin: its tools and settings, read from the manifest's text and the files beside it.

import { member } from '../model/guards.ts';
import type { Host } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import type { KnownTools, Runnable } from '../model/run.ts';
import { readJson } from '../lang/json/read.ts';

export interface RunnableRequest {
  readonly text: string;
  readonly hostId: string;
  readonly path: string;
  readonly files: readonly PluginFile[];
  /** What the compiler found in the code. */
  readonly known?: KnownTools;
}

export interface RunnablePlugin extends Runnable {
  /** The manifest's `id`; '' without one. */
  readonly packageId: string;
}

/** null where nothing of this host can be run. */
export async function runnableOf(request: RunnableRequest, host: Host): Promise<RunnablePlugin | null> {
  const read = await host.loadRunnable?.();
  if (!read) return null;
  const { text, path, files: others, known } = request;
  const { value } = readJson(text);
  const id = member(value, 'id');
  const source = { main: { path, text, value }, others };
  return { ...read(source, known), packageId: typeof id === 'string' ? id : '' };
}
