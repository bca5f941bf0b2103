// What a person does with the text in the editor: moving, editing, fixing, and writing changes from panels.

import type { Span } from '../../model/finding.ts';
import type { Change } from '../../model/host.ts';
import type { Fix, Problem, TextEdit } from '../../model/problem.ts';
import type { OpenDocument } from '../document.svelte.ts';
import type { WorkerApi } from '../worker-client.ts';
import type { Layout } from '../layout.svelte.ts';
import type { Notices } from '../notices.svelte.ts';
import type { EditorHandle } from './handle.ts';

/** What the editor needs of the workspace around it. */
export interface EditorContext {
  /** The document that the editor shows. */
  readonly active: OpenDocument;
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

  /** To be called with the new text after every edit. */
  edited(text: string): void {
    const { active, notices } = this.#context;
    if (!this.#replacing) notices.clearInfo();
    if (text !== active.text) active.setText(text, !this.#replacing);
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

  /** Replaces the whole text as one undoable step. */
  replaceAll(text: string): void {
    this.#replacing = true;
    // CodeMirror reports a long text late, and with its own line breaks.
    this.#context.active.setText(text, false);
    this.#handle?.replaceAll(text);
    this.#replacing = false;
  }

  /** Selects a range, brings it into view and takes the focus. */
  goTo(span: Span): void {
    this.#context.layout.showPane('source');
    this.#handle?.goTo(span);
  }

  /** The range of a member; null where the text has changed meanwhile. */
  async placeOf(pointer: string): Promise<Span | null> {
    const { text } = this;
    const span = await this.#context.api.placeOf(text, pointer);
    return this.text === text ? span : null;
  }

  /** Shows a member's place in the source; the focus stays where it is. */
  async showSource(pointer: string): Promise<void> {
    const span = await this.placeOf(pointer);
    if (span) this.#handle?.reveal(span);
  }

  /** Makes rounds of edits as one undoable step, if the text is still the one that they were computed for. */
  apply(rounds: readonly (readonly TextEdit[])[], text: string): void {
    if (this.text === text && !this.#context.readOnly) this.#handle?.apply(rounds);
  }

  /** Formats the JSON as one undoable step. */
  async format(): Promise<void> {
    const { text } = this;
    const { api, notices } = this.#context;
    const edits = await api.format(text);
    if (!edits) notices.show('Fix the syntax problems first. Then the text can be formatted.', 'warning');
    else if (edits.length === 0) notices.show('The text is already formatted.');
    else this.apply([edits], text);
  }

  /** Writes what was set in a panel to the source. `what` completes "Wrote … to the source." */
  async writeChanges(changes: readonly Change[], what: string): Promise<void> {
    const { text } = this;
    const { api, notices, readOnly } = this.#context;
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
    const problem = here.find((p) => p.fixes.length > 0) ?? here[0];
    if (problem) layout.focusProblem(problem);
    else notices.show('There is no problem at the caret.');
  }

  /** Makes a fix. Where the text has changed since it was computed, the same fix of a new check is made. */
  async fix(problem: Problem, fix: Fix): Promise<void> {
    const { text } = this;
    const { active } = this.#context;
    if (text === active.analysedText && fix.edits.length > 0) return this.apply([fix.edits], text);
    await active.check();
    const again = active.problems.find(({ id }) => id === problem.id);
    const same = again?.fixes.find(({ id }) => id === fix.id);
    if (same && active.analysedText !== null) this.apply([same.edits], active.analysedText);
  }

  /** Makes the first fix of every problem with this code. */
  async fixAll(code: string): Promise<void> {
    const { text } = this;
    const { active, api } = this.#context;
    const { rounds } = await api.fixAll(active.requestFor(text), code);
    this.apply(rounds, text);
  }
}
