// Talks to the analysis worker: one check in flight, the newest text wins, a worker that hangs is replaced.

import { wrap, type Remote } from 'comlink';
import type { AnalysisApi } from '../../workers/contract.ts';
import type { Analysis, Request } from '../pipeline/check.ts';

/** Longer than any check takes (5 MB: about a second); after it the worker is taken to hang. */
const DEADLINE_MS = 15_000;

export class Analyst {
  #worker: Worker | null = null;
  #api: Remote<AnalysisApi> | null = null;
  #busy = false;
  #waiting: { request: Request; done: (analysis: Analysis | null) => void } | null = null;

  /** The worker's other calls; started on first use. */
  get api(): Remote<AnalysisApi> {
    if (!this.#api) {
      this.#worker = new Worker(new URL('../../workers/analysis.worker.ts', import.meta.url), {
        type: 'module',
      });
      this.#api = wrap<AnalysisApi>(this.#worker);
    }
    return this.#api;
  }

  /** Analyses a text; null when a newer request took its place. Rejects when the check failed or hung. */
  async analyse(request: Request): Promise<Analysis | null> {
    if (this.#busy) {
      this.#waiting?.done(null);
      return new Promise((done) => {
        this.#waiting = { request, done };
      });
    }
    this.#busy = true;
    try {
      return await this.#withDeadline(this.api.analyse(request));
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #next(): void {
    const next = this.#waiting;
    this.#waiting = null;
    if (next) void this.analyse(next.request).then(next.done, () => next.done(null));
  }

  async #withDeadline<T>(work: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#restart();
        reject(new Error('The check took too long and was stopped.'));
      }, DEADLINE_MS);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#api = null;
  }
}
