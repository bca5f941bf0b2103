// Calls into CPython: one function of a host's own module, with texts, in a fresh interpreter.

export interface PythonCall {
  /** Source of the host's module. It is the same for all calls of a host, so interpreters start with it loaded. */
  readonly setup: string;
  /** Name of the function in that module; it takes texts and returns a text. */
  readonly entry: string;
  readonly args: readonly string[];
  /** ms from the call until it is ended; loading and starting the interpreter do not count. */
  readonly limit: number;
}

export interface PrintedLine {
  readonly stream: 'out' | 'err';
  readonly text: string;
  /** ms since the call. */
  readonly at: number;
}

export type PythonEnd =
  /** `value` is what the function returned. */
  | { readonly kind: 'returned'; readonly value: string }
  /** The function itself threw, or the plugin brought the interpreter down; `text` is the last line of the traceback. */
  | { readonly kind: 'crashed'; readonly text: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'stopped' }
  /** It sent more than a run may, or broke the protocol, which `what` names. */
  | { readonly kind: 'cut'; readonly what: string }
  /** There is no interpreter; `why` is a sentence for a person. */
  | { readonly kind: 'unavailable'; readonly why: string };

export interface PythonResult {
  readonly end: PythonEnd;
  readonly printed: readonly PrintedLine[];
  readonly ms: number;
}

/** Calls a function in a fresh interpreter, which is loaded first where it is not there yet. Never rejects. */
export type RunPython = (
  call: PythonCall,
  watch?: (line: PrintedLine) => void,
  stop?: Stop,
) => Promise<PythonResult>;

/** An AbortSignal, as far as a run needs it. */
export interface Stop {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
