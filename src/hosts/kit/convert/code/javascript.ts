// Whether a tool's code can be put into a script without breaking the code of others there.

import type { Expression, Program } from 'acorn';
import { programOf } from '../../../../lang/javascript/fault.ts';

/** True for statements or one expression that a function can hold: no faults, no brackets too many, no `import`. */
export function isJavaScript(code: string): boolean {
  return (
    isOnly(`async () => {\n${code}\n}`, 'ArrowFunctionExpression') ||
    isOnly(`(\n${code}\n)`, 'ParenthesizedExpression')
  );
}

/** Whether a script compiles; false for what is nested too deep to be read. */
export function isSound(script: string): boolean {
  return read(script) !== null;
}

/** Whether a script is one expression of this kind and nothing else. */
function isOnly(script: string, type: Expression['type']): boolean {
  const [first, ...more] = read(script)?.body ?? [];
  return more.length === 0 && first?.type === 'ExpressionStatement' && first.expression.type === type;
}

function read(script: string): Program | null {
  const program = programOf(script, { ecmaVersion: 2024, sourceType: 'commonjs' });
  return program instanceof SyntaxError ? null : program;
}
