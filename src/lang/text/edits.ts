// Edits of a text, whatever it is in.

import type { TextEdit } from '../../model/finding.ts';

/** True between the halves of a character that is written without escapes. */
export function splitsPair(source: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(source.slice(at - 1, at + 1));
}

/** Edits in order, of which those that touch each other become one. */
export function joinedEdits(edits: readonly TextEdit[]): TextEdit[] {
  const out: TextEdit[] = [];
  for (const edit of edits) {
    const last = out.at(-1);
    if (last?.to === edit.from)
      out[out.length - 1] = { ...last, to: edit.to, insert: last.insert + edit.insert };
    else out.push(edit);
  }
  return out;
}

/** The one edit that makes `after` of `before`, as short as it can be; null where they are the same. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  if (splitsPair(before, from) || splitsPair(after, from)) from--;
  let kept = 0;
  while (
    kept < shorter - from &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  )
    kept++;
  if (splitsPair(before, before.length - kept) || splitsPair(after, after.length - kept)) kept--;
  return { from, to: before.length - kept, insert: after.slice(from, after.length - kept) };
}
