// What a run may use; more would hold the page up.

export interface Limits {
  /** Until the code first waits, ms. */
  readonly synchronous: number;
  /** From start to end, ms. */
  readonly wall: number;
}

/** Lengths in UTF-16 units. Kept in the frame and again in the page: the worker is not trusted. */
export const CAPS = {
  /** Of a message, and how many there may be. */
  longest: 3_000_000,
  count: 2_100,
  total: 6_000_000,
  calls: 500,
  result: 2_000_000,
  /** Levels of a result that is shown as a tree. */
  depth: 100,
} as const;

/** A frame or worker that does not answer within this is taken to be impossible here, ms. */
export const START_DEADLINE = 10_000;

/** What a page can show, in UTF-16 units and numbers of headers. */
export const SHOWN = {
  /** Our own sentence with words of the tool's in it. */
  note: 1_000,
  /** Names of tools, services, fields and levels. */
  name: 200,
  address: 2_000,
  /** A line of the console, or the text of a failure. */
  line: 5_000,
  /** What was sent and received. */
  body: 200_000,
  headers: 60,
  header: 1_000,
} as const;
