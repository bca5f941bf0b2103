// Judges regular expressions of authors: whether they compile, whether Milady runs them, and whether running is safe.

/** True where `new RegExp` takes the text. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/** False for patterns that Milady skips: over 200 characters or with nested quantifiers (config-renderer.tsx). */
export function runsInForm(pattern: string): boolean {
  return pattern.length <= 200 && !/([+*])\)?[+*]/.test(pattern);
}

/** Steps that a match may take in the worst case. */
const MAX_STEPS = 1e7;

/**
 * The result of `new RegExp(pattern).test(text)`. Undefined where the pattern does not compile, and where matching
 * could take so long that the host itself would hang.
 */
export function matchesTyped(pattern: string, text: string): boolean | undefined {
  if (worstCase(pattern, text.length) > MAX_STEPS) return undefined;
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return undefined;
  }
}

/** An upper bound of the steps: a loop may start and end anywhere, a repeated group may split the text in any way. */
function worstCase(pattern: string, length: number): number {
  if (/\)(?:[*+]|\{\d*,)|\\[1-9k]/.test(pattern)) return 2 ** length;
  const loops = pattern.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  return (length + 1) ** (loops + 1);
}
