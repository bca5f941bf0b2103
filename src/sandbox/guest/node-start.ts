// What every run in a Node.js-like guest is started with.

/** Time and seed of a run; null for the real ones. */
export interface NodeStart {
  readonly clock: number | null;
  readonly seed: number | null;
}
