// Asks the workers: one that checks, and a second one for what reads code and keys.

import type { AnalysisApi } from '../../workers/contract.ts';
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
}
