// What can be read of a plugin's Python file without running it: versions, metadata that are literals, and methods.

import { readLenient } from '../../../text/lenient/parse.ts';
import { valueOf } from '../../../text/lenient/tree.ts';

export interface PythonPlugin {
  readonly version?: string;
  readonly metadata: unknown;
  /** The text of `invoke`. */
  readonly code?: string;
}

const CLASS = /^class[ \t]+\w+[ \t]*\([^()\n]*\bLLMToolPlugin\b[^()\n]*\):/gm;

/** One per class, in order; a class whose metadata are no literal is left out. */
export function readPython(text: string): PythonPlugin[] {
  const starts = [...text.matchAll(CLASS)].map(({ index }) => index);
  return starts.flatMap((from, i) => readClass(text.slice(from, starts[i + 1])) ?? []);
}

function readClass(text: string): PythonPlugin | null {
  const method = /def[ \t]+get_metadata\b[^]*?\breturn[ \t]+(?=\{)/.exec(text);
  if (!method) return null;
  const { root } = readLenient(uncommented(text.slice(method.index + method[0].length)));
  if (!root || root.kind !== 'object') return null;
  const version = /^[ \t]+_version_[ \t]*=[ \t]*(["'])([^"'\n\\]*)\1/m.exec(text)?.[2];
  const code = /^[ \t]+def[ \t]+invoke\b[^]*/m.exec(text)?.[0].trimEnd();
  return {
    ...(version === undefined ? {} : { version }),
    metadata: valueOf(root),
    ...(code === undefined ? {} : { code }),
  };
}

/** Lines that are comments alone; a sign inside of a text stays. */
function uncommented(text: string): string {
  return text.replace(/^[ \t]*#.*$/gm, '');
}
