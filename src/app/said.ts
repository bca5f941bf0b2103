// What a person said about the text, beside the text itself.

/** null follows the text. */
export interface Said {
  readonly host: string | null;
  readonly release: string | null;
  readonly path: string | null;
  readonly older: string | null;
  /** What the Convert tab converts to. */
  readonly target: string | null;
}
