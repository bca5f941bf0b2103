// How one recorded file is replayed: every case gives one comparison per release.

export interface Comparison {
  readonly id: string;
  readonly release: string;
  /** For files that mix several kinds of facts: the kind, printed in the line's name. */
  readonly area?: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface Suite {
  /** File name without ending. */
  readonly name: string;
  /** All that it asks of a browser is to run code, so that it is replayed in Firefox, too. */
  readonly runsCode?: true;
  /**
   * All parsed lines of the file (or elements of the array), the header line included; folder of the file. Brief: a
   * slow suite may replay some cases, each for one release only, in turn.
   */
  replay(
    lines: readonly unknown[],
    folder: string,
    brief: boolean,
  ): Iterable<Comparison> | AsyncIterable<Comparison>;
}
