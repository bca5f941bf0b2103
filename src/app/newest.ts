// The newest wins: of work that is asked for again and again, what is outdated is neither begun nor shown.

/** Counts what is begun. */
export class Newest {
  #turn = 0;
  #before: Promise<unknown> = Promise.resolve();

  /** Something begins; the answer tells later on whether nothing newer has. */
  begin(): () => boolean {
    const turn = ++this.#turn;
    return () => turn === this.#turn;
  }

  /** Does one thing after another; null where a newer one was asked for before its turn. Rejects as `work` does. */
  run<T>(work: (isNewest: () => boolean) => Promise<T>): Promise<T | null> {
    const isNewest = this.begin();
    const result = this.#before.then(() => (isNewest() ? work(isNewest) : null));
    this.#before = result.catch(() => undefined);
    return result;
  }
}
