// Whether an engine compiles JavaScript, and where it stops: acorn has all early errors, which a parser for editing lets pass.

import { parse, type Options, type Program } from 'acorn';

/** What is read: a module that `require` loads, or a script; the year of the grammar that the engine has. */
export type Grammar = Pick<Options, 'sourceType'> & { readonly ecmaVersion: 2023 | 2024 };

/** The first fault: its offset in UTF-16 units, and acorn's words without the position. */
export interface JavaScriptFault {
  readonly at: number;
  readonly what: string;
}

/** Null where it compiles, and where it is nested too deep to be read, or only a run can refuse it. */
export function faultOf(code: string, grammar: Grammar): JavaScriptFault | null {
  const read = programOf(code, grammar);
  if (!(read instanceof SyntaxError)) return null;
  const at = Math.min(code.length, positionOf(read));
  const what = read.message.replace(/ \(\d+:\d+\)$/, '');
  // Engines take a call on the left of `=` and refuse it when it is run; acorn refuses it at once.
  const isCall = what === 'Assigning to rvalue' && /^[\w$][\w$.[\]'"\s]*\(/.test(code.slice(at, at + 200));
  return isCall ? null : { at, what };
}

/** The syntax tree, acorn's error, or null where it is nested too deep to be read. */
export function programOf(code: string, grammar: Grammar): Program | SyntaxError | null {
  try {
    return parse(code, { ...grammar, preserveParens: true });
  } catch (error) {
    return error instanceof SyntaxError ? error : null;
  }
}

function positionOf(error: SyntaxError & { readonly pos?: number }): number {
  return error.pos ?? 0;
}
