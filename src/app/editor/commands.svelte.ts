// What a person does with the text in the editor: moving, editing, fixing, and writing changes from panels.

import type { Span } from '../../model/finding.ts';
import type { Change } from '../../model/host.ts';
import type { Fix, Problem, TextEdit } from '../../model/problem.ts';
import type { EditorDocument } from '../editor-document.ts';
import type { WorkerApi } from '../worker-client.ts';
import type { Layout } from '../layout.svelte.ts';
import type { Notices } from '../notices.svelte.ts';
import type { EditorHandle } from './handle.ts';

/** What the editor needs of the workspace around it. */
export interface EditorContext {
  /** The manifest. */
  readonly main: EditorDocument;
  /** The document that the editor shows. */
  readonly active: EditorDocument;
  /** Shows another one. */
  show(document: EditorDocument): void;
  readonly api: WorkerApi;
  readonly notices: Notices;
  readonly layout: Layout;
  /** True in the view on another site, where nothing is typed. */
  readonly readOnly: boolean;
}

/** The commands of the one editor; they work on the active document, also before CodeMirror is loaded. */
export class EditorCommands {
  readonly #context: EditorContext;
  #handle = $state.raw<EditorHandle | null>(null);
  #caret = $state.raw(0);
  /** The page's own replacement of the text must not take its own notice away. */
  #replacing = false;
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
    if (!this.#replacing) this.#context.notices.clearInfo();
    if (text !== document.text) document.setText(text, !this.#replacing, edits);
  }

  /** To be called with the caret's new offset. */
  moved(offset: number): void {
    this.#caret = offset;
  }

  /** Selects a range, at once or as soon as CodeMirror is there. */
  select(span: Span | null): void {
    if (this.#handle && span) this.#handle.reveal(span);
    this.#selection = this.#handle ? null : span;
  }

  /** Replaces the manifest's whole text as one undoable step, and shows it. */
  replaceAll(text: string): void {
    const { main } = this.#context;
    this.#context.show(main);
    this.#replacing = true;
    // CodeMirror reports a long text late, and with its own line breaks.
    main.setText(text, false);
    this.#handle?.replaceAll(text);
    this.#replacing = false;
  }

  /** Selects a range of a document, brings it into view and takes the focus; a part that shows the range stays. */
  goTo(span: Span, document: EditorDocument = this.#context.main): void {
    const { active, layout } = this.#context;
    const inner = active.part?.of === document ? active.part.spanOf(span) : null;
    layout.showPane('source');
    this.#context.show(inner ? active : document);
    this.#handle?.goTo(inner ?? span);
  }

  /** The text of a document, as it is on the screen if it is there. */
  textOf(document: EditorDocument): string {
    return document === this.#context.active ? this.text : document.text;
  }

  /** The range of a member of the manifest; null where the text has changed meanwhile. */
  async placeOf(pointer: string): Promise<Span | null> {
    const { api, main } = this.#context;
    const text = this.textOf(main);
    const span = await api.placeOf(text, pointer);
    return this.textOf(main) === text ? span : null;
  }

  /** Shows a member's place in the manifest; the focus stays where it is. */
  async showSource(pointer: string): Promise<void> {
    const span = await this.placeOf(pointer);
    if (!span) return;
    this.#context.show(this.#context.main);
    this.#handle?.reveal(span);
  }

  /** Makes rounds of edits as one undoable step, if the text is still the one that they were computed for; shows it. */
  apply(
    rounds: readonly (readonly TextEdit[])[],
    text: string,
    document: EditorDocument = this.#context.main,
  ): void {
    if (this.textOf(document) !== text || this.#context.readOnly) return;
    this.#context.show(document);
    this.#handle?.apply(rounds);
  }

  /** Formats the JSON or the code as one undoable step. */
  async format(): Promise<void> {
    const { text } = this;
    const { active, api, notices } = this.#context;
    if (active.language !== 'json') return this.#layOut();
    const edits = await api.format(text);
    if (!edits) notices.show('Fix the syntax problems first. Then the text can be formatted.', 'warning');
    else if (edits.length === 0) notices.show('The text is already formatted.');
    else this.apply([edits], text, active);
  }

  async #layOut(): Promise<void> {
    const { notices, readOnly } = this.#context;
    const done = readOnly ? false : await this.#handle?.layOut();
    if (done === false) notices.show('The text is already formatted.');
    if (done === 'broken')
      notices.show('Fix the syntax problems first. Then the text can be formatted.', 'warning');
    if (done === 'uncertain')
      notices.show('This code could not be formatted without changing it.', 'warning');
  }

  /** Writes what was set in a panel to the manifest. `what` completes "Wrote … to the source." */
  async writeChanges(changes: readonly Change[], what: string): Promise<void> {
    const { api, main, notices, readOnly } = this.#context;
    const text = this.textOf(main);
    if (readOnly) return notices.show('This view is read-only. Nothing is written to the source.');
    const edits = await api.editsFor(text, changes);
    if (!edits)
      return notices.show(`${what} could not be written. Fix the syntax problems first.`, 'warning');
    this.apply([edits], text);
    notices.show(`Wrote ${what} to the source. Undo reverts it.`);
  }

  /** Puts the keyboard on the fixes of the problem at the caret, in the list. */
  focusFixes(): void {
    const at = this.#caret;
    const { active, layout, notices } = this.#context;
    const here = active.problems.filter((p) => p.from <= at && at <= p.to);
    const found = here.find((p) => p.fixes.length > 0) ?? here[0];
    const problem = active.part?.of.problems.find(({ id }) => id === found?.id) ?? found;
    if (problem) layout.focusProblem(problem);
    else notices.show('There is no problem at the caret.');
  }

  /** Makes a fix. Where the text has changed since it was computed, the same fix of a new check is made. */
  async fix(problem: Problem, fix: Fix, document: EditorDocument = this.#context.main): Promise<void> {
    const { active } = this.#context;
    const own =
      active.part?.of === document ? active.problems.find(({ id }) => id === problem.id) : undefined;
    const inner = own?.fixes.find(({ id }) => id === fix.id);
    // The part that is in the editor stays there.
    if (own && inner) return this.fix(own, inner, active);
    const text = this.textOf(document);
    if (text === document.analysedText && fix.edits.length > 0)
      return this.apply([fix.edits], text, document);
    await document.check();
    const again = document.problems.find(({ id }) => id === problem.id);
    const same = again?.fixes.find(({ id }) => id === fix.id);
    if (same && document.analysedText !== null) this.apply([same.edits], document.analysedText, document);
  }

  /** Makes the first fix of every problem with this code. */
  async fixAll(code: string, document: EditorDocument = this.#context.main): Promise<void> {
    const text = this.textOf(document);
    this.apply(await document.fixAll(text, code), text, document);
  }
}
