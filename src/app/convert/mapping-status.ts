// How mapping statuses look: a sign and a tone, because colour is never the only difference.

import type { ReportRow, ConversionView } from '../../pipeline/convert/view.ts';

/** The status of a row of the report: a mapping status, or `invented` for a value that is new. */
export type RowStatus = ReportRow['status'];

export interface StatusStyle {
  readonly sign: string;
  readonly tone: 'refused' | 'changed' | 'advice' | 'muted' | 'accepted';
}

/** The gravest first; every status has its own sign, so colour is never the only difference. */
export const STATUS_STYLES: Readonly<Record<RowStatus, StatusStyle>> = {
  blocked: { sign: '✕', tone: 'refused' },
  dropped: { sign: '−', tone: 'refused' },
  approximated: { sign: '≈', tone: 'changed' },
  carried: { sign: '↷', tone: 'advice' },
  invented: { sign: '+', tone: 'muted' },
  reshaped: { sign: '~', tone: 'accepted' },
  renamed: { sign: '→', tone: 'accepted' },
  exact: { sign: '✓', tone: 'accepted' },
};

/** For constants of either host, whatever their status. */
export const CONSTANT_STYLE: StatusStyle = { sign: '·', tone: 'muted' };

/** The gravest first: of several values on a line the gutter shows that one. */
export const GRAVITY = Object.keys(STATUS_STYLES) as readonly RowStatus[];

/** The one that costs more; the first where both are the same. */
export function graver(a: RowStatus, b: RowStatus): RowStatus {
  return GRAVITY.indexOf(a) <= GRAVITY.indexOf(b) ? a : b;
}

export interface StatusMark {
  readonly at: number;
  readonly status: RowStatus;
}

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

/** Groups a list by a key; groups are in the order of their first items. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
