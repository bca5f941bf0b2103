// How mapping statuses look: a sign and a tone, because colour is never the only difference.

import type { ReportRow } from '../../pipeline/convert/view.ts';

/** The status of a row of the report: a mapping status, or `invented` for a value that is new. */
export type RowStatus = ReportRow['status'];

export interface StatusStyle {
  readonly sign: string;
  readonly tone: 'refused' | 'changed' | 'advice' | 'muted' | 'accepted';
}

/** Every status has its own sign, so colour is never the only difference. */
export const STATUS_STYLES: Readonly<Record<RowStatus, StatusStyle>> = {
  blocked: { sign: '✕', tone: 'refused' },
  dropped: { sign: '−', tone: 'refused' },
  approximated: { sign: '≈', tone: 'changed' },
  carried: { sign: '↷', tone: 'advice' },
  defaulted: { sign: '=', tone: 'muted' },
  invented: { sign: '+', tone: 'muted' },
  reshaped: { sign: '~', tone: 'accepted' },
  renamed: { sign: '→', tone: 'accepted' },
  exact: { sign: '✓', tone: 'accepted' },
};

/** For constants of either host, whatever their status. */
export const CONSTANT_STYLE: StatusStyle = { sign: '·', tone: 'muted' };

/** The gravest first: of several values on a line the gutter shows that one. */
export const GRAVITY: readonly RowStatus[] = [
  'blocked',
  'dropped',
  'approximated',
  'carried',
  'defaulted',
  'invented',
  'reshaped',
  'renamed',
  'exact',
];

/** The one that costs more; the first where both are the same. */
export function graver(a: RowStatus, b: RowStatus): RowStatus {
  return GRAVITY.indexOf(a) <= GRAVITY.indexOf(b) ? a : b;
}

/** A sign beside the line that has this offset. */
export interface StatusMark {
  /** Offset in the text. */
  readonly at: number;
  readonly status: RowStatus;
}
