// Everything that is open in this tab: the manifest, the files beside it, what is set for runs, and where it is kept.

import type { HostCard } from '../../workers/contract.ts';
import type { Span } from '../model/finding.ts';
import type { Sample } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import type { Analyst } from './analyst.ts';
import type { MockConfigStore } from './mock-config-store.svelte.ts';
import type { CodeTabs } from './code/code-tabs.svelte.ts';
import type { Compiler } from './compiler.svelte.ts';
import type { DocumentContext, OpenDocument } from './document.svelte.ts';
import { Manifest, type Overrides } from './manifest.svelte.ts';
import type { EditorDocument } from './editor-document.ts';
import { DraftMemory } from './draft-memory.svelte.ts';
import type { KeptDrafts } from './drafts/kept-drafts.ts';
import type { Work } from './drafts/work.ts';
import { ActiveEditor } from './editor/active-editor.svelte.ts';
import { OpenFiles } from './files/open-files.svelte.ts';
import type { WorkerApi } from './worker-client.ts';
import { Layout, type Tab } from './layout.svelte.ts';
import { messageOf } from './message-of.ts';
import { Notices, type Notice } from './notices.svelte.ts';
import { PreviewState } from './preview/preview-state.svelte.ts';
import type { PagePython } from './python.svelte.ts';
import { NO_INPUT, RunInputs } from './run/run-inputs.svelte.ts';
import { Steps, type Whole } from './steps.ts';

/** The root of the page's state. Its parts know each other only by small interfaces. */
export class Workspace {
  readonly #analyst: Analyst;
  #hosts = $state.raw<readonly HostCard[]>([]);
  #memory = $state.raw(new DraftMemory());
  #drafts = $state.raw<KeptDrafts | null>(null);
  readonly #steps = new Steps();
  readonly undoButton = { label: 'Undo', run: (): void => void this.undo() };
  readonly notices = new Notices();
  readonly layout = new Layout();
  readonly inputs = new RunInputs();
  /** The manifest: what detection, verdicts, preview, runs and conversions start from. */
  readonly main: Manifest;
  readonly files: OpenFiles;
  #code = $state.raw<CodeTabs | null>(null);
  readonly editor: ActiveEditor;
  readonly preview: PreviewState;
  readonly #first: string;
  #compiler: Compiler | null = null;
  #python: PagePython | null = null;
  /** Settles when the hosts are known, or cannot be. */
  readonly ready: Promise<void>;
  /** True in the view on another site, where nothing is typed. */
  readonly readOnly: boolean;

  constructor(analyst: Analyst, text: string, readOnly = false) {
    this.readOnly = readOnly;
    this.#analyst = analyst;
    this.#first = text;
    this.main = new Manifest(text, {
      api: this.api,
      hosts: () => this.#hosts,
      others: () => this.files.others,
      engineFor: this.engineFor,
      onfailure: (message: string) => this.notices.show(message, 'warning'),
    });
    this.files = new OpenFiles(this);
    this.editor = new ActiveEditor(this);
    this.preview = new PreviewState(analyst, () => this.main.text);
    this.ready = this.#start();
  }

  readonly engineFor: DocumentContext['engineFor'] = (analysis, request, again) => {
    if (!analysis.engine) return null;
    return async () => (await this.compiler()).checked(analysis, request, again);
  };

