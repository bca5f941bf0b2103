// Formats JSON without changing keys, values or their order.

import { format } from 'jsonc-parser';
import type { TextEdit } from '../../model/finding.ts';
import { MAX_DEPTH, nestingDepth } from './depth.ts';
import { isCommentedJson } from './read.ts';

/**
 * Edits that only change white space (two spaces a level). Null for text with other faults than comments and trailing
 * commas, and for text that nests too deep.
 */
export function formatEdits(text: string): TextEdit[] | null {
  if (nestingDepth(text) > MAX_DEPTH || !isCommentedJson(text)) return null;
  return format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' }).map((edit) => ({
    from: edit.offset,
    to: edit.offset + edit.length,
    insert: edit.content,
  }));
}
