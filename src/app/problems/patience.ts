// While a text is typed: what is new about a value waits until the typing rests, and the buttons of fixes stay in place
// until fixes are tried anew.

import { editBetween } from '../../lang/text/edits.ts';
import type { Span, Problem } from '../../model/finding.ts';
import type { Analysis } from '../../check/check.ts';

/** How long typing rests before what was typed is judged, ms. */
export const REST = 1000;

/** More characters at once were pasted, or come from a fix or a completion. */
const MOST_TYPED = 2;

/** The place where a key was pressed, in the new text; null where more than that was changed. */
export function typedSpan(before: string, after: string): Span | null {
  const { from, insert } = editBetween(before, after) ?? { from: after.length, insert: '' };
  return insert.length > MOST_TYPED ? null : { from, to: from + insert.length };
}

/**
 * The analysis without problems at the place of typing that were not there before; then the verdicts wait, too. The very
 * same object where nothing has to wait.
 */
export function withPatience(analysis: Analysis, shown: Analysis | null, { from, to }: Span): Analysis {
  const known = new Set(shown?.problems.map(({ id }) => id));
  const problems = analysis.problems.filter(
    (problem) => known.has(problem.id) || problem.to < from || problem.from > to,
  );
  if (problems.length === analysis.problems.length) return analysis;
  const verdicts = shown?.hostId === analysis.hostId ? shown.verdicts : analysis.verdicts;
  return { ...analysis, problems, verdicts };
}

/** From so many characters on, fixes wait for a pause (ms) instead of being tried with every key. */
export const FIXES_LATER = { from: 4000, pause: 400 };

/** A problem without fixes gets those that it had, without edits: these were of another text. */
export function withFormerFixes(analysis: Analysis, former: readonly Problem[]): Analysis {
  const known = new Map(former.map(({ id, fixes }) => [id, fixes]));
  const problems = analysis.problems.map((problem) => {
    const fixes = (known.get(problem.id) ?? []).map(({ id, title }) => ({ id, title, edits: [] }));
    return problem.fixes.length > 0 || fixes.length === 0 ? problem : { ...problem, fixes };
  });
  return { ...analysis, problems };
}
