// The answers of completion and hover: plain data that goes from the worker to the editor.

import type { Span } from '../model/finding.ts';
import type { TextEdit } from '../model/problem.ts';

/** One entry of the list of completions. */
export interface CompletionOption {
  readonly label: string;
  /** Text that replaces the completion's range. */
  readonly insert: string;
  /** Where the caret goes, in UTF-16 units from the start of `insert`. */
  readonly caret: number;
  /** Short text beside the label: `required`, or the type. */
  readonly detail: string;
  /** The schema's description, '' where it has none. */
  readonly info: string;
}

/** The options at a caret, with the range that each of them replaces. */
export interface Completion extends Span {
  readonly options: readonly CompletionOption[];
  /** Inserts the comma that the previous member lacks; applied together with any option. */
  readonly also: readonly TextEdit[];
}

/** What the schema says about a key or value, with the range it is about. */
export interface Hover extends Span {
  readonly title: string;
  readonly text: string;
}
