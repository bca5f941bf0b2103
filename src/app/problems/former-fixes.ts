// Keeps the buttons of fixes in place while a long text is typed in, until its fixes are tried anew.

import type { Problem } from '../../model/problem.ts';
import type { Analysis } from '../../pipeline/check.ts';
import { stableKeys } from './stable-keys.ts';

/** From so many characters on fixes are not tried with every key, but after a pause, ms. */
export const FIXES_LATER = { from: 4000, pause: 400 };

/** A problem without fixes gets those that it had, by title alone: their edits were of another text. */
export function withFormerFixes(analysis: Analysis, former: readonly Problem[]): Analysis {
  const keys = stableKeys(former);
  const known = new Map(former.map(({ fixes }, i) => [keys[i], fixes]));
  const now = stableKeys(analysis.problems);
  const problems = analysis.problems.map((problem, i) => {
    const fixes = (known.get(now[i]) ?? []).map(({ id, title }) => ({ id, title, edits: [] }));
    return problem.fixes.length > 0 || fixes.length === 0 ? problem : { ...problem, fixes };
  });
  return { ...analysis, problems };
}
