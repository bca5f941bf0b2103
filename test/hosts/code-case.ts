// How the test inputs of rules about code are written: one file per code that raises it, and one near miss.

/** A code file of a plugin, with the manifest that it is beside. */
export interface CodeCase {
  readonly code: string;
  /** The range that must be marked stands between ⟦ and ⟧ (an empty pair marks an empty range). */
  readonly raises: string;
  /** A file as near as possible that must not raise the code. */
  readonly misses: string;
  readonly manifest: string;
  /** The near miss’s manifest, where that is what differs. */
  readonly missesManifest?: string;
  /** Path of the file, relative to the manifest’s folder. */
  readonly path: string;
  /** Other files beside both, path and text. */
  readonly others?: Readonly<Record<string, string>>;
  /** Files beside the near miss, where they are what differs. */
  readonly missesOthers?: Readonly<Record<string, string>>;
  /** What the first fix makes of the file, where that is to be seen. */
  readonly fixed?: string;
}
