// Brackets that are never closed, and where they can be.

import type { TextEdit } from '../../../../model/finding.ts';
import { breakOf, indentAt } from '../edits.ts';

const PIECE =
  /#[^\r\n]*|(?:"""|''')(?:\\[^]|[^\\])*?(?:"""|'''|$)|"(?:\\[^]|[^"\\\r\n])*"?|'(?:\\[^]|[^'\\\r\n])*'?|[([{]|[)\]}]|\n(?=[ \t]*(?:def|class|async[ \t]+def|@\w)\b)|\n(?=[ \t]*@\w)/g;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A bracket that is never closed. */
export interface OpenBracket {
  readonly at: number;
  readonly bracket: string;
}

/** Brackets that are open where the next definition or the end of the text is, in the order of the text. */
export function openBrackets(
  text: string,
): { readonly open: readonly OpenBracket[]; readonly end: number } | null {
  const open: OpenBracket[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (CLOSING[piece] !== undefined) open.push({ at: index, bracket: piece });
    else if (/^[)\]}]$/.test(piece)) {
      const last = open.at(-1);
      if (!last || CLOSING[last.bracket] !== piece) return null;
      open.pop();
    } else if (piece === '\n' && open.length > 0) return { open, end: endBefore(text, index) };
  }
  return open.length > 0 ? { open, end: endBefore(text, text.length) } : null;
}

/** The end of the last line that is neither empty nor a comment. */
function endBefore(text: string, at: number): number {
  let before = text.slice(0, at).trimEnd();
  for (;;) {
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (!line.trim().startsWith('#')) return before.length;
    before = before.slice(0, before.length - line.length).trimEnd();
  }
}

/** Closes them, each on a line of its own where it was opened at the end of a line. */
export function closeBrackets(text: string): TextEdit | null {
  const found = openBrackets(text);
  if (!found) return null;
  const eol = breakOf(text);
  const insert = found.open
    .toReversed()
    .map(({ at, bracket }) => {
      const rest = /^[^\n]*/.exec(text.slice(at + 1, found.end))?.[0] ?? '';
      const endsLine = rest.trim() === '' || rest.trim().startsWith('#');
      return `${endsLine ? eol + indentAt(text, at) : ''}${CLOSING[bracket] ?? ''}`;
    })
    .join('');
  return { from: found.end, to: found.end, insert };
}
