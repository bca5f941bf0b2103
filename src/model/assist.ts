// The answers of completion and hover: plain data that goes from a worker to the editor.

import type { Span, TextEdit } from './finding.ts';

export interface CompletionOption {
  readonly label: string;
  /** Text that replaces the completion's range. */
  readonly insert: string;
  /** Where the caret goes, in UTF-16 units from the start of `insert`. */
  readonly caret: number;
  /** Short text beside the label: `required`, or the type. */
  readonly detail: string;
  /** What it is for, '' where that is not known. */
  readonly info: string;
}

/** The options at a caret, with the range that each of them replaces. */
export interface Completion extends Span {
  readonly options: readonly CompletionOption[];
  /** Inserts the comma that the previous member lacks; applied together with any option. */
  readonly also: readonly TextEdit[];
}

/** A place in one of a plugin's files. */
export interface DefinitionPlace extends Span {
  /** Relative to the plugin's folder. */
  readonly path: string;
}

/** The call around a caret. */
export interface Signature {
  /** Where its bracket opens, in UTF-16 units. */
  readonly at: number;
  readonly label: string;
  /** Name of the parameter at the caret; null where the call takes none. */
  readonly parameter: string | null;
  /** What the declarations say about the function and the parameter; '' for nothing. */
  readonly text: string;
}

export interface FileEdits {
  readonly path: string;
  /** In the order of the text. */
  readonly edits: readonly TextEdit[];
}

/** What a new name changes. */
export interface Renaming {
  /** The name as it was. */
  readonly name: string;
  readonly files: readonly FileEdits[];
  /** Why it is not done, in one sentence; null where it is. */
  readonly refusal: string | null;
}

/** What is known about the place at a caret, with the range that it is about. */
export interface Hover extends Span {
  readonly title: string;
  readonly text: string;
}
