// Whether a tool's code can be put into a script without breaking the code of others there.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { parseWithin } from '../../../../text/parse-within.ts';
import { hasEarlyError } from './early-errors.ts';

/** Sound code of the greatest length takes a tenth of it. */
const PATIENCE_MS = 500;

/** True for statements or one expression that a function can hold: no faults, no brackets too many, no `import`. */
export function isJavaScript(code: string): boolean {
  return fits(`async () => {\n${code}\n}`) || fits(`(\n${code}\n)`);
}

/** Whether a script compiles, as far as this is known without an engine. */
export function isSound(script: string): boolean {
  const text = plain(script);
  const tree = parseWithin(parser, text, PATIENCE_MS);
  return tree !== null && !hasFault(tree) && !hasEarlyError(tree, text);
}

/** The same code with spaces and line ends that the parser knows wherever they are. */
function plain(code: string): string {
  return code.replace(/\r\n?/g, '\n').replace(/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/g, ' ');
}

function fits(code: string): boolean {
  const text = plain(code);
  const tree = parseWithin(parser, text, PATIENCE_MS);
  const first = tree?.topNode.firstChild;
  return tree !== null && first?.to === text.length && !hasFault(tree);
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
