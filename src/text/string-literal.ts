// JSON string literals: from positions in the decoded text to positions in the source, and back into quotes.

/**
 * Offset inside the literal (quotes included) of the decoded string's UTF-16 unit `index`.
 * Past the end it is the closing quote's offset.
 */
export function rawOffset(literal: string, index: number): number {
  let i = 1;
  for (let unit = 0; unit < index && i < literal.length - 1; unit++) {
    i += literal.charAt(i) !== '\\' ? 1 : literal.charAt(i + 1) === 'u' ? 6 : 2;
  }
  return Math.min(i, Math.max(1, literal.length - 1));
}

/** The text as it stands inside a JSON string literal, without the quotes. */
export function escapeForString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
