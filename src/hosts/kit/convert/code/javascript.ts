// Whether a tool's code can be put into a script without breaking the code of others there.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { parseWithin } from '../../../../text/parse-within.ts';
import { Remembered } from '../../../../text/remembered.ts';

/** Sound code of the greatest length takes a tenth of it. */
const PATIENCE_MS = 500;

const memory = new Remembered<boolean>(1_000_000);

/** True for statements or one expression that a function can hold: no faults, no brackets too many, no `import`. */
export function isJavaScript(code: string): boolean {
  return memory.of(code, (text) => fits(`async () => {\n${text}\n}`) || fits(`(\n${text}\n)`));
}

function fits(text: string): boolean {
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
