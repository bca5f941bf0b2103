// Keeps the editor's state of every document: its undo history, selection and scroll position.

import { isolateHistory } from '@codemirror/commands';
import { Compartment, type EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Language } from '../../model/file.ts';
import type { EditorDocument } from '../editor-document.ts';
import { editBetween } from '../../lang/text/edits.ts';
import { languageSupport } from './languages.ts';

export interface KeptState {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
  readonly language: Language | null;
  readonly known: string;
}

/** The part of a state that depends on the language of its document. */
export const languagePart = new Compartment();

/** The part of a state that is empty until the help for typing is loaded. */
export const helpPart = new Compartment();

/** Above this a document is shown without colours: the highlighter would hold up the page. */
export const PLAIN_TEXT = 3_000_000;

export class DocumentStates {
  readonly #view: EditorView;
  readonly #stateOf: (document: EditorDocument) => EditorState;
  readonly #kept = new WeakMap<EditorDocument, KeptState>();
  #helpFor: (document: EditorDocument) => Extension = () => [];
  #shown: EditorDocument;
  /** The language that the state supports; null for a new state, whose first language is not loaded yet. */
  #language: Language | null;
  /** The text that editor and document agreed on last. */
  #known: string;

  /** The view shows `shown` already. `stateOf` makes states; those of JSON support it from the beginning. */
  constructor(view: EditorView, shown: EditorDocument, stateOf: (document: EditorDocument) => EditorState) {
    this.#view = view;
    this.#stateOf = stateOf;
    this.#shown = shown;
    this.#language = firstLanguage(shown);
    this.#known = shown.text;
    this.show(shown);
  }

  get shown(): EditorDocument {
    return this.#shown;
  }

  addHelp(helpFor: (document: EditorDocument) => Extension): void {
    this.#helpFor = helpFor;
    this.#view.dispatch({ effects: helpPart.reconfigure(helpFor(this.#shown)) });
  }

  /** The document is about to get this text, or to give it. */
  agree(text: string): void {
    this.#known = text;
  }

  /** Shows a document, with what has changed in it outside of the editor as one undoable step. */
  show(document: EditorDocument): void {
    if (document !== this.#shown) this.#exchange(document);
    if (document.language !== this.#language) void this.#support(document);
    if (document.text !== this.#known) this.#adopt(document.text);
  }

  /** What `renew` brings back; undefined for a document that was never shown. */
  keep(document: EditorDocument): KeptState | undefined {
    if (document !== this.#shown) return this.#kept.get(document);
    const { state } = this.#view;
    return { state, scroll: this.#view.scrollSnapshot(), language: this.#language, known: this.#known };
  }

  /** Shows the document, which has another text, as it was kept; else with nothing to undo. */
  renew(document: EditorDocument, kept: KeptState | undefined): void {
    if (document !== this.#shown) this.#exchange(document);
    this.#showAs(document, kept);
  }

  #exchange(document: EditorDocument): void {
    const shown = this.keep(this.#shown);
    if (shown) this.#kept.set(this.#shown, shown);
    this.#showAs(document, this.#kept.get(document));
  }

  #showAs(document: EditorDocument, kept: KeptState | undefined): void {
    const view = this.#view;
    this.#shown = document;
    this.#language = kept ? kept.language : firstLanguage(document);
    this.#known = kept?.known ?? document.text;
    view.setState(kept?.state ?? this.#stateOf(document));
    view.dispatch({ effects: helpPart.reconfigure(this.#helpFor(document)) });
    view.dispatch({ effects: kept?.scroll ?? EditorView.scrollIntoView(0) });
  }

  /** Without its parser, for example offline, a document is plain text. */
  async #support(document: EditorDocument): Promise<void> {
    const { language, text } = document;
    const support = text.length > PLAIN_TEXT ? [] : await languageSupport(language).catch(() => []);
    if (document !== this.#shown || language !== document.language || language === this.#language) return;
    this.#language = language;
    this.#view.dispatch({ effects: languagePart.reconfigure(support) });
  }

  /** Only what differs is replaced, so the caret stays where it is. */
  #adopt(text: string): void {
    this.#known = text;
    const before = this.#view.state.doc.toString();
    const changes = editBetween(before, text);
    if (!changes) return;
    // Else what was typed a moment ago would be undone with it.
    const annotations = isolateHistory.of('full');
    this.#view.dispatch({ changes, annotations });
  }
}

function firstLanguage({ language }: EditorDocument): Language | null {
  return language === 'json' ? language : null;
}
