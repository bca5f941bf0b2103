// In broken text an edit may come out otherwise than meant, so fixes are tried before they are offered.

import type { SourceDocument } from '../model/document.ts';
import type { Change } from '../model/host.ts';
import type { TextEdit } from '../model/problem.ts';
import { applyChanges, sameJson } from '../text/apply.ts';
import { applyEdits } from '../text/change.ts';
import { readJson, type Reading } from '../text/read.ts';

/** Characters that may be read for one check; beyond them the text must be mended first. */
const BUDGET = 400_000;

/** A test whether edits make just these changes to what the text is read as. JSON needs no trial. */
export function changeTest(
  { text, value }: SourceDocument,
  reading: Reading,
): (changes: readonly Change[], edits: readonly TextEdit[]) => boolean {
  if (reading.strict) return () => true;
  // Where the host's own reading differs from ours, places are uncertain.
  if (value !== reading.value && !sameJson(value, reading.value)) return () => false;
  const had = reading.broken?.faults.length ?? 0;
  let left = BUDGET;
  return (changes, edits) => {
    left -= text.length;
    if (left < 0) return false;
    const after = readJson(applyEdits(text, edits));
    const faults = after.strict ? 0 : (after.broken?.faults.length ?? Infinity);
    return faults <= had && sameJson(after.value, applyChanges(value, changes));
  };
}
