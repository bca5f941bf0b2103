// Fix all problems of a kind: rounds of edits until none is left that can be fixed.

import type { Host } from '../model/host.ts';
import type { TextEdit } from '../model/finding.ts';
import { applyEdits, withoutOverlaps } from '../lang/json/change.ts';
import { mainOf } from '../files/plugin.ts';
import { analyse } from './analyse.ts';
import type { CheckRequest } from './recognise.ts';

/** Each round's edits refer to the text that the rounds before it have made. */
export interface FixAll {
  readonly rounds: readonly (readonly TextEdit[])[];
  readonly text: string;
}

/** Edits that meet in one place are put off to the next round. */
const MAX_ROUNDS = 50;

/** Applies the first fix of every problem with this code until none is left or a round changes nothing for the better. */
export async function fixAll(request: CheckRequest, code: string, hosts: readonly Host[]): Promise<FixAll> {
  const rounds: TextEdit[][] = [];
  const { files } = request.plugin;
  const file = files.find(({ path }) => path === request.file) ?? mainOf(request.plugin);
  let { text } = file;
  let before = Infinity;
  while (rounds.length < MAX_ROUNDS) {
    const now = files.map((one) => (one === file ? { path: one.path, text } : one));
    const { problems, hidden } = await analyse(
      { ...request, plugin: { ...request.plugin, files: now } },
      hosts,
    );
    const fixes = problems
      .filter((p) => p.code === code)
      .flatMap((p) => p.fixes.slice(0, 1))
      .filter(({ edits }) => edits.length > 0);
    const count = fixes.length + hidden;
    if (fixes.length === 0 || count >= before) break;
    before = count;
    const edits = together(fixes.map((fix) => fix.edits));
    rounds.push(edits);
    text = applyEdits(text, edits);
  }
  return { rounds, text };
}

/** Whole fixes only: a fix any of whose edits meets an earlier fix waits for the next round. */
function together(fixes: readonly (readonly TextEdit[])[]): TextEdit[] {
  let accepted: TextEdit[] = [];
  for (const edits of fixes) {
    const merged = withoutOverlaps([...accepted, ...edits]);
    if (merged.length === accepted.length + edits.length) accepted = merged;
  }
  return accepted;
}
