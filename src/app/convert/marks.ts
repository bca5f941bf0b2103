// Which fate the gutters show where.

import type { ConversionView } from '../../pipeline/convert/view.ts';
import { graver, type FateMark, type RowFate } from './fates.ts';

/** One per value of the file in the editor. */
export function sourceMarks({ rows, main }: ConversionView): FateMark[] {
  return rows.flatMap(({ source, fate }) =>
    source && source.file === main && source.to > source.from ? [{ at: source.from, fate }] : [],
  );
}

/** One per value that stands in a file of the output. */
export function targetMarks({ rows }: ConversionView, path: string): FateMark[] {
  return rows.flatMap(({ targets, fate }) =>
    targets.flatMap((spot) => (spot.file === path && spot.to > spot.from ? [{ at: spot.from, fate }] : [])),
  );
}

/** Line (from 0) → the gravest fate on it; `starts` are the offsets of the lines. */
export function fatesByLine(marks: readonly FateMark[], starts: readonly number[]): Map<number, RowFate> {
  const lines = new Map<number, RowFate>();
  let line = 0;
  for (const { at, fate } of [...marks].sort((a, b) => a.at - b.at)) {
    while (line + 1 < starts.length && (starts[line + 1] ?? Infinity) <= at) line++;
    const before = lines.get(line);
    lines.set(line, before ? graver(before, fate) : fate);
  }
  return lines;
}
