// Asks the workers: one check in flight, where the newest text wins, and a second worker for what reads code and keys.

import type { Analysis } from '../pipeline/check.ts';
import type { CheckRequest } from '../pipeline/recognise.ts';
import type { AnalysisApi } from '../../workers/contract.ts';
import { WorkerClient, type WorkerApi, type WorkerKind } from './worker-client.ts';

/** Longer than any check takes (5 MB: about a second). */
const CHECK_MS = 15_000;
/** Longer than any reading of code takes (2 MB: about a second). */
const READ_MS = 8_000;

const ANALYSIS: WorkerKind<AnalysisApi> = {
  start: () => new Worker(new URL('../../workers/analysis.worker.ts', import.meta.url), { type: 'module' }),
  doing: {
    hosts: 'Loading the hosts',
    analyse: 'The check',
    analyseFile: 'The check',
    fixAll: 'Finding the fixes',
    format: 'Laying out the text',
    complete: 'Looking for completions',
    hover: 'Looking for a description',
    completeCode: 'Looking for completions',
    hoverCode: 'Looking for a description',
    newFiles: 'Writing files to start from',
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
  },
};

export class Analyst {
  readonly #checks = new WorkerClient(ANALYSIS, CHECK_MS);
  readonly #reads = new WorkerClient(ANALYSIS, READ_MS);
  readonly #newest = new Newest((request: CheckRequest) => this.api.analyse(request));

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
  async analyse(request: CheckRequest): Promise<Analysis | null> {
    return this.#newest.ask(request);
  }
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly done: (answer: Answer | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Asks one question after another, and leaves out those that were outdated before their turn. */
class Newest<Question, Answer> {
  readonly #answer: (question: Question) => Promise<Answer>;
  #busy = false;
  #waiting: Waiting<Question, Answer> | null = null;

  constructor(answer: (question: Question) => Promise<Answer>) {
    this.#answer = answer;
  }

  /** null when a newer question took its place. Rejects as the answer does. */
  async ask(question: Question): Promise<Answer | null> {
    if (this.#busy) {
      this.#waiting?.done(null);
      return new Promise((done, failed) => {
        this.#waiting = { question, done, failed };
      });
    }
    this.#busy = true;
    try {
      return await this.#answer(question);
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #next(): void {
    const next = this.#waiting;
    this.#waiting = null;
    if (next) void this.ask(next.question).then(next.done, next.failed);
  }
}
