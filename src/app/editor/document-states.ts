// Keeps the editor's state of every document: its undo history, selection and scroll position.

import { Compartment, type EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Language } from '../../model/code.ts';
import type { EditorDocument } from '../editor-document.ts';

interface Kept {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
  readonly language: Language;
  readonly known: string;
}

/** The part of a state that depends on the language of its document. */
export const languagePart = new Compartment();

/** What makes states. */
export interface StateMaker {
  readonly stateOf: (document: EditorDocument) => EditorState;
  readonly languageOf: (document: EditorDocument) => Extension;
}

/** Exchanges the document in a view. */
export class DocumentStates {
  readonly #view: EditorView;
  readonly #maker: StateMaker;
  readonly #kept = new WeakMap<EditorDocument, Kept>();
  #shown: EditorDocument;
  #language: Language;
  /** The text that editor and document agreed on last. */
  #known: string;

  /** The view shows `shown` already. */
  constructor(view: EditorView, shown: EditorDocument, maker: StateMaker) {
    this.#view = view;
    this.#maker = maker;
    this.#shown = shown;
    this.#language = shown.language;
    this.#known = shown.text;
  }

  get shown(): EditorDocument {
    return this.#shown;
  }

  /** The document is about to get this text, or to give it. */
  agree(text: string): void {
    this.#known = text;
  }

  /** Shows a document, with what has changed in it outside of the editor as one undoable step. */
  show(document: EditorDocument): void {
    if (document !== this.#shown) this.#exchange(document);
    if (document.language !== this.#language) {
      this.#language = document.language;
      this.#view.dispatch({ effects: languagePart.reconfigure(this.#maker.languageOf(document)) });
    }
    if (document.text !== this.#known) this.#adopt(document.text);
  }

  #exchange(document: EditorDocument): void {
    const view = this.#view;
    const { state } = view;
    this.#kept.set(this.#shown, {
      state,
      scroll: view.scrollSnapshot(),
      language: this.#language,
      known: this.#known,
    });
    const kept = this.#kept.get(document);
    this.#shown = document;
    this.#language = kept?.language ?? document.language;
    this.#known = kept?.known ?? document.text;
    view.setState(kept?.state ?? this.#maker.stateOf(document));
    view.dispatch({ effects: kept?.scroll ?? EditorView.scrollIntoView(0) });
  }

  /** Only what differs is replaced, so the caret stays where it is. */
  #adopt(text: string): void {
    this.#known = text;
    const before = this.#view.state.doc.toString();
    const shorter = Math.min(before.length, text.length);
    let start = 0;
    while (start < shorter && before[start] === text[start]) start++;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end) === text.at(-1 - end)) end++;
    const insert = text.slice(start, text.length - end);
    if (insert !== '' || start + end < before.length)
      this.#view.dispatch({ changes: { from: start, to: before.length - end, insert } });
  }
}
