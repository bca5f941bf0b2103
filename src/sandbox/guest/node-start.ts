// What a message starts the guests of Node.js plugins with; the page reads this file without the guests' own globals.

/** Time and seed of a run; null for the real ones. */
export interface NodeStart {
  readonly clock: number | null;
  readonly seed: number | null;
}
