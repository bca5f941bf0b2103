// What a fault is: one reason why a text is not JSON, with the fixes for it.

import type { Args, Span, TextEdit } from '../../../model/finding.ts';

/** One reason why a text is not JSON; offsets are UTF-16 code units of the whole text. */
export interface Fault extends Span {
  /** Without the `json/` prefix. */
  readonly code: FaultCode;
  readonly args?: Args;
  /** Fixes for it, best first, each a sorted list of edits; [] where the right text is not known. */
  readonly fixes: readonly (readonly TextEdit[])[];
}

/** The kinds of faults. A problem has the code with the prefix `json/`, for example `json/bom`. */
export type FaultCode =
  | 'backtick-escape'
  | 'bad-escape'
  | 'bad-number'
  | 'bom'
  | 'comment'
  | 'extra-comma'
  | 'extra-text'
  | 'joined-strings'
  | 'left-out'
  | 'line-break-in-string'
  | 'missing-brackets'
  | 'missing-colon'
  | 'missing-comma'
  | 'missing-key'
  | 'missing-value'
  | 'python-literal'
  | 'single-quotes'
  | 'smart-quotes'
  | 'strange-space'
  | 'trailing-comma'
  | 'unclosed-bracket'
  | 'unclosed-string'
  | 'unescaped-quote'
  | 'unexpected'
  | 'unquoted-key'
  | 'unquoted-string'
  | 'wrong-bracket';

/** The edit that inserts text at an offset. */
export function insertAt(offset: number, insert: string): TextEdit {
  return { from: offset, to: offset, insert };
}

/** The edit that removes a range. */
export function removeSpan({ from, to }: Span): TextEdit {
  return { from, to, insert: '' };
}
