// The value of a result for the tree, if it is safe to show as one.

import type { RunResult } from '../../model/run.ts';
import { nestingDepth } from '../../text/depth.ts';

const DEEPEST = 100;

/** A longer value would hold the page up while it is read. */
const MAX_LENGTH = 300_000;

/** null where the result is not JSON of an object or list. Depth is counted on the text, before parsing. */
export function treeOf({
  value,
  content,
  isError,
}: RunResult):
  { readonly kind: 'value'; readonly value: object } | { readonly kind: 'too-deep' | 'too-long' } | null {
  const text = value ?? (isError ? undefined : content);
  if (text === undefined) return null;
  if (text.length > MAX_LENGTH) return /^\s*[[{]/.test(text.slice(0, 100)) ? { kind: 'too-long' } : null;
  if (nestingDepth(text, DEEPEST + 1) > DEEPEST) return { kind: 'too-deep' };
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { kind: 'value', value: parsed } : null;
  } catch {
    return null;
  }
}
