// Reads the tools and settings of the workspace's plugin in a worker: the newest text wins, an older answer is dropped.

import type { RunnablePlugin, RunnableRequest } from '../../pipeline/runnable.ts';
import type { DraftMemory } from '../draft-memory.svelte.ts';
import { Stopped } from '../worker-client.ts';
import { isTooDeep, messageOf } from '../message-of.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** What to read, and for which draft: tools of one draft must not be run with the memory of another. */
interface Wanted {
  readonly request: RunnableRequest;
  readonly memory: DraftMemory;
}

export class Reading {
  readonly #workspace: Workspace;
  #shown = $state.raw<(Wanted & { readonly plugin: RunnablePlugin }) | null>(null);
  #failed = $state.raw<string | null>(null);
  /** The newest request that has not been sent. */
  #wanted: Wanted | null = null;
  #last: Wanted | null = null;
  #going: Promise<void> | null = null;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** What was read last of a plugin of this host; null until then. */
  of(hostId: string): RunnablePlugin | null {
    const { request, memory, plugin } = this.#shown ?? {};
    return request?.hostId === hostId && memory === this.#workspace.memory ? (plugin ?? null) : null;
  }
  /** A sentence on why the newest text could not be read; null where it could. */
  get failed(): string | null {
    return this.#failed;
  }

  /** Reads what the workspace holds now; resolves when that is shown, or has failed. Never rejects. */
  read(): Promise<void> {
    const { active, files, memory } = this.#workspace;
    const { host, text, path } = active;
    if (!host) return Promise.resolve();
    const wanted = { request: { text, hostId: host.id, path, files: files.others }, memory };
    if (!same(wanted, this.#last)) this.#wanted = this.#last = wanted;
    this.#going ??= this.#work().finally(() => (this.#going = null));
    return this.#going;
  }

  async #work(): Promise<void> {
    while (this.#wanted) {
      const wanted = this.#wanted;
      this.#wanted = null;
      this.#failed = null;
      try {
        const plugin = await this.#workspace.reader.runnable(wanted.request);
        if (this.#last !== wanted) continue;
        this.#shown = plugin && { ...wanted, plugin };
      } catch (error) {
        if (this.#last !== wanted) continue;
        this.#failed = whyOf(error);
        this.#shown = null;
      }
    }
  }
}

function same({ request, memory }: Wanted, last: Wanted | null): boolean {
  if (last?.memory !== memory) return false;
  const { text, hostId, path, files } = last.request;
  return (
    request.text === text && request.hostId === hostId && request.path === path && request.files === files
  );
}

function whyOf(error: unknown): string {
  if (isTooDeep(error)) return 'The code is nested too deep to be read here, so it cannot be run.';
  return error instanceof Stopped
    ? `${error.message} The rest of the page works on. It is read again when the manifest or a file changes.`
    : `The code could not be read because of a bug in Plugbench: ${messageOf(error)}`;
}

const readings = new WeakMap<Workspace, Reading>();

/** The one of a workspace; made when it is first asked for. */
export function readingOf(workspace: Workspace): Reading {
  const reading = readings.get(workspace) ?? new Reading(workspace);
  readings.set(workspace, reading);
  return reading;
}
