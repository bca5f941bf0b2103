// Parses program text, and gives up on text that takes too long.

import type { Parser, Tree } from '@lezer/common';

/**
 * The tree; null where it is not ready in `ms`. Sound code of 400 KB takes a tenth of a second, but the parser recovers
 * slowly from errors, and text made of nothing else takes minutes: at each `/*` without an end it reads on to the end
 * of the text, and at each `async(` it follows two readings.
 */
export function parseWithin(parser: Parser, text: string, ms: number): Tree | null {
  const parse = parser.startParse(text);
  const end = Date.now() + ms;
  for (;;) {
    const tree = parse.advance();
    if (tree) return tree;
    if (Date.now() > end) return null;
  }
}
