// Whether a tool's code can be put into a script without breaking the code of others there.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { parseWithin } from '../../../../text/parse-within.ts';
import { hasEarlyError } from './early-errors.ts';
import { unknownPattern } from './patterns.ts';

/** Sound code of the greatest length takes a tenth of it. */
const PATIENCE_MS = 500;
/** Assignments to patterns that the parser does not know, in one text. */
const MOST_PATTERNS = 20;

/** True for statements or one expression that a function can hold: no faults, no brackets too many, no `import`. */
export function isJavaScript(code: string): boolean {
  return fits(`async () => {\n${code}\n}`) || fits(`(\n${code}\n)`);
}

/** Whether a script compiles, as far as this is known without an engine. */
export function isSound(script: string): boolean {
  const known = treeOf(script);
  return known !== null && !hasEarlyError(known.tree, known.text);
}

function fits(code: string): boolean {
  const known = treeOf(code);
  return known !== null && known.tree.topNode.firstChild?.to === known.text.length;
}

/** The tree of code without a fault, and the text that it is of; null for all other code. */
function treeOf(code: string): { readonly tree: Tree; readonly text: string } | null {
  let text = plain(code);
  for (let i = 0; i <= MOST_PATTERNS; i++) {
    const tree = parseWithin(parser, text, PATIENCE_MS);
    if (!tree || !hasFault(tree)) return tree && { tree, text };
    const at = unknownPattern(tree, text);
    if (at === null) return null;
    // As good as a comma for all that is asked of the tree.
    text = `${text.slice(0, at)},${text.slice(at + 1)}`;
  }
  return null;
}

/** The same code with spaces and line ends that the parser knows wherever they are. */
function plain(code: string): string {
  return code.replace(/\r\n?/g, '\n').replace(/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/g, ' ');
}

function hasFault(tree: Tree): boolean {
  let found = false;
  tree.iterate({
    enter: ({ type, name }) => {
      found ||= type.isError || name === 'ImportDeclaration' || name === 'ExportDeclaration';
      return !found;
    },
  });
  return found;
}
