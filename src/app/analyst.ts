// Asks the workers: one check in flight, where the newest text wins, and a second worker for what reads code and keys.

import type { Analysis } from '../pipeline/check.ts';
import type { CheckRequest } from '../pipeline/recognise.ts';
import { WorkerClient, type WorkerApi } from './worker-client.ts';

/** Longer than any check takes (5 MB: about a second). */
const CHECK_MS = 15_000;
/** Longer than any reading of code takes (2 MB: about a second). */
const READ_MS = 8_000;

interface Waiting {
  readonly request: CheckRequest;
  readonly done: (analysis: Analysis | null) => void;
  readonly failed: (error: unknown) => void;
}

/** The two workers of the page. */
export class Analyst {
  readonly #checks = new WorkerClient(CHECK_MS);
  readonly #reads = new WorkerClient(READ_MS);
  #busy = false;
  #waiting: Waiting | null = null;

  /** The other calls of the worker that checks; it starts with the first one. */
  get api(): WorkerApi {
    return this.#checks.api;
  }

  /** The same calls in a second worker, so slow code keeps no check waiting. */
  get reader(): WorkerApi {
    return this.#reads.api;
  }

  /** Analyses a text; null when a newer request took its place. Rejects when the check failed or hung. */
  async analyse(request: CheckRequest): Promise<Analysis | null> {
    if (this.#busy) {
      this.#waiting?.done(null);
      return new Promise((done, failed) => {
        this.#waiting = { request, done, failed };
      });
    }
    this.#busy = true;
    try {
      return await this.api.analyse(request);
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #next(): void {
    const next = this.#waiting;
    this.#waiting = null;
    if (next) void this.analyse(next.request).then(next.done, next.failed);
  }
}
