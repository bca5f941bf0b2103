// What the guest may say and hear; every message is one text of JSON.

/** What a returned or thrown value became, as the guest reports it. */
export interface GuestResult {
  readonly isError: boolean;
  /** What the model receives; absent where the host hands over nothing. */
  readonly content?: string;
  /** The returned value as JSON where it says more than `content`. */
  readonly value?: string;
  /** Place of a thrown error in the tool's code: line and column, both from 1. */
  readonly line?: number;
  readonly column?: number;
  /** What of the host the code ended, or `page` where a page cannot have what it needs; the host names them. */
  readonly of?: string;
  /** The text with which that ended, or what is needed. */
  readonly error?: string;
}

/** The host's own lines around the code, in the same function. */
export interface Wrapper {
  readonly before: string;
  readonly after: string;
}

/** Messages to the page, by `t`. */
export type FromGuest =
  /** The worker exists; from the frame. */
  | { readonly t: 'made' }
  | { readonly t: 'up' }
  /** The first synchronous part of the code is over. */
  | { readonly t: 'yielded' }
  | { readonly t: 'log'; readonly level: string; readonly text: string }
  /** Anything else worth a line in the timeline, e.g. a setting that was read. */
  | { readonly t: 'note'; readonly name: string; readonly detail: string }
  | { readonly t: 'ask'; readonly id: number; readonly method: string; readonly params: string }
  | ({ readonly t: 'end' } & GuestResult)
  /** An uncaught error of the script; from the frame. Before `up` it is a syntax error. */
  | { readonly t: 'fault'; readonly message: string; readonly line: number; readonly column: number }
  /** A cap was reached and the worker ended; from the frame or the page's own check. */
  | { readonly t: 'cap'; readonly what: string };

/** What the page sends to the worker first. */
export interface Start {
  /** The exact text of the one function that may run. */
  readonly expected: string;
  /** Levels of arrays around it. */
  readonly depth: number;
  /** Lines of the script before the tool's code, and lines of that code. */
  readonly before: number;
  readonly lines: number;
  /** What the host's part of the guest needs. */
  readonly host: unknown;
}

/** What the guests of Node.js plugins start with: time and seed of a run, null for the real ones. */
export interface NodeStart {
  readonly clock: number | null;
  readonly seed: number | null;
}

/** An error of the page's side. */
export interface GuestError {
  readonly name: string;
  readonly message: string;
  /** Of a connection that failed. */
  readonly cause?: { readonly code: string; readonly message: string };
}

/** The page’s answer to the call of this id. */
export type Answer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: GuestError };

/** Name by which a part of the guest's script comes to the rest of it; gone before tool code is evaluated. */
export const PART = '__plugbench_part';

/** Name of the hook by which the script hands over the tool's function; gone before that runs. */
export const HOOK = '__plugbench_take';
