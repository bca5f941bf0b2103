// What the rest of the page may ask of the editor, without knowing CodeMirror.

import type { Problem, TextEdit, Span } from '../../model/finding.ts';
import type { EditorDocument } from '../editor-document.ts';
import type { KeptState } from './document-states.ts';

/** The loaded editor. Offsets are UTF-16 units; those beyond the text count as its end. */
export interface EditorHandle {
  text(): string;
  /** Start and end of the main selection, UTF-16 units. */
  selection(): readonly [number, number];
  /** Shows a document, with its own undo history, selection and scroll position, and with its text as it is now. */
  show(document: EditorDocument): void;
  /** Text, undo history, selection and place of a document as they are now; undefined where it was never shown. */
  keep(document: EditorDocument): KeptState | undefined;
  /** Shows a document, which has another text, as it was kept; else with nothing to undo. */
  renew(document: EditorDocument, kept: KeptState | undefined): void;
  /** Makes rounds of edits (each refers to the text after the round before) as one undoable step. */
  apply(rounds: readonly (readonly TextEdit[])[]): void;
  goTo(span: Span): void;
  /** Selects a range and brings it into view; the focus stays where it is. */
  reveal(span: Span): void;
  showProblems(problems: readonly Problem[]): void;
  focus(): void;
  /** Takes the focus, and does what it does when these keys are pressed in it. */
  press(keys: KeyboardEventInit): void;
  undo(): void;
}
