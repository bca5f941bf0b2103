// Reads the tools and settings of a plugin in a worker: the newest text wins, an older answer is dropped.

import type { Host } from '../../model/host.ts';
import type { RunnablePlugin, RunnableRequest } from '../../check/runnable.ts';
import { samePlugin } from '../../files/main-path.ts';
import type { OpenPlugin } from '../../model/file.ts';
import { Newest } from '../newest.ts';
import type { Compiler } from '../compiler.svelte.ts';
import { Stopped } from '../worker-client.ts';
import { areExamples } from './example.ts';
import { failureOf, isTooDeep } from '../message-of.ts';

interface ReadingContext {
  readonly main: {
    readonly host: Pick<Host, 'id' | 'codeReleases'> | null;
    readonly plugin: OpenPlugin;
  };
  readonly reader: {
    readonly runnable: (request: RunnableRequest) => Promise<RunnablePlugin | null>;
  };
  compiler(): Promise<Compiler>;
}

/** Of one draft: tools of one draft must not be run with the memory of another. */
export class PluginReading {
  readonly #open: ReadingContext;
  #shown = $state.raw<{ readonly hostId: string; readonly plugin: RunnablePlugin } | null>(null);
  #failed = $state.raw<string | null>(null);
  readonly #newest = new Newest();
  #last: RunnableRequest | null = null;
  #going: Promise<unknown> = Promise.resolve();

  constructor(open: ReadingContext) {
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
  async read(): Promise<void> {
    const { host, plugin } = this.#open.main;
    if (!host) return;
    // A saved example changes nothing of the code.
    const files = plugin.files.filter((file) => !areExamples(file.text));
    const wanted = { plugin: { ...plugin, files }, hostId: host.id };
    if (!same(wanted, this.#last)) {
      this.#last = wanted;
      this.#going = this.#newest.run((isNewest) => this.#read(wanted, isNewest));
    }
    await this.#going;
  }

  /** The plugin with what the compiler finds; where that is not there or hangs, without it and with a note that says so. */
  async #compiled(wanted: RunnableRequest, plugin: RunnablePlugin): Promise<RunnablePlugin> {
    const [release] = this.#open.main.host?.codeReleases ?? [];
    if (!release) return plugin;
    const compiler = await this.#open.compiler();
    if (!(await compiler.load(wanted.hostId, () => this.#again(wanted))))
      return { ...plugin, note: NO_COMPILER };
    try {
      const known = await compiler.ask('runnable', { ...wanted, release: release.id });
      return (known && (await this.#open.reader.runnable({ ...wanted, known }))) ?? plugin;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { ...plugin, note: whyOf(error) };
    }
  }

  /** Reads the same once more, if nothing newer was read meanwhile. */
  #again(wanted: RunnableRequest): void {
    if (this.#last !== wanted) return;
    this.#last = null;
    void this.read();
  }

  async #read(wanted: RunnableRequest, isNewest: () => boolean): Promise<void> {
    this.#failed = null;
    try {
      const read = await this.#open.reader.runnable(wanted);
      if (!isNewest()) return;
      const plugin = read?.uncompiled ? await this.#compiled(wanted, read) : read;
      if (isNewest()) this.#shown = plugin && { hostId: wanted.hostId, plugin };
    } catch (error) {
      if (!isNewest()) return;
      this.#failed = whyOf(error);
      this.#shown = null;
    }
  }
}

const NO_COMPILER =
  'The code was not read, because the TypeScript compiler is not loaded. Choose Retry in the message about it.';

function same({ plugin, hostId }: RunnableRequest, last: RunnableRequest | null): boolean {
  return hostId === last?.hostId && samePlugin(plugin, last.plugin);
}

function whyOf(error: unknown): string {
  if (isTooDeep(error)) return 'The code is nested too deep to be read here, so it cannot be run.';
  return error instanceof Stopped
    ? `${error.message} The rest of the page works on. It is read again when the manifest or a file changes.`
    : failureOf('Reading the code', error);
}

/** The one of the draft that is open. */
export function readingOf(
  open: ReadingContext & {
    readonly memory: { readonly reading: (make: () => PluginReading) => PluginReading };
  },
): PluginReading {
  return open.memory.reading(() => new PluginReading(open));
}
