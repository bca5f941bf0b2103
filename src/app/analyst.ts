// Asks the workers: one check in flight, where the newest text wins, and a second worker for what reads code and keys.

import type { Analysis } from '../check/check.ts';
import type { CheckRequest } from '../check/recognise.ts';
import type { AnalysisApi } from '../../workers/contract.ts';
import { Newest } from './newest.ts';
import { WorkerClient, type WorkerApi } from './worker-client.ts';

/** Longer than any check takes (5 MB: about a second). */
const CHECK_MS = 15_000;
/** Longer than any reading of code takes (2 MB: about a second). */
const READ_MS = 8_000;

const DOING: Readonly<Partial<Record<string, string>>> = {
  preview: 'The preview',
  runnable: 'Reading the code',
  convert: 'The conversion',
  portability: 'The conversion',
  secrets: 'The search for keys',
} satisfies { readonly [Name in keyof AnalysisApi]?: string };

const client = (deadline: number): WorkerClient<AnalysisApi> =>
  new WorkerClient(
    () => new Worker(new URL('../../workers/analysis.worker.ts', import.meta.url), { type: 'module' }),
    (name) => DOING[name] ?? 'The check',
    deadline,
  );

export class Analyst {
  readonly #checks = client(CHECK_MS);
  readonly #reads = client(READ_MS);
  readonly #newest = new Newest();

  /** The other calls of the worker that checks; it starts with the first one. */
  get api(): WorkerApi {
    return this.#checks.api;
  }

  /** The same calls in a second worker, so slow code keeps no check waiting. */
  get reader(): WorkerApi {
    return this.#reads.api;
  }

  /** Ends a conversion that goes on, whose calls reject with `Stopped`. */
  stopConverting(): void {
    this.#checks.stop(['convert', 'portability']);
  }

  /** Analyses a text; null when a newer request took its place. Rejects when the check failed or hung. */
  analyse(request: CheckRequest): Promise<Analysis | null> {
    return this.#newest.run(() => this.api.analyse(request));
  }
}
