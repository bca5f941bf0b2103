// What the form makes of what is typed into its boxes for numbers and JSON.

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
