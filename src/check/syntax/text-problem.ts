// Problems of the text itself, which are found and fixed as text and not as values.

import type { Finding } from '../../model/finding.ts';
import type { Fix } from '../../model/problem.ts';

export interface TextFix extends Omit<Fix, 'id'> {
  /** What it does, among the fixes of one problem: `unwrap`. */
  readonly key: string;
}

/** A finding, mostly with its own span, and its fixes, best first. */
export interface TextProblem {
  readonly finding: Finding;
  readonly fixes: readonly TextFix[];
}

/** Problems in source order; those that follow from another one are left out. */
export interface TextProblems {
  readonly problems: readonly TextProblem[];
  /** How many more there are. */
  readonly hidden: number;
}
