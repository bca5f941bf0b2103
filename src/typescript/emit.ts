// The compiler's own output of one module; the compiler may crash on a text that does not parse.

import * as ts from 'typescript';

/** The compiler's assertions begin with this. */
const ASSERTION = 'Debug Failure.';

/**
 * The output for a text, or the compiler's message where it crashes: its transformers trust the syntax tree, even one with
 * errors (TypeScript 6.0.3, `@` before `export default`). Throws RangeError for a text that is nested too deeply.
 */
export function emitted(
  text: string,
  options: ts.TranspileOptions,
): ts.TranspileOutput | { readonly crash: string } {
  try {
    return ts.transpileModule(text, options);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(ASSERTION)) return { crash: error.message };
    throw error;
  }
}
