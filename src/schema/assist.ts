// What completion and hover answer: plain data that crosses from the worker to the editor.

import type { Span } from '../model/finding.ts';
import type { TextEdit } from '../model/problem.ts';

export interface CompletionOption {
  readonly label: string;
  /** Text that replaces the completion's range. */
  readonly insert: string;
  /** Where the caret goes, counted from the start of `insert`. */
  readonly caret: number;
  /** `required`, or the type. */
  readonly detail: string;
  readonly info: string;
}

export interface Completion extends Span {
  readonly options: readonly CompletionOption[];
  /** A comma that the member before lacks; made together with any option. */
  readonly also: readonly TextEdit[];
}

export interface Hover extends Span {
  readonly title: string;
  readonly text: string;
}
