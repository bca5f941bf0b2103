// What a person does with the text in the editor: moving, editing, fixing, and writing changes from panels.

import type { Span, Change, TextEdit, OfferedFix, Problem } from '../../model/finding.ts';
import { getWorkspace } from '../contexts.ts';
import type { Manifest } from '../manifest.svelte.ts';
import type { EditorDocument } from '../editor-document.ts';
import type { OpenFiles } from '../files/open-files.svelte.ts';
import type { Layout } from '../layout.svelte.ts';
import type { WorkerApi } from '../worker-client.ts';
import type { ActiveEditor, EditorContext } from './active-editor.svelte.ts';

export interface CommandContext extends EditorContext {
  readonly editor: ActiveEditor;
  readonly main: EditorDocument & Pick<Manifest, 'override' | 'overrides'>;
  readonly api: WorkerApi;
  readonly layout: Layout;
  readonly files: Pick<OpenFiles, 'load' | 'set'>;
  /** A change of several files is about to be made, which is undone as one step. */
  addStep(): void;
  /** Says what was done, with a button that undoes the step. */
  tell(done: string): void;
  /** True in the view on another site, where nothing is typed. */
  readonly readOnly: boolean;
}

/** The commands of the page's workspace; to be called while a component is made. */
export function getCommands(): EditorCommands {
  return new EditorCommands(getWorkspace());
}

/** Commands for the manifest, for the document in the editor, or for one that they show first. They keep no state. */
export class EditorCommands {
  readonly #context: CommandContext;

  constructor(context: CommandContext) {
    this.#context = context;
  }

