// Calls one worker. A worker that hangs is replaced, and the call that made it hang is not sent again.

import type { Remote } from 'comlink';
import type { AnalysisApi } from '../../workers/contract.ts';

/** A worker's calls as the page sees them. Each may reject with `Stopped`, or with the error of the worker. */
export type Asked<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Answer>
    : never;
};

export type WorkerApi = Asked<AnalysisApi>;

/** Every worker has a call that it answers at once. */
interface Living {
  alive(): true;
}

export interface WorkerKind<Api> {
  readonly start: () => Worker;
  /** Per call what it does, as the subject of a sentence: `The check`. */
  readonly doing: Readonly<Record<keyof Api, string>>;
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

/** A worker that only waits for a file answers sooner than this. */
const GRACE_MS = 2000;
const REMEMBERED = 20;

/** Starts its worker with the first call. */
export class WorkerClient<Api extends Living> {
  readonly #kind: WorkerKind<Api>;
  readonly #deadline: number;
  readonly #grace: number;
  #worker: Worker | null = null;
  #remote: Promise<Remote<Living>> | null = null;
  /** Whether the worker has ever answered: one that has not may never have been loaded. */
  #answers = false;
  /** Not answered yet, the oldest first. */
  readonly #open = new Set<Call>();
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Calls that made a worker hang, as JSON. */
  #hung: readonly string[] = [];

  /** After `deadline` ms without an answer the worker must say within `grace` ms that it is alive, or it counts as hung. */
  constructor(kind: WorkerKind<Api>, deadline: number, grace = GRACE_MS) {
    this.#kind = kind;
    this.#deadline = deadline;
    this.#grace = grace;
  }

  readonly api = new Proxy({} as Asked<Api>, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        this.#call(name as string, args),
  });

  /** Ends the worker; what it was asked is asked again of the next one, which starts with the next call. */
  restart(): void {
    this.#end();
    for (const call of this.#open) this.#send(call);
  }

  /** Ends the worker if these calls are open, which fail; the others are asked again of the next one. */
  stop(names: readonly (keyof Api)[]): void {
    const ended = [...this.#open].filter(({ name }) => names.includes(name as keyof Api));
    if (ended.length === 0) return;
    for (const call of ended) this.#open.delete(call);
    this.restart();
    this.#wait();
    for (const { name, failed } of ended) failed(new Stopped(`${this.#doing(name)} was stopped.`));
  }

  touch(): void {
    this.#wait();
  }

  async #call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#hung.length > 0 && this.#hung.includes(JSON.stringify([name, args])))
      throw new Stopped(this.#again(name));
    return new Promise((done, failed) => {
      const call = { name, args, done, failed };
      this.#open.add(call);
      this.#send(call);
      if (this.#open.size === 1) this.#wait();
    });
  }

  #send(call: Call): void {
    void this.#started().then(async (remote) => {
      const calls = remote as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
      try {
        const value = await calls[call.name]?.(...call.args);
        this.#answered(call, () => call.done(value));
      } catch (error) {
        this.#answered(call, () => call.failed(error));
      }
    });
  }

  #answered(call: Call, settle: () => void): void {
    this.#answers = true;
    this.#open.delete(call);
    this.#wait();
    settle();
  }

  #wait(): void {
    clearTimeout(this.#watch);
    if (this.#open.size > 0) this.#watch = setTimeout(() => this.#probe(), this.#deadline);
  }

  #probe(): void {
    this.#watch = setTimeout(() => this.#replace(), this.#grace);
    void this.#started()
      .then((remote) => remote.alive())
      .then(() => this.#wait());
  }

  /** The oldest call counts as the one that hangs; the others are sent again. */
  #replace(): void {
    this.#end();
    const [hung, ...others] = this.#open;
    if (!hung) return;
    this.#hung = [...this.#hung, JSON.stringify([hung.name, hung.args])].slice(-REMEMBERED);
    this.#open.delete(hung);
    for (const call of others) this.#send(call);
    this.#wait();
    hung.failed(new Stopped(`${this.#doing(hung.name)} took too long and was stopped.`));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
    this.#answers = false;
  }

  /** What talks to the worker is loaded with it, after the first paint. */
  #started(): Promise<Remote<Living>> {
    if (this.#remote) return this.#remote;
    const worker = this.#kind.start();
    const lost = (): void => {
      if (worker === this.#worker) this.#lost();
    };
    worker.addEventListener('error', lost);
    this.#worker = worker;
    const remote = import('comlink').then(({ wrap }) => wrap<Living>(worker));
    remote.catch(lost);
    this.#remote = remote;
    return remote;
  }

  /** A worker that cannot be loaded answers nothing; a later error is one of its calls', which tells its caller. */
  #lost(): void {
    if (this.#answers) return;
    this.#end();
    const lost = [...this.#open];
    this.#open.clear();
    this.#wait();
    for (const { failed } of lost) failed(new Stopped(NOT_LOADED));
  }

  #doing(name: string): string {
    return this.#kind.doing[name as keyof Api];
  }

  #again(name: string): string {
    return `${this.#doing(name)} took too long before and was stopped. It is tried again when the text changes.`;
  }
}
