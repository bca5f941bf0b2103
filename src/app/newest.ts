// The newest wins: of work that is asked for again and again, what is outdated is neither begun nor shown.

/** Counts what is begun. */
export class Newest {
  #turn = 0;
  /** Null while nothing goes on. */
  #before: Promise<unknown> | null = null;

  /** Something begins; the answer tells later on whether nothing newer has. */
  begin(): () => boolean {
    const turn = ++this.#turn;
    return () => turn === this.#turn;
  }

  /**
   * Does one thing after another, at once where nothing goes on: a worker then has the text before the page is changed.
   * Null where a newer one was asked for before its turn. Rejects as `work` does.
   */
  run<T>(work: (isNewest: () => boolean) => Promise<T>): Promise<T | null> {
    const isNewest = this.begin();
    const result = this.#before
      ? this.#before.then(() => (isNewest() ? work(isNewest) : null))
      : work(isNewest);
    const over = (): void => {
      if (this.#before === settled) this.#before = null;
    };
    const settled: Promise<void> = result.then(over, over);
    this.#before = settled;
    return result;
  }
}
