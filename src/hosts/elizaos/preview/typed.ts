// What the form makes of what is typed into its boxes: numbers, JSON, and texts that have a pattern.

import type { NumberControl } from './control.ts';

/**
 * What a press on a number field's stepper makes: the next text, clamped to the bounds; from nothing it starts at 0.
 * Null where the text is not a number.
 */
export function stepped(control: NumberControl, text: string, direction: 1 | -1): string | null {
  const current = text === '' ? 0 : Number(text);
  if (Number.isNaN(current)) return null;
  let next = current + direction * control.step;
  if (control.min !== null && next < control.min) next = control.min;
  if (control.max !== null && next > control.max) next = control.max;
  return String(next);
}

/** Null for good or no JSON; else the parser's own words. Never passed on: Save takes the text as it is. */
export function jsonComplaint(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  try {
    // The host looks at the printed value: a key `constructor` has a quote before its colon, a text may have none.
    const printed = JSON.stringify(JSON.parse(trimmed));
    return /__proto__|constructor\s*:/.test(printed) ? 'Unsafe JSON: contains dangerous keys' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid JSON';
  }
}

/** Steps that a match may take in the worst case. */
const MOST_STEPS = 1e7;

/**
 * Whether the text matches, as `new RegExp(pattern).test(text)` says. Undefined where the pattern is none, and where
 * finding out could take too long: the host itself would hang there.
 */
export function matchesTyped(pattern: string, text: string): boolean | undefined {
  if (worstCase(pattern, text.length) > MOST_STEPS) return undefined;
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return undefined;
  }
}

/** An upper bound: every loop may start and end anywhere, a repeated group may split the text in any way. */
function worstCase(pattern: string, length: number): number {
  if (/\)(?:[*+]|\{\d*,)|\\[1-9k]/.test(pattern)) return 2 ** length;
  const loops = pattern.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  return (length + 1) ** (loops + 1);
}
