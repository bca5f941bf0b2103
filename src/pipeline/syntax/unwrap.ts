// Fixes for JSON in code fences or prose: keep the inner text, character by character.

import type { Span } from '../../model/finding.ts';
import type { TextEdit } from '../../model/problem.ts';
import type { Region } from '../../text/lenient/region.ts';
import { lineColumn, lineStarts } from '../../text/lines.ts';
import type { TextFix } from './text-problem.ts';

/** More choices than this would be a list no one reads. */
const MAX_CHOICES = 4;

/** One fix where it is clear which part is meant, else one for each. */
export function unwrapping(text: string, region: Region): TextFix[] {
  if (region.others.length === 0)
    return [{ key: 'unwrap', title: 'Keep only the JSON', edits: only(text, region) }];
  const starts = lineStarts(text);
  return [region, ...region.others].slice(0, MAX_CHOICES).map((part, i) => ({
    key: `unwrap ${String(i)}`,
    title: `Keep only the JSON from line ${String(lineColumn(starts, part.from).line)}`,
    edits: only(text, part),
  }));
}

function only(text: string, { from, to }: Span): TextEdit[] {
  return [
    { from: 0, to: from, insert: '' },
    { from: to, to: text.length, insert: '' },
  ].filter((edit) => edit.to > edit.from);
}
