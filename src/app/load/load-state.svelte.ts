// Loading one plugin as its host's server does: what goes on, and what came of it.

import type { Loader, LoadResult } from '../../model/load.ts';
import type { PluginFile } from '../../model/file.ts';
import type { RunPython } from '../../model/python.ts';
import { failureOf } from '../message-of.ts';

export interface LastLoad {
  readonly files: readonly PluginFile[];
  /** Id of the release; null for the newest. */
  readonly release: string | null;
  readonly result: LoadResult;
}

/** Of one plugin; it lasts while the plugin's draft is open. */
export class LoadState {
  readonly #python: RunPython;
  /** Where the newest result is kept. */
  readonly #memory: { loaded: LastLoad | null };
  #stopped = $state.raw(false);
  #stop = $state.raw<AbortController | null>(null);

  #goesOn: Pick<LastLoad, 'files' | 'release'> = { files: [], release: null };

  constructor(python: RunPython, memory: { loaded: LastLoad | null }) {
    this.#python = python;
    this.#memory = memory;
  }

  get last(): LastLoad | null {
    return this.#memory.loaded;
  }
  get stopped(): boolean {
    return this.#stopped;
  }
  get busy(): boolean {
    return this.#stop !== null;
  }

  /** Loads the files; does nothing while another load goes on. Never rejects. */
  async load(loader: Loader, files: readonly PluginFile[], release: string | null): Promise<void> {
    if (this.#stop) return;
    this.#goesOn = { files, release };
    const stop = new AbortController();
    this.#stop = stop;
    this.#stopped = false;
    try {
      const result = await loader.load(files, release, this.#python, stop.signal);
      if (!stop.signal.aborted) this.#memory.loaded = { files, release, result };
    } catch (error) {
      if (!stop.signal.aborted) this.#memory.loaded = { files, release, result: broken(error) };
    } finally {
      if (this.#stop === stop) this.#stop = null;
    }
  }

  /** Ends what goes on; the result before it stays. */
  stop(): void {
    this.#end();
    this.#stopped = true;
  }

  /** The same as `load` for the newest text, in place of a load of another one. */
  async again(...call: Parameters<LoadState['load']>): Promise<void> {
    const [, files, release] = call;
    if (this.busy && this.#goesOn.files === files && this.#goesOn.release === release) return;
    this.#end();
    await this.load(...call);
  }

  #end(): void {
    this.#stop?.abort();
    this.#stop = null;
  }
}

/** Whether these files or the release are others than those that were loaded. */
export function isOutdated(last: LastLoad, files: readonly PluginFile[], release: string | null): boolean {
  return (
    last.release !== release ||
    last.files.length !== files.length ||
    last.files.some(({ path, text }, i) => files[i]?.path !== path || files[i].text !== text)
  );
}

function broken(error: unknown): LoadResult {
  const notes = [failureOf('Loading', error)];
  return { kind: 'failed', log: [], plugins: [], abort: null, printed: [], notes, ms: 0 };
}
