// What a person chose beside the text, over what the page detects.

/** `null` in a member follows what is detected in the text. */
export interface Overrides {
  readonly host: string | null;
  readonly release: string | null;
  readonly path: string | null;
  readonly older: string | null;
  /** What the Convert tab converts to. */
  readonly target: string | null;
}
