// Completion and hover from a host's schema, for the place at the caret.

import type { Span } from '../model/finding.ts';
import type { JsonSchema } from '../model/host.ts';

export interface CompletionOption {
  readonly label: string;
  /** Text that replaces the completion's range. */
  readonly insert: string;
  /** `required`, or the type. */
  readonly detail: string;
  readonly info: string;
}

export interface Completion extends Span {
  readonly options: readonly CompletionOption[];
}

export interface Hover extends Span {
  readonly title: string;
  readonly text: string;
}

/** Options at an offset (UTF-16 units) of any text, half-typed too; null where the schema knows nothing. */
export function complete(_text: string, _offset: number, _schema: JsonSchema): Completion | null {
  return null;
}

/** What the schema says of the key or value at an offset; null where it says nothing. */
export function hover(_text: string, _offset: number, _schema: JsonSchema): Hover | null {
  return null;
}
