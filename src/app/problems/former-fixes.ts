// Keeps the buttons of fixes in place while a long text is typed in, until its fixes are tried anew.

import type { Problem } from '../../model/problem.ts';
import type { Analysis } from '../../pipeline/check.ts';

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
