// What the worker of an interpreter is given, says and hears.

import type { Caps } from '../relay.ts';

export interface InterpreterFiles {
  readonly wasm: ArrayBuffer;
  /** The standard library, a zip. */
  readonly library: ArrayBuffer;
  /** Memory of an interpreter that has run the host's module; null to make one. */
  readonly snapshot: ArrayBuffer | null;
}

/** What the page sends to the frame, once. */
export interface PythonOrders extends Caps {
  /** Classic scripts, which become the worker's one script in this order. */
  readonly scripts: readonly ArrayBuffer[];
  readonly files: InterpreterFiles;
  /** Our own module in the interpreter, and the host's; only read where there is no snapshot yet. */
  readonly start: string;
  readonly setup: string;
}

/** What the frame sends to the worker, once. */
export type WorkerOrders = Pick<PythonOrders, 'files' | 'start' | 'setup'>;

/** The one message to a worker that is ready, as JSON. */
export interface CallOrder {
  readonly entry: string;
  readonly args: readonly string[];
}

/** Messages to the page, by `t`, each a text of JSON; besides them only a snapshot, where one is made. */
export type FromPython =
  /** The interpreter waits for its call. */
  | { readonly t: 'ready' }
  | { readonly t: 'line'; readonly stream: 'out' | 'err'; readonly text: string }
  | { readonly t: 'end'; readonly kind: 'returned' | 'crashed'; readonly text: string }
  /** It could not be started; or an uncaught error of the worker, from the frame. */
  | { readonly t: 'fault'; readonly message: string }
  /** A cap was reached and the worker ended; from the frame or the page's own check. */
  | { readonly t: 'cap'; readonly what: string };
