// Finds the first syntax error: acorn says whether there is one, the editor's parser where it was made.

import type { Span } from '../../../../model/finding.ts';
import { faultOf } from '../../../../lang/javascript/fault.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';

export interface SyntaxFault extends Span {
  /** `end`: something that was opened is still open where the code ends. */
  readonly kind: 'end' | 'unexpected';
  /** The text that is not expected; '' at the end. */
  readonly found: string;
}

/** What the host puts around the code (core/agent/tools/dynamic-tool-executor.ts:217-223). */
// A statement of its own, so that the code's first string is not a directive.
const OPEN = '(async () => {;\n';

/** The first syntax error that the editor's parser sees too; null where there is none, or none that is certain. Never throws. */
export function syntaxFault(code: ParsedCode): SyntaxFault | null {
  const [first] = code.all('⚠');
  return first && compileFault(code.text) ? faultAt(code.text, first.from) : null;
}

/** The first error of the host's Node.js 22 (hosts/node.md: acorn's 2024 is nearest to it); null where it compiles. */
export function compileFault(text: string): SyntaxFault | null {
  // A function's body cannot begin like a script for a shell.
  if (text.startsWith('#!')) return faultAt(text, 0);
  const fault = faultOf(`${OPEN}${text}\n})`, { ecmaVersion: 2024, sourceType: 'script' });
  return fault && faultAt(text, Math.max(0, fault.at - OPEN.length));
}

function faultAt(text: string, at: number): SyntaxFault {
  const end = text.trimEnd().length;
  const from = skipSpace(text, at);
  if (from >= end) return { kind: 'end', found: '', from: Math.max(0, end - 1), to: end };
  const word = /^(?:#!|[\w$]+|[^\s\w])/u.exec(text.slice(from, from + 40))?.[0] ?? text.charAt(from);
  return { kind: 'unexpected', found: word, from, to: from + word.length };
}

function skipSpace(text: string, from: number): number {
  let i = from;
  while (i < text.length && /\s/.test(text.charAt(i))) i++;
  return i;
}
