// The page's side of the TypeScript compiler: started when the first file of code is open, replaced when it hangs.

import type { CodeAnswer, CodeRequest, TypeScriptApi } from '../../workers/typescript-contract.ts';
import { Newest } from './newest.ts';
import { Stopped, WorkerClient, type Asked, type WorkerKind } from './worker-client.ts';

/** More than any plugin takes (20 KB: a tenth of a second). While the compiler is loading, the worker is alive. */
const DEADLINE_MS = 10_000;

const KIND: WorkerKind<TypeScriptApi> = {
  start: () => new Worker(new URL('../../workers/typescript.worker.ts', import.meta.url), { type: 'module' }),
  doing: {
    load: 'Loading the compiler',
    check: 'The compiler',
    transpile: 'The compiler',
    preview: 'The compiler',
    runnable: 'The compiler',
    alive: 'The compiler',
  },
};

/** `idle` until it is asked for. */
export type CompilerState = 'idle' | 'loading' | 'ready' | 'failed';

/** The compiler with what the page says of it. */
export class Compiler {
  readonly #client = new WorkerClient(KIND, DEADLINE_MS);
  readonly #newest = new Newest((request: CodeRequest) => this.api.check(request));
  #state = $state.raw<CompilerState>('idle');
  #trouble = $state.raw('');
  #loading: Promise<boolean> | null = null;

  /** Loading, ready, or failed; a compiler that was stopped for taking too long is ready again. */
  get state(): CompilerState {
    return this.#state;
  }
  /** A sentence on why there is no compiler, or why its newest answer is missing; '' for none. */
  get trouble(): string {
    return this.#trouble;
  }
  /** Every call; each starts the worker. */
  get api(): Asked<TypeScriptApi> {
    return this.#client.api;
  }

  /** Loads it; false where that failed, with `trouble` to say so. */
  load(): Promise<boolean> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** After a failure: loads it anew. */
  async retry(): Promise<boolean> {
    this.#loading = null;
    this.#client.restart();
    return this.load();
  }

  /** Checks a plugin's code; null when a newer request took its place, and where `trouble` says why there is no answer. */
  async check(request: CodeRequest): Promise<CodeAnswer | null> {
    if (!(await this.load())) return null;
    try {
      const answer = await this.#newest.ask(request);
      if (answer) this.#trouble = '';
      return answer;
    } catch (error) {
      this.#trouble =
        error instanceof Stopped
          ? `${error.message} Its messages are missing until the code changes.`
          : 'The compiler failed on this code. Its messages are missing.';
      return null;
    }
  }

  async #load(): Promise<boolean> {
    this.#state = 'loading';
    this.#trouble = '';
    try {
      await this.api.load();
      this.#state = 'ready';
    } catch {
      this.#state = 'failed';
      this.#trouble = navigator.onLine
        ? 'The TypeScript compiler could not be loaded. JSON files are checked as always.'
        : 'The TypeScript compiler is not on this device yet, and there is no connection. JSON files are checked as always.';
    }
    return this.#state === 'ready';
  }
}
