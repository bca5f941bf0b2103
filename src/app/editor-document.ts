// What the editor, the tabs over it and the problem list need of a document. A file is one; so may be a part of a file's
// text that is edited as code and written back.

import type { Language } from '../model/code.ts';
import type { Problem, TextEdit } from '../model/problem.ts';

/** A text that can be shown in the editor; the object is its identity. */
export interface EditorDocument {
  /** Its file: with the host's folder for the manifest, relative to the manifest's folder for the others. */
  readonly path: string;
  readonly language: Language;
  readonly text: string;
  /** The problems that the lists show, in the order of the text. */
  readonly problems: readonly Problem[];
  /** How many more problems are only counted. */
  readonly hidden: number;
  /** The problems of the newest text, which the editor underlines. */
  readonly squiggles: readonly Problem[];
  /** The text that `problems` are of; null before the first check ends. */
  readonly analysedText: string | null;
  /** Replaces the text and checks it. `typed` is true for a person's typing: costly work then waits for a pause. */
  setText(text: string, typed: boolean): void;
  /** Checks the text as it is now; settles when `problems` are of it, or of a newer one. Never rejects. */
  check(): Promise<unknown>;
  /** Rounds of edits of `text` (each refers to the text after the round before) that fix every problem with this code. */
  fixAll(text: string, code: string): Promise<readonly (readonly TextEdit[])[]>;
}
