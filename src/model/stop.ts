// How what takes long is asked to end.

/** An AbortSignal, as far as a run needs it. */
export interface Stop {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
