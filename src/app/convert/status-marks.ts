// Which status the gutters show where.

import type { ConversionView } from '../../pipeline/convert/view.ts';
import { graver, type StatusMark, type RowStatus } from './mapping-status.ts';

/** One per value of the file in the editor. */
export function sourceMarks({ rows, main }: ConversionView): StatusMark[] {
  return rows.flatMap(({ source, status }) =>
    source && source.file === main && source.to > source.from ? [{ at: source.from, status }] : [],
  );
}

/** One per value in a file of the output. */
export function targetMarks({ rows }: ConversionView, path: string): StatusMark[] {
  return rows.flatMap(({ targets, status }) =>
    targets.flatMap((location) =>
      location.file === path && location.to > location.from ? [{ at: location.from, status }] : [],
    ),
  );
}

/** Line (from 0) → the gravest status on it; `starts` are the offsets of the lines. */
export function statusByLine(
  marks: readonly StatusMark[],
  starts: readonly number[],
): Map<number, RowStatus> {
  const lines = new Map<number, RowStatus>();
  let line = 0;
  for (const { at, status } of [...marks].sort((a, b) => a.at - b.at)) {
    while (line + 1 < starts.length && (starts[line + 1] ?? Infinity) <= at) line++;
    const before = lines.get(line);
    lines.set(line, before ? graver(before, status) : status);
  }
  return lines;
}
