// Reads the tools and settings of a plugin in a worker: the newest text wins, an older answer is dropped.

import type { Host } from '../../model/host.ts';
import type { RunnablePlugin, RunnableRequest } from '../../pipeline/runnable.ts';
import { mainPath } from '../../text/main-path.ts';
import { Stopped } from '../worker-client.ts';
import { isTooDeep, messageOf } from '../message-of.ts';

/** What is read: the plugin of the draft that is open. */
interface OpenPlugin {
  readonly main: {
    readonly host: Pick<Host, 'id' | 'codeReleases'> | null;
    readonly text: string;
    readonly path: string;
  };
  readonly files: { readonly others: RunnableRequest['files'] };
  readonly reader: {
    readonly runnable: (request: RunnableRequest) => Promise<RunnablePlugin | null>;
  };
}

/** Of one draft: tools of one draft must not be run with the memory of another. */
export class PluginReading {
  readonly #open: OpenPlugin;
  #shown = $state.raw<{ readonly hostId: string; readonly plugin: RunnablePlugin } | null>(null);
  #failed = $state.raw<string | null>(null);
  /** The newest request that has not been sent. */
  #wanted: RunnableRequest | null = null;
  #last: RunnableRequest | null = null;
  #going: Promise<void> | null = null;

  constructor(open: OpenPlugin) {
    this.#open = open;
  }

  /** What was read last of a plugin of this host; null until then. */
  of(hostId: string): RunnablePlugin | null {
    return this.#shown?.hostId === hostId ? this.#shown.plugin : null;
  }
  /** A sentence on why the newest text could not be read; null where it could. */
  get failed(): string | null {
    return this.#failed;
  }

  /** Reads what is open now; resolves when that is shown, or has failed. Never rejects. */
  read(): Promise<void> {
    const { main, files } = this.#open;
    const { host, text, path } = main;
    if (!host) return Promise.resolve();
    const wanted = { text, hostId: host.id, path, files: files.others };
    if (!same(wanted, this.#last)) this.#wanted = this.#last = wanted;
    this.#going ??= this.#work().finally(() => (this.#going = null));
    return this.#going;
  }

  /** Reads again with what the compiler finds. Where that is not there or hangs, what was read without it stays. */
  async #readCode(wanted: RunnableRequest): Promise<void> {
    const { host } = this.#open.main;
    const [release] = host?.codeReleases ?? [];
    const main = mainPath(wanted.path, wanted.files);
    const files = [{ path: main, text: wanted.text }, ...wanted.files];
    if (!release || !files.some(({ path }) => TYPED.test(path))) return;
    try {
      const { compiler } = await import('../compiler.svelte.ts');
      const request = { files, main, hostId: wanted.hostId, release: release.id };
      const read = await compiler.api.runnable(request);
      if (!read || this.#last !== wanted) return;
      const plugin = await this.#open.reader.runnable({ ...wanted, known: read });
      if (this.#last === wanted && plugin) this.#shown = { hostId: wanted.hostId, plugin };
    } catch {
      // The compiler says so itself where it checks the code.
    }
  }

  async #work(): Promise<void> {
    while (this.#wanted) {
      const wanted = this.#wanted;
      this.#wanted = null;
      this.#failed = null;
      try {
        const plugin = await this.#open.reader.runnable(wanted);
        if (this.#last !== wanted) continue;
        this.#shown = plugin && { hostId: wanted.hostId, plugin };
        await this.#readCode(wanted);
      } catch (error) {
        if (this.#last !== wanted) continue;
        this.#failed = whyOf(error);
        this.#shown = null;
      }
    }
  }
}

/** Only TypeScript: plugins in JavaScript are read and run without the compiler. */
const TYPED = /\.[cm]?tsx?$/;

function same(request: RunnableRequest, last: RunnableRequest | null): boolean {
  return (
    request.text === last?.text &&
    request.hostId === last.hostId &&
    request.path === last.path &&
    request.files === last.files
  );
}

function whyOf(error: unknown): string {
  if (isTooDeep(error)) return 'The code is nested too deep to be read here, so it cannot be run.';
  return error instanceof Stopped
    ? `${error.message} The rest of the page works on. It is read again when the manifest or a file changes.`
    : `The code could not be read because of a bug in Plugbench: ${messageOf(error)}`;
}

/** The one of the draft that is open. */
export function readingOf(
  open: OpenPlugin & { readonly memory: { readonly reading: (make: () => PluginReading) => PluginReading } },
): PluginReading {
  return open.memory.reading(() => new PluginReading(open));
}
