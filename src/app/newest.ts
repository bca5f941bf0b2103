// One question at a time, where the newest takes the place of one that waits.

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly done: (answer: Answer | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Asks one question after another, and leaves out those that were outdated before their turn. */
export class Newest<Question, Answer> {
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
