// The one editor: what it shows, its text and its caret.

import type { Span, TextEdit } from '../../model/finding.ts';
import type { KeptDrafts } from '../drafts/kept-drafts.ts';
import type { EditorDocument } from '../editor-document.ts';
import type { Notices } from '../notices.svelte.ts';
import type { KeptState } from './document-states.ts';
import type { EditorHandle } from './handle.ts';

export interface EditorContext {
  readonly main: EditorDocument;
  readonly active: EditorDocument;
  show(document: EditorDocument): void;
  readonly notices: Notices;
  readonly drafts: KeptDrafts | null;
}

/** The editor, also before CodeMirror is loaded; `editor/commands.ts` has what a person does with it. */
export class ActiveEditor {
  readonly #context: EditorContext;
  #handle = $state.raw<EditorHandle | null>(null);
  #caret = $state.raw(0);
  /** What to select as soon as CodeMirror is there. */
  #selection: Span | null = null;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** CodeMirror; null until it is loaded. */
  get handle(): EditorHandle | null {
    return this.#handle;
  }
  /** Offset of the caret in UTF-16 units. */
  get caret(): number {
    return this.#caret;
  }
  /** The text on the screen, which is newer than the document's while a long text is typed in. */
  get text(): string {
    return this.#handle?.text() ?? this.#context.active.text;
  }

  /** Connects CodeMirror; null when it is taken away. */
  attach(handle: EditorHandle | null): void {
    this.#handle = handle;
    if (handle) this.select(this.#selection);
  }

  /** Brings the active document into the editor; to be called whenever another one is active, or has another text. */
  show(): void {
    this.#handle?.show(this.#context.active);
  }

  /** To be called with the new text after every edit of the document in the editor. */
  edited(document: EditorDocument, text: string, edits?: readonly TextEdit[]): void {
    this.#context.notices.clearInfo();
    if (text === document.text) return;
    const replaced = this.#context.drafts?.beforeEdit(document.text, text, edits) ?? false;
    document.setText(text, true, edits);
    // A keyboard has its own undo.
    if (replaced && isTouched()) this.tellEdit('Replaced the text.', document);
  }

  /** Says what was done to a document, with a button that undoes it as long as nothing else is done to it. */
  tellEdit(done: string, document: EditorDocument): void {
    const after = this.textOf(document);
    const run = (): void => {
      this.#context.show(document);
      if (this.text === after) this.#handle?.undo();
    };
    this.#context.notices.show(done, 'info', [{ label: 'Undo', run }], true);
  }

  moved(offset: number): void {
    this.#caret = offset;
  }

  /** Selects a range, at once or as soon as CodeMirror is there. */
  select(span: Span | null): void {
    if (this.#handle && span) this.#handle.reveal(span);
    this.#selection = this.#handle ? null : span;
  }

  /** Puts the keyboard into the text, unless that would bring up a keyboard on the screen. */
  takeFocus(): void {
    if (!isTouched()) this.#handle?.focus();
  }

  /** What `replaceAll` brings back of the manifest; undefined before it was in the editor. */
  keep(): KeptState | undefined {
    return this.#handle?.keep(this.#context.main);
  }

  /** Shows the manifest with another text: as it was kept, else with nothing to undo. */
  replaceAll(text: string, kept?: KeptState): void {
    const { main } = this.#context;
    this.#context.show(main);
    main.setText(text, false);
    this.#handle?.renew(main, kept);
  }

  textOf(document: EditorDocument): string {
    return document === this.#context.active ? this.text : document.text;
  }
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
