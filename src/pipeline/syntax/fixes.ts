// Fixes for faults of the text itself, as edits of the source.

import type { Finding } from '../../model/finding.ts';
import type { Fix } from '../../model/problem.ts';

/** Fixes of one syntax finding, best first; [] where the right text is not known. */
export function fixSyntax(_text: string, _finding: Finding): Fix[] {
  return [];
}
