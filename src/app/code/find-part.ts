// Finds a part of the manifest again after the manifest has changed.

import type { CodePart } from '../../model/code.ts';
import type { Span } from '../../model/finding.ts';

/** Code in the manifest with the range of its string. */
export type PlacedPart = CodePart & Span;

/**
 * The part that is the known one: the one at the place to which its string was followed, else the one of the same
 * name, of several the one at the same pointer or the first. Null where it is gone.
 */
export function foundPart(
  parts: readonly PlacedPart[],
  known: CodePart,
  span: Span | null,
): PlacedPart | null {
  if (span) return parts.find(({ from }) => from === span.from) ?? null;
  const named = parts.filter(({ path }) => path === known.path);
  return named.find(({ pointer }) => pointer === known.pointer) ?? named[0] ?? null;
}
