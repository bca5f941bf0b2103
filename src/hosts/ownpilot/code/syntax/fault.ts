// Finds the first certain syntax error, leaving out what only the tolerant parser does not know.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../../../../model/finding.ts';
import type { ParsedCode } from '../parse.ts';

/** A syntax error and its range in the code. */
export interface SyntaxFault extends Span {
  /** `end`: something that was opened is still open where the code ends. */
  readonly kind: 'end' | 'unexpected';
  /** The text that is not expected; '' at the end. */
  readonly found: string;
}

/** Right in JavaScript, but an error to the grammar: HTML comments, form feeds, half characters in strings. */
const UNKNOWN_TO_THE_GRAMMAR = /<!--|[\f\v\ufeff]|\p{Surrogate}/u;

/** The first syntax error; null where there is none, or none that is certain. Never throws. */
export function syntaxFault(code: ParsedCode): SyntaxFault | null {
  if (code.text.startsWith('#!')) return { kind: 'unexpected', found: '#!', from: 0, to: 2 };
  const errors = code.all('⚠');
  const first = errors[0];
  if (!first || errors.some(isMemberTarget) || UNKNOWN_TO_THE_GRAMMAR.test(code.text)) return null;
  const end = code.text.trimEnd().length;
  const from = skipSpace(code.text, first.from);
  if (from >= end) return { kind: 'end', found: '', from: Math.max(0, end - 1), to: end };
  const word = /^(?:[\w$]+|[^\s\w])/u.exec(code.text.slice(from, from + 40))?.[0] ?? code.text.charAt(from);
  return { kind: 'unexpected', found: word, from, to: from + word.length };
}

/** `[list[i], list[j]] = …` and `({ key: place.key } = …)` are right, but the grammar does not know them. */
function isMemberTarget(error: SyntaxNode): boolean {
  const before = error.prevSibling;
  return (
    error.firstChild?.name === 'Equals' &&
    (before?.name === 'ArrayExpression' || before?.name === 'ObjectExpression')
  );
}

function skipSpace(text: string, from: number): number {
  let i = from;
  while (i < text.length && /\s/.test(text.charAt(i))) i++;
  return i;
}