  /** The page's side of the compiler, which loads nothing of it. Rejects where that cannot be loaded. */
  async compiler(): Promise<Compiler> {
    const { Compiler } = await import('./compiler.svelte.ts');
    return (this.#compiler ??= new Compiler(this.notices));
  }

  /** The same for CPython. */
  async python(): Promise<PagePython> {
    const { PagePython } = await import('./python.svelte.ts');
    return (this.#python ??= new PagePython());
  }

  get active(): EditorDocument {
    return this.files.set?.find(this.files.open) ?? this.code?.shown ?? this.main;
  }
  /** The strings of the manifest that are open as code; null until one is. */
  get code(): CodeTabs | null {
    return this.#code;
  }
  /** Whether nothing was done yet, so a newcomer needs to know what there is to do. */
  get isStart(): boolean {
    return this.main.text === this.#first || this.main.text.trim() === '';
  }
  /** Everything that is open, the manifest first; one document until the others' code is loaded. */
  get documents(): readonly [Manifest, ...OpenDocument[]] {
    return [this.main, ...(this.files.set?.documents ?? [])];
  }
  get problemCount(): number {
    return this.documents.reduce((sum, { problems, hidden }) => sum + problems.length + hidden, 0);
  }
  /** What has a tab over the editor: the documents, and code of the manifest after the manifest. */
  get tabs(): readonly EditorDocument[] {
    const [main, ...files] = this.documents;
    return [main, ...(this.#code?.documents ?? []), ...files];
  }
  /** Empty until they are loaded. */
  get hosts(): readonly HostCard[] {
    return this.#hosts;
  }
  /** What belongs only to the open draft; another one whenever something else is opened. */
  get memory(): DraftMemory {
    return this.#memory;
  }
  get config(): MockConfigStore {
    return this.#memory.config;
  }
  /** null until drafts are kept, and where they never are. */
  get drafts(): KeptDrafts | null {
    return this.#drafts;
  }
  get api(): WorkerApi {
    return this.#analyst.api;
  }
  /** The worker that reads code and keys; slow code there keeps no check waiting. */
  get reader(): WorkerApi {
    return this.#analyst.reader;
  }

  /** Ends a conversion that takes too long for its reader. */
  stopConverting(): void {
    this.#analyst.stopConverting();
  }

  /** From now on work is kept there. */
  keepIn(drafts: KeptDrafts): void {
    this.#drafts = drafts;
  }

  /** What a link or a draft keeps of it. */
  snapshot(): Work {
    const { overrides, text } = this.main;
    return {
      ...overrides,
      tab: this.layout.tab,
      // A part's offsets are not the manifest's.
      selection: (this.active.part ? null : this.editor.handle?.selection()) ?? null,
      text,
      run: this.inputs.value,
      files: this.files.others,
      open: this.files.open,
    };
  }

  show(document: EditorDocument): void {
    this.#code?.shows(document);
    this.files.show(document === this.main || document.part ? null : document.path);
    this.editor.show();
  }

  async editCode(pointer: string): Promise<void> {
    try {
      const { CodeTabs } = await import('./code/code-tabs.svelte.ts');
      this.#code ??= new CodeTabs(this);
      await this.#code.open(pointer);
      this.layout.showPane('source');
      this.editor.handle?.focus();
    } catch {
      this.notices.show('The code could not be opened. Reload the page.', 'warning');
    }
  }

  /** Takes over a link's or a draft's state; what was there before stays in the history. */
  restore(state: Work): void {
    const { host, release, path, older, target, from = null, selection, open = null } = state;
    this.#replace({ host, release, path, older, target, from }, state);
    // The result pane shows its first tab for a name that it does not know.
    this.layout.showTab((state.tab ?? 'problems') as Tab);
    const span = selection && { from: selection[0], to: selection[1] };
    if (open === null) this.editor.select(span);
    else void this.#showFile(open, span);
  }

  /** Shows another source, with nothing set for runs; the one before stays in the history. `chosen` goes with it. */
  open(
    text: string,
    path: string | null = null,
    files: readonly PluginFile[] = [],
    chosen: Partial<Overrides> = {},
  ): void {
    this.#replace({ ...this.main.overrides, from: null, ...chosen, path }, { text, files, run: NO_INPUT });
    this.layout.showPane('source');
  }

  openSample(host: HostCard, { label, teaches, text, others }: Sample): void {
    const { overrides } = this.main;
    const chosen = overrides.host === null ? null : host.id;
    this.open(text, null, others, { host: chosen, older: null });
    this.tell(`${label}: ${teaches}`);
  }

  /** Says that something else was opened, with a button that undoes it. */
  tell(text: string, tone: Notice['tone'] = 'info', actions: Notice['actions'] = []): void {
    this.notices.show(text, tone, [this.undoButton, ...actions]);
  }

  /** Brings back everything that was open before something else was opened; false where there is nothing more. */
  undo(): boolean {
    const before = this.#steps.undo(() => this.#whole());
    if (!before) return false;
    this.#become(before);
    this.notices.show('What was open before is back.', 'info', [
      { label: 'Redo', run: () => void this.redo() },
    ]);
    return true;
  }

  /** Opens again what was undone; false where there is nothing more. */
  redo(): boolean {
    const after = this.#steps.redo(() => this.#whole());
    if (!after) return false;
    this.#become(after);
    this.tell('Opened again.');
    return true;
  }

  /** What is open now is where undo ends. */
  forgetSteps(): void {
    this.#steps.clear();
  }

  /** A change of several files is about to be made in place: undo takes it back as one step. */
  addStep(): void {
    this.#drafts?.part();
    const whole = this.#whole();
    // The documents are about to change.
    const others = whole.files.others.map(({ path, text }) => ({ path, text }));
    this.#steps.add({ ...whole, files: { ...whole.files, others } });
  }

  #whole(): Whole {
    // First: what was typed a moment ago is reported by it.
    const editor = this.editor.keep();
    const { overrides, text } = this.main;
    return {
      overrides,
      text,
      run: this.inputs.value,
      memory: this.#memory,
      files: this.files.keep(),
      editor,
    };
  }

  #replace(overrides: Overrides, { text, run, files }: Pick<Work, 'text' | 'run' | 'files'>): void {
    if (!this.readOnly) this.#steps.add(this.#whole());
    const none = { closed: [], open: null, handle: null };
    const memory = new DraftMemory();
    this.#become({ overrides, text, run, memory, files: { ...none, others: files }, editor: undefined });
  }

  #become({ overrides, text, run, memory, files, editor }: Whole): void {
    this.#drafts?.begin();
    this.#memory.leave();
    this.#memory = memory;
    this.#code?.clear();
    this.main.restoreOverrides(overrides);
    this.files.replace(files);
    this.inputs.change(run);
    this.editor.replaceAll(text, editor);
    this.files.show(files.open);
    this.editor.show();
  }

  /** Shows a file as soon as its document is there, if nothing else was opened or shown meanwhile. */
  async #showFile(path: string, span: Span | null): Promise<void> {
    const { others } = this.files;
    const set = await this.files.load().catch(() => null);
    const document = set?.find(path);
    if (!document || others !== this.files.others || this.files.open !== null) return;
    this.show(document);
    this.editor.select(span);
  }

  async #start(): Promise<void> {
    try {
      // Both at once, for the host's pack has to be loaded; the answers come in this order.
      const [hosts, checked] = [this.api.hosts(), this.main.check()];
      this.#hosts = await hosts;
      await checked;
    } catch (error) {
      this.notices.show(`The checks could not be started: ${messageOf(error)}`, 'warning');
    }
  }
}
