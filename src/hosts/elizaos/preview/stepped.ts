// What a press on a number field's stepper makes of its text.

import type { NumberControl } from './control.ts';

/** The next text, clamped to the bounds; from nothing it starts at 0. Null where the text is no number. */
export function stepped(control: NumberControl, text: string, direction: 1 | -1): string | null {
  const current = text === '' ? 0 : Number(text);
  if (Number.isNaN(current)) return null;
  let next = current + direction * control.step;
  if (control.min !== null && next < control.min) next = control.min;
  if (control.max !== null && next > control.max) next = control.max;
  return String(next);
}
