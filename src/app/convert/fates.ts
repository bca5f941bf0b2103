// How fates look: a sign and a tone, so that none is told by colour alone.

import type { ViewRow } from '../../pipeline/convert/view.ts';

export type RowFate = ViewRow['fate'];

export interface FateLook {
  readonly sign: string;
  readonly tone: 'refused' | 'changed' | 'advice' | 'muted' | 'accepted';
}

export const LOOKS: Readonly<Record<RowFate, FateLook>> = {
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

/** The gravest first: of several values on a line the gutter shows that one. */
export const GRAVITY: readonly RowFate[] = [
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

export function graver(a: RowFate, b: RowFate): RowFate {
  return GRAVITY.indexOf(a) <= GRAVITY.indexOf(b) ? a : b;
}

export interface FateMark {
  /** Offset in the text. */
  readonly at: number;
  readonly fate: RowFate;
}
