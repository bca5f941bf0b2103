// How a rule's test inputs are written: one text per code that raises it, and one near miss that does not.

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

/** Splits a marked text into the plain text and the range between its marks. */
export function unmark(marked: string): { text: string; from: number; to: number } {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  if (from < 0 || to < from) throw new Error(`No ⟦range⟧ is marked in ${marked}`);
  return { text: marked.replace('⟦', '').replace('⟧', ''), from, to };
}
