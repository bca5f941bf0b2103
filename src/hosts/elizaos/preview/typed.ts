// The form's handling of texts typed into its boxes for numbers and JSON.

import type { NumberControl } from './control.ts';

/**
 * The text after a press on a number field's stepper, clamped to the bounds. An empty text counts as 0. Null where the
 * text is not a number.
 */
export function stepped(control: NumberControl, text: string, direction: 1 | -1): string | null {
  const current = text === '' ? 0 : Number(text);
  if (Number.isNaN(current)) return null;
  let next = current + direction * control.step;
  if (control.min !== null && next < control.min) next = control.min;
  if (control.max !== null && next > control.max) next = control.max;
  return String(next);
}

/** The message below a box for JSON; null for correct JSON and for empty text. It does not prevent Save. */
export function jsonComplaint(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  try {
    // The host searches the printed value, where a key `constructor` has a quote before its colon, so only texts match.
    const printed = JSON.stringify(JSON.parse(trimmed));
    return /__proto__|constructor\s*:/.test(printed) ? 'Unsafe JSON: contains dangerous keys' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid JSON';
  }
}
