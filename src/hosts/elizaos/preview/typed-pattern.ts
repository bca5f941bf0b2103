// Holding what a person typed against an author's pattern, without letting a hostile one hang the page.

/** Steps that a match may take in the worst case. */
const MOST_STEPS = 1e7;

/**
 * Whether the text matches, as `new RegExp(pattern).test(text)` says. Undefined where the pattern is none, and where
 * finding out could take too long: the host itself would hang there.
 */
export function matchesTyped(pattern: string, text: string): boolean | undefined {
  if (worstCase(pattern, text.length) > MOST_STEPS) return undefined;
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return undefined;
  }
}

/** An upper bound: every loop may start and end anywhere, a repeated group may split the text in any way. */
function worstCase(pattern: string, length: number): number {
  if (/\)(?:[*+]|\{\d*,)|\\[1-9k]/.test(pattern)) return 2 ** length;
  const loops = pattern.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  return (length + 1) ** (loops + 1);
}
