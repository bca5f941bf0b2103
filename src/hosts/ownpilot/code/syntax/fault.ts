// Finds what Node.js 22 refuses to compile, with the lines that OwnPilot puts around the code.

import type { Span } from '../../../../model/finding.ts';
import { compileError, type CompileError } from '../../../../lang/javascript/engine-words.ts';
import { functionOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { Remembered } from '../../../../lang/text/remembered.ts';

interface Lines {
  readonly before: string;
  readonly after: string;
}

/** The lines around the code in a chat (core/agent/tools/dynamic-tool-executor.ts:217-223, core/sandbox/executor.ts:150-156). */
export const CHAT: Lines = { before: 'const args = __args__;\nconst context = __context__;', after: '' };

export interface SyntaxFault extends Span {
  /** In the words of Node.js. */
  readonly message: string;
  /** True where the editor's parser cannot read it either, so the rest of its tree says little. */
  readonly unreadable: boolean;
}

const memory = new Remembered<SyntaxFault | null>(1_000_000);

/** The first error in a chat; null where the code compiles. Never throws. */
export function syntaxFault(code: ParsedCode): SyntaxFault | null {
  return memory.of(code.text, () => faultIn(code));
}

function faultIn(code: ParsedCode): SyntaxFault | null {
  const error = compileFault(code.text, CHAT);
  if (!error) return null;
  const [first] = code.all('⚠');
  const misplaced = code.all('AwaitExpression').find((node) => {
    const around = functionOf(node);
    return around && !around.getChild('async') && node.from <= error.at && error.at <= node.to;
  });
  const place = placeOf(code.text, first?.from ?? misplaced?.from ?? error.at);
  return { ...place, message: error.message, unreadable: first !== undefined };
}

/** The first error of a mode with its lines around the code; null where it compiles. `at` is an offset in the code. */
export function compileFault(code: string, { before, after }: Lines): CompileError | null {
  // A function's body cannot begin like a script for a shell.
  if (code.startsWith('#!')) return { at: 0, message: 'Invalid or unexpected token' };
  const open = `(async () => {\n${before}\n`;
  const grammar = { ecmaVersion: 2024, sourceType: 'script' } as const;
  const fault = compileError(`${open}${code}\n${after}})`, grammar, 'node-22');
  return fault && { ...fault, at: Math.max(0, fault.at - open.length) };
}

/** The word at an offset, or the last character where only space is left. */
function placeOf(text: string, at: number): Span {
  const end = text.trimEnd().length;
  const from = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  if (from >= end) return { from: Math.max(0, end - 1), to: end };
  const word = /^(?:#!|[\w$]+|[^\s\w])/u.exec(text.slice(from, from + 40))?.[0];
  return { from, to: from + (word?.length ?? 1) };
}
