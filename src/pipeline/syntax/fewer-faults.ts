// A fix is offered only if the text has fewer faults afterwards.

import type { TextEdit } from '../../model/problem.ts';
import { applyEdits } from '../../text/change.ts';
import type { Broken } from '../../text/lenient/broken.ts';
import { readJson } from '../../text/read.ts';

/** Characters that may be read again for one check, so that long texts with many faults stay quick. */
const BUDGET = 200_000;

/** A test for fixes of this text; beyond its budget it trusts. */
export function leavesFewerFaults(text: string, before: Broken): (edits: readonly TextEdit[]) => boolean {
  const had = count(before);
  let left = BUDGET;
  return (edits) => {
    left -= text.length;
    if (left < 0) return true;
    const reading = readJson(applyEdits(text, edits));
    if (reading.strict) return true;
    return reading.broken !== undefined && count(reading.broken) < had;
  };
}

function count({ region, faults }: Broken): number {
  if (!region) return Infinity;
  return faults.length + (region.by === 'nothing' ? 0 : 1);
}
