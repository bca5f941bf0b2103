// A fault of a text that keeps it from being JSON, with the ways to mend it.

import type { Args, Span } from '../../model/finding.ts';
import type { TextEdit } from '../../model/problem.ts';

export interface Fault extends Span {
  /** Without the `json/` prefix. */
  readonly code: FaultCode;
  readonly args?: Args;
  /** Ways to mend it, best first, each a sorted list of edits; [] where the right text is not known. */
  readonly ways: readonly (readonly TextEdit[])[];
}

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

/** The edit that puts a text at an offset. */
export function insertAt(offset: number, insert: string): TextEdit {
  return { from: offset, to: offset, insert };
}

/** The edit that takes a range away. */
export function removeSpan({ from, to }: Span): TextEdit {
  return { from, to, insert: '' };
}