  get #editor(): ActiveEditor {
    return this.#context.editor;
  }

  /** The manifest's text, as it is on the screen if it is there. */
  get mainText(): string {
    return this.#editor.textOf(this.#context.main);
  }

  /** Selects a range of a document, brings it into view and takes the focus; a part that shows the range stays. */
  goTo(span: Span, document: EditorDocument = this.#context.main): void {
    const { active, layout } = this.#context;
    const inner = active.part?.of === document ? active.part.spanOf(span) : null;
    layout.showPane('source');
    this.#context.show(inner ? active : document);
    this.#editor.handle?.goTo(inner ?? span);
  }

  /** The range of a member of the manifest; null where the text has changed meanwhile. */
  async placeOf(pointer: string): Promise<Span | null> {
    const { api, main } = this.#context;
    const text = this.#editor.textOf(main);
    const span = await api.placeOf(text, pointer);
    return this.#editor.textOf(main) === text ? span : null;
  }

  /** Shows a member's place in the manifest; the focus stays where it is. */
  async showSource(pointer: string): Promise<void> {
    const span = await this.placeOf(pointer);
    if (!span) return;
    this.#context.show(this.#context.main);
    this.#editor.handle?.reveal(span);
  }

  /**
   * Makes rounds of edits as one undoable step, if the text is still the one that they were computed for; shows it, and
   * says `done` with a button that undoes it.
   */
  apply(
    rounds: readonly (readonly TextEdit[])[],
    text: string,
    done: string,
    document: EditorDocument = this.#context.main,
  ): void {
    if (this.#editor.textOf(document) !== text || this.#context.readOnly) return;
    this.#context.show(document);
    this.#editor.handle?.apply(rounds);
    if (this.#editor.text !== text) this.#editor.tellEdit(done, document);
  }

  /** Formats the JSON as one undoable step. */
  async format(): Promise<void> {
    const { text } = this.#context.editor;
    const { active, api, notices } = this.#context;
    const edits = await api.format(text);
    if (!edits) notices.show('Fix the syntax problems first. Then the text can be formatted.', 'warning');
    else if (edits.length === 0) notices.show('The text is already formatted.');
    else this.apply([edits], text, 'Formatted the text.', active);
  }

  /** Writes what was set in a panel to the manifest. `what` completes "Wrote … to the source." */
  async writeChanges(changes: readonly Change[], what: string): Promise<void> {
    const { api, main, notices, readOnly } = this.#context;
    const text = this.#editor.textOf(main);
    if (readOnly) return notices.show('This view is read-only. Nothing is written to the source.');
    const edits = await api.editsFor(text, changes);
    if (!edits)
      return notices.show(`${what} could not be written. Fix the syntax problems first.`, 'warning');
    this.apply([edits], text, `Wrote ${what} to the source.`);
  }

  /** Puts the keyboard on the fixes of the problem at the caret, in the list. */
  focusFixes(): void {
    const at = this.#editor.caret;
    const { active, layout, notices } = this.#context;
    const here = active.problems.filter((p) => p.from <= at && at <= p.to);
    const found = here.find((p) => p.fixes.length > 0) ?? here[0];
    const problem = active.part?.of.problems.find(({ id }) => id === found?.id) ?? found;
    if (problem) layout.focusProblem(problem);
    else notices.show('No problem at the caret.');
  }

  /** Makes a fix. Where the text has changed since it was computed, the same fix of a new check is made. */
  async fix(problem: Problem, fix: OfferedFix, document: EditorDocument = this.#context.main): Promise<void> {
    const { active } = this.#context;
    const own =
      active.part?.of === document ? active.problems.find(({ id }) => id === problem.id) : undefined;
    const inner = own?.fixes.find(({ id }) => id === fix.id);
    // The part that is in the editor stays there.
    if (own && inner) return this.fix(own, inner, active);
    const text = this.#editor.textOf(document);
    const isKnown = fix.edits.length > 0 || fix.files || fix.path !== undefined;
    if (text === document.analysedText && isKnown) return this.#make(fix, text, document);
    await document.check();
    const again = document.problems.find(({ id }) => id === problem.id);
    const same = again?.fixes.find(({ id }) => id === fix.id);
    if (same && document.analysedText !== null) await this.#make(same, document.analysedText, document);
  }

  /** Files that it writes are shown, the last of them in the editor. */
  async #make(fix: OfferedFix, text: string, document: EditorDocument): Promise<void> {
    const { edits, files: written = [], path } = fix;
    const { files, main, notices, readOnly } = this.#context;
    if (readOnly) return;
    const done = `Done: ${fix.title}.`;
    const set = written.length > 0 ? await files.load().catch(() => null) : null;
    if (set) this.#context.addStep();
    if (edits.length > 0) this.apply([edits], text, done, document);
    if (path !== undefined) {
      const before = document === main ? (main.overrides.path ?? '') : document.path;
      this.move(document, path);
      notices.show(`Renamed to ${path}.`, 'info', [
        { label: 'Undo', run: () => this.move(document, before) },
      ]);
    }
    if (!set) return;
    set.add(written);
    const last = set.find(written.at(-1)?.path ?? null);
    if (last) this.#context.show(last);
    this.#context.tell(done);
  }

  /** Gives a file another path: the manifest's is what hosts see; that of another file is its name in the plugin. */
  move(document: EditorDocument, path: string): void {
    const { files, main, notices } = this.#context;
    const file = files.set?.find(document.path);
    if (document === main) main.override({ path: path || null });
    if (!file || document === main || path === '' || path === file.path) return;
    const name = files.set?.rename(file, path);
    if (name !== path) notices.show(`The file is called ${name ?? ''}: that name is safe to save, and free.`);
  }

  /** Makes the first fix of every problem with this code. */
  async fixAll(code: string, document: EditorDocument = this.#context.main): Promise<void> {
    const text = this.#editor.textOf(document);
    const rounds = await this.#roundsOf(code, text, document);
    this.apply(rounds, text, 'Made all fixes of this kind.', document);
  }

  /** Edits of the text, each round of what the one before has made. A compiler's fixes are known for one text only. */
  async #roundsOf(
    code: string,
    text: string,
    document: EditorDocument,
  ): Promise<readonly (readonly TextEdit[])[]> {
    if (document.analysis?.byCompiler !== true) {
      return (await this.#context.api.fixAll(document.requestFor(text), code)).rounds;
    }
    if (text !== document.analysedText) return [];
    const edits: TextEdit[] = [];
    for (const { fixes } of document.problems.filter((problem) => problem.code === code)) {
      const [fix] = fixes;
      const end = edits.at(-1)?.to ?? 0;
      // A fix that touches what another one changes is left for the next time.
      if (fix?.edits.every(({ from }) => from >= end)) edits.push(...fix.edits);
    }
    return [edits];
  }
}
