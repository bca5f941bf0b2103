// What a person chose for a document, over what the page detects in its text.

/** In every member, null follows the text. */
export interface Overrides {
  /** Id of a host. */
  readonly host: string | null;
  /** Id of a release, which only some hosts have. */
  readonly release: string | null;
  /** Folder and file name. */
  readonly path: string | null;
  /** An older version of the text to compare with. */
  readonly older: string | null;
  /** Id of what the Convert tab converts to. */
  readonly target: string | null;
}

export const NO_OVERRIDES: Overrides = { host: null, release: null, path: null, older: null, target: null };
