// Faults of the text itself: what keeps it from being JSON, and what JSON readers silently swallow.

import type { Finding } from '../../model/finding.ts';

/** Findings with their own spans, in source order. */
export function checkSyntax(text: string): Finding[] {
  return text.trim() === ''
    ? [{ code: 'json/empty', pointer: '', at: 'value', span: { from: 0, to: 0 } }]
    : [];
}
