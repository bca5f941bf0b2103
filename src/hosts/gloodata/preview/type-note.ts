// What to say beside a field whose text does not fit its type.

import type { Field } from './fields.ts';
import { isNumeric } from './printed.ts';

/** null where the text fits, or where nothing is typed. */
export function typeNote({ type: { kind } }: Field, text: string): string | null {
  if (text === '' || (kind !== 'integer' && kind !== 'number')) return null;
  if (!isNumeric(text)) return `The type is ${kind}, but this is not a number. It is sent as text.`;
  if (kind === 'number' || Number.isInteger(Number(text))) return null;
  return 'The type is integer, but this number has decimals. It is sent as it is.';
}
