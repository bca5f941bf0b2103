// Calls one worker. A worker that hangs is replaced, and the call that made it hang is not sent again.

import { wrap, type Remote } from 'comlink';
import type { AnalysisApi } from '../../workers/contract.ts';

/** The worker's calls. Each may reject with `Stopped`, or with the error of the worker. */
export type WorkerApi = {
  readonly [Name in keyof AnalysisApi]: (
    ...args: Parameters<AnalysisApi[Name]>
  ) => Promise<ReturnType<AnalysisApi[Name]>>;
};

/** The worker was replaced during a call; the message is a sentence for the page. */
export class Stopped extends Error {}

interface Call {
  readonly name: keyof AnalysisApi;
  readonly args: readonly unknown[];
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** A worker that only waits for a file answers sooner than this. */
const GRACE_MS = 2000;
const REMEMBERED = 20;

/** Starts its worker with the first call. */
export class WorkerClient {
  readonly #deadline: number;
  readonly #grace: number;
  #worker: Worker | null = null;
  #remote: Remote<AnalysisApi> | null = null;
  /** Not answered yet, the oldest first. */
  readonly #open = new Set<Call>();
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Calls that made a worker hang, as JSON. */
  #hung: readonly string[] = [];

  /** After `deadline` ms without an answer the worker must say within `grace` ms that it is alive, or it counts as hung. */
  constructor(deadline: number, grace = GRACE_MS) {
    this.#deadline = deadline;
    this.#grace = grace;
  }

  readonly api = new Proxy({} as WorkerApi, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        this.#call(name as keyof AnalysisApi, args),
  });

  async #call(name: keyof AnalysisApi, args: readonly unknown[]): Promise<unknown> {
    if (this.#hung.length > 0 && this.#hung.includes(JSON.stringify([name, args])))
      throw new Stopped(again(name));
    return new Promise((done, failed) => {
      const call = { name, args, done, failed };
      this.#open.add(call);
      this.#send(call);
      if (this.#open.size === 1) this.#wait();
    });
  }

  #send(call: Call): void {
    const remote = this.#started();
    const send = remote[call.name] as (...args: readonly unknown[]) => Promise<unknown>;
    send(...call.args).then(
      (value) => this.#answered(call, () => call.done(value)),
      (error: unknown) => this.#answered(call, () => call.failed(error)),
    );
  }

  #answered(call: Call, settle: () => void): void {
    this.#open.delete(call);
    this.#wait();
    settle();
  }

  /** Starts the deadline anew, as long as a call is open. */
  #wait(): void {
    clearTimeout(this.#watch);
    if (this.#open.size > 0) this.#watch = setTimeout(() => this.#probe(), this.#deadline);
  }

  #probe(): void {
    this.#watch = setTimeout(() => this.#replace(), this.#grace);
    void this.#started()
      .alive()
      .then(() => this.#wait());
  }

  /** The oldest call counts as the one that hangs; the others are sent again. */
  #replace(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
    const [hung, ...others] = this.#open;
    if (!hung) return;
    this.#hung = [...this.#hung, JSON.stringify([hung.name, hung.args])].slice(-REMEMBERED);
    this.#open.delete(hung);
    for (const call of others) this.#send(call);
    this.#wait();
    hung.failed(new Stopped(`${DOING[hung.name]} took too long and was stopped.`));
  }

  #started(): Remote<AnalysisApi> {
    if (this.#remote) return this.#remote;
    this.#worker = new Worker(new URL('../../workers/analysis.worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#remote = wrap<AnalysisApi>(this.#worker);
    return this.#remote;
  }
}

const DOING: Readonly<Record<keyof AnalysisApi, string>> = {
  hosts: 'Loading the hosts',
  analyse: 'The check',
  analyseFile: 'The check',
  fixAll: 'Finding the fixes',
  format: 'Laying out the text',
  complete: 'Looking for completions',
  hover: 'Looking for a description',
  completeCode: 'Looking for completions',
  hoverCode: 'Looking for a description',
  preview: 'The preview',
  runnable: 'Reading the code',
  targets: 'Loading the targets',
  convert: 'The conversion',
  portability: 'The conversion',
  editsFor: 'The edit',
  placeOf: 'Looking for the place',
  pointerAt: 'Looking for the member at the caret',
  secrets: 'The search for keys',
  alive: 'The check',
};

const again = (name: keyof AnalysisApi): string =>
  `${DOING[name]} took too long before and was stopped. It is tried again when the text changes.`;
