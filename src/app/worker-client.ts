// Calls one worker. A worker that hangs is replaced, and the call that made it hang is not sent again.

import type { Remote } from 'comlink';
import type { AnalysisApi } from '../../workers/contract.ts';

/** A worker's calls as the page sees them. Each may reject with `Stopped`, or with the error of the worker. */
export type Asked<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

export type WorkerApi = Asked<AnalysisApi>;

/** Every worker has a call that it answers at once. */
interface Living {
  alive(): true;
}

/** The worker was replaced during a call, or never loaded; the message is a sentence for the page. */
export class Stopped extends Error {}

/** For a part of the page's own code that did not arrive. */
export const NOT_LOADED = 'A part of the page did not load. Check the network, then reload the page.';

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** Starts its worker with the first call. */
export class WorkerClient<Api extends Living> {
  readonly #start: () => Worker;
  readonly #doing: (name: string) => string;
  readonly #deadline: number;
  readonly #grace: number;
  #worker: Worker | null = null;
  #remote: Promise<Remote<Living>> | null = null;
  /** The same once it is there: a call is then sent at once. */
  #ready: Remote<Living> | null = null;
  /** Not answered yet, the oldest first. */
  readonly #open = new Set<Call>();
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Calls that made a worker hang, as JSON. */
  readonly #hung = new Set<string>();

  /**
   * `doing` says what a call does, as the subject of a sentence. After `deadline` ms without an answer the worker must say
   * within `grace` ms that it is alive, as one that only waits for a file does, or it counts as hung.
   */
  constructor(start: () => Worker, doing: (name: string) => string, deadline: number, grace = 2000) {
    this.#start = start;
    this.#doing = doing;
    this.#deadline = deadline;
    this.#grace = grace;
  }

  readonly api = new Proxy({} as Asked<Api>, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        this.#call(name as string, args),
  });

  /** Ends the worker if these calls are open, which fail; the others are asked again of the next one. */
  stop(names: readonly (keyof Api)[]): void {
    const ended = [...this.#open].filter(({ name }) => names.includes(name as keyof Api));
    if (ended.length > 0) this.restart(ended, (doing) => `${doing} was stopped.`);
  }

  /** The worker does something: its time begins anew. */
  touch(): void {
    clearTimeout(this.#watch);
    if (this.#open.size > 0) this.#watch = setTimeout(() => this.#probe(), this.#deadline);
  }

  /** Ends the worker. Some calls fail; the others are asked again of the next one, which starts with the next call. */
  restart(failing: readonly Call[] = [], why: (doing: string) => string = String): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
    this.#ready = null;
    for (const call of failing) this.#open.delete(call);
    for (const call of this.#open) this.#send(call);
    this.touch();
    for (const { name, failed } of failing) failed(new Stopped(why(this.#doing(name))));
  }

  async #call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#hung.size > 0 && this.#hung.has(JSON.stringify([name, args])))
      throw new Stopped(
        `${this.#doing(name)} took too long before and was stopped. It is tried again when the text changes.`,
      );
    return new Promise((done, failed) => {
      const call = { name, args, done, failed };
      this.#open.add(call);
      this.#send(call);
      if (this.#open.size === 1) this.touch();
    });
  }

  #send(call: Call): void {
    const answered = (): void => {
      this.#open.delete(call);
      this.touch();
    };
    const send = async (remote: Remote<Living>): Promise<void> => {
      const calls = remote as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
      await calls[call.name]?.(...call.args)
        .finally(answered)
        .then(call.done, call.failed);
    };
    void (this.#ready ? send(this.#ready) : this.#started().then(send));
  }

  /** The oldest call counts as the one that hangs. */
  #probe(): void {
    this.#watch = setTimeout(() => {
      const [hung] = this.#open;
      if (!hung) return;
      this.#hung.add(JSON.stringify([hung.name, hung.args]));
      this.restart([hung], (doing) => `${doing} took too long and was stopped.`);
    }, this.#grace);
    void this.#started()
      .then((remote) => remote.alive())
      .then(() => this.touch());
  }

  /** What talks to the worker is loaded with it, after the first paint. */
  #started(): Promise<Remote<Living>> {
    if (this.#remote) return this.#remote;
    const worker = this.#start();
    const lost = (): void => {
      if (worker === this.#worker) this.restart([...this.#open], () => NOT_LOADED);
    };
    worker.addEventListener('error', lost);
    this.#worker = worker;
    this.#remote = import('comlink').then(({ wrap }) => {
      const remote = wrap<Living>(worker);
      if (worker === this.#worker) this.#ready = remote;
      return remote;
    });
    this.#remote.catch(lost);
    return this.#remote;
  }
}
