// Fix all problems of a kind: rounds of edits until none is left that can be fixed.

import type { Host } from '../model/host.ts';
import type { TextEdit } from '../model/problem.ts';
import { applyEdits, withoutOverlaps } from '../text/change.ts';
import { analyse, type Request } from './check.ts';

/** Each round's edits refer to the text that the rounds before it have made. */
export interface FixAll {
  readonly rounds: readonly (readonly TextEdit[])[];
  readonly text: string;
}

/** Edits that meet in one place are put off to the next round; a kind that does not get less ends it. */
const MAX_ROUNDS = 20;

/** Applies the first fix of every problem with this code, as few rounds as possible. */
export function fixAll(request: Request, code: string, hosts: readonly Host[]): FixAll {
  const rounds: TextEdit[][] = [];
  let { text } = request;
  let before = Infinity;
  while (rounds.length < MAX_ROUNDS) {
    const problems = analyse({ ...request, text }, hosts).problems.filter(
      (p) => p.code === code && p.fixes.length > 0,
    );
    if (problems.length === 0 || problems.length >= before) break;
    before = problems.length;
    const edits = together(problems.map((p) => p.fixes[0]?.edits ?? []));
    rounds.push(edits);
    text = applyEdits(text, edits);
  }
  return { rounds, text };
}

/** Whole fixes only: a fix any of whose edits meets an earlier fix waits for the next round. */
function together(fixes: readonly (readonly TextEdit[])[]): TextEdit[] {
  let taken: TextEdit[] = [];
  for (const edits of fixes) {
    const merged = withoutOverlaps([...taken, ...edits]);
    if (merged.length === taken.length + edits.length) taken = merged;
  }
  return taken;
}
