// How the cases of a rule are written: one text per code that raises it, and one near miss that does not.

export interface RuleCase {
  readonly code: string;
  /** The range that must be marked stands between ⟦ and ⟧ (an empty pair marks an empty range). */
  readonly raises: string;
  /** A text as near as possible that must not raise the code. */
  readonly misses: string;
  /** Path for both, where the rule looks at it. */
  readonly path?: string;
  /** Path for the near miss, where that is what differs. */
  readonly missesPath?: string;
  /** Older version for both. */
  readonly older?: string;
  /** Files beside both, path and text. */
  readonly others?: Readonly<Record<string, string>>;
  /** Files beside the near miss, where they are what differs. */
  readonly missesOthers?: Readonly<Record<string, string>>;
  /** Release to look at; all without it. */
  readonly release?: string;
}

/** The same for a file of code. */
export interface CodeCase {
  readonly code: string;
  /** As in `RuleCase`. */
  readonly raises: string;
  /** A file as near as possible that must not raise the code. */
  readonly misses: string;
  /** Path of the file, relative to the plugin's folder; absent for the one that all cases of the host have. */
  readonly path?: string;
  /** Path of the near miss, where that is what differs. */
  readonly missesPath?: string;
  /** The manifest that it is beside; absent for none. */
  readonly manifest?: string;
  /** The near miss's manifest, where that is what differs. */
  readonly missesManifest?: string;
  /** Other files beside both, path and text. */
  readonly others?: Readonly<Record<string, string>>;
  /** Files beside the near miss, where they are what differs. */
  readonly missesOthers?: Readonly<Record<string, string>>;
  /** The only release that reports it; absent where all that judge code do. */
  readonly release?: string;
  /** Title of the first fix, where one is to be offered. */
  readonly fix?: string;
  /** What the first fix makes of the file, where that is to be seen. */
  readonly fixed?: string;
}
