// Parses program text, and gives up on text that takes too long.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** What one step may count, in milliseconds: a machine that stalls for a second has not parsed for a second. */
const MAX_STEP_MS = 20;

/** Sound code of 400 KB takes a fifth of it; checks run while a person types. */
const PATIENCE_MS = 500;

/**
 * The tree; null where it is not ready in `ms`. Sound code of 400 KB takes a tenth of a second, but the parser recovers
 * slowly from errors, and text made of nothing else takes minutes: at each `/*` without an end it reads on to the end
 * of the text, and at each `async(` it follows two readings.
 */
export function parseWithin(text: string, ms = PATIENCE_MS): Tree | null {
  const parse = parser.startParse(text);
  let spent = 0;
  for (let before = Date.now(); ;) {
    const tree = parse.advance();
    if (tree) return tree;
    const now = Date.now();
    spent += Math.min(now - before, MAX_STEP_MS);
    if (spent > ms) return null;
    before = now;
  }
}
