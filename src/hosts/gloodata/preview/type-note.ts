// Warns about a text that does not match the type of its field.

import type { Field } from './fields.ts';
import { isNumeric } from './printed.ts';

/** The warning; null where the text matches, or where it is empty. */
export function typeNote({ type: { kind } }: Field, text: string): string | null {
  if (text === '' || (kind !== 'integer' && kind !== 'number')) return null;
  if (!isNumeric(text)) return `The type is ${kind}, but this is not a number. It is sent as text.`;
  if (kind === 'number' || Number.isInteger(Number(text))) return null;
  return 'The type is integer, but this number has decimals. It is sent as it is.';
}
