// Reads the tools and settings of the session's plugin in a worker: the newest text wins, an older answer is dropped.

import type { RunnablePlugin, RunnableRequest } from '../../pipeline/runnable.ts';
import { Stopped } from '../lane.ts';
import { messageOf } from '../message-of.ts';
import type { Session } from '../session.svelte.ts';

export class Reading {
  readonly #session: Session;
  #shown = $state.raw<{ readonly hostId: string; readonly plugin: RunnablePlugin } | null>(null);
  #failed = $state.raw<string | null>(null);
  /** The newest request that has not been sent. */
  #wanted: RunnableRequest | null = null;
  #last: RunnableRequest | null = null;
  #going: Promise<void> | null = null;

  constructor(session: Session) {
    this.#session = session;
  }

  /** What was read last of a plugin of this host; null until then. */
  of(hostId: string): RunnablePlugin | null {
    return this.#shown?.hostId === hostId ? this.#shown.plugin : null;
  }
  /** A sentence on why the newest text could not be read; null where it could. */
  get failed(): string | null {
    return this.#failed;
  }

  /** Reads what the session holds now; resolves when that is shown, or has failed. Never rejects. */
  read(): Promise<void> {
    const { host, text, path, files } = this.#session;
    if (!host) return Promise.resolve();
    const request = { text, hostId: host.id, path, files: files.others };
    if (!same(request, this.#last)) this.#wanted = this.#last = request;
    this.#going ??= this.#work().finally(() => (this.#going = null));
    return this.#going;
  }

  async #work(): Promise<void> {
    while (this.#wanted) {
      const request = this.#wanted;
      this.#wanted = null;
      this.#failed = null;
      try {
        const plugin = await this.#session.reader.runnable(request);
        if (this.#last !== request) continue;
        this.#shown = plugin && { hostId: request.hostId, plugin };
      } catch (error) {
        if (this.#last !== request) continue;
        this.#failed = whyOf(error);
        this.#shown = null;
      }
    }
  }
}

function same(a: RunnableRequest, b: RunnableRequest | null): boolean {
  return b !== null && a.text === b.text && a.hostId === b.hostId && a.path === b.path && a.files === b.files;
}

function whyOf(error: unknown): string {
  return error instanceof Stopped
    ? `${error.message} The rest of the page works on. It is read again when the manifest or a file changes.`
    : `The code could not be read, which is our fault: ${messageOf(error)}`;
}

const readings = new WeakMap<Session, Reading>();

/** The one of a session; made when it is first asked for. */
export function readingOf(session: Session): Reading {
  const reading = readings.get(session) ?? new Reading(session);
  readings.set(session, reading);
  return reading;
}
