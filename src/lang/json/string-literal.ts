// Maps positions in a decoded string to positions in its JSON literal, and writes text as a literal.

import type { Span } from '../../model/finding.ts';
import { lineStarts } from '../text/lines.ts';

/**
 * Offset inside the literal (quotes included) of the decoded string's UTF-16 unit `index`.
 * Past the end it is the closing quote's offset; an open literal ends without one.
 */
export function rawOffset(literal: string, index: number): number {
  const end = literal.length > 1 && literal.endsWith(literal.charAt(0)) ? literal.length - 1 : literal.length;
  let i = 1;
  for (let unit = 0; unit < index && i < end; unit++) {
    i += literal.charAt(i) !== '\\' ? 1 : /^u[0-9a-fA-F]{4}/.test(literal.slice(i + 1, i + 6)) ? 6 : 2;
  }
  return Math.min(i, Math.max(1, end));
}

/**
 * Where in the literal a line (from 1) of the decoded text `inner` is, from the column (from 1) to the line's end;
 * a column past the end gives the end.
 */
export function spanInside(literal: string, inner: string, line: number, column: number): Span {
  const start = lineStarts(inner)[line - 1] ?? 0;
  const end = inner.indexOf('\n', start);
  const stop = end < 0 ? inner.length : end;
  return { from: rawOffset(literal, Math.min(start + column - 1, stop)), to: rawOffset(literal, stop) };
}

/** The text as a JSON string literal has it, without the quotes. */
export function escapeForString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
