// The only mutable state of the page. Inputs change through verbs, results are replaced whole.

import { createContext } from 'svelte';
import type { HostCard } from '../../workers/contract.ts';
import type { Change, Sample } from '../model/host.ts';
import type { Fix, Problem, TextEdit } from '../model/problem.ts';
import type { Span } from '../model/finding.ts';
import type { Analysis, Request } from '../pipeline/check.ts';
import type { SharedFile, SharedState } from '../share/state.ts';
import type { Analyst } from './analyst.ts';
import type { EditorHandle } from './editor/handle.ts';
import type { ConfigStore } from './config-store.svelte.ts';
import { DraftMemory } from './draft-memory.svelte.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import { OpenFiles } from './files/open-files.svelte.ts';
import type { Asked } from './lane.ts';
import { failureOf, messageOf } from './message-of.ts';
import { Notices, type Notice } from './notices.svelte.ts';
import { Panel } from './preview/panel.svelte.ts';
import { FIXES_LATER, withFormerFixes } from './problems/former-fixes.ts';
import { NO_INPUT, RunInputs, type RunInput } from './run/run-inputs.svelte.ts';
import type { Overrides } from './overrides.ts';

export const [getSession, setSession] = createContext<Session>();

export type Pane = 'source' | 'result';
export type Tab = 'problems' | 'preview' | 'run' | 'convert';

/** Everything that a person has done, as links and drafts keep it. */
export type Work = SharedState & { readonly run: RunInput };

export class Session {
  readonly #analyst: Analyst;
  #text = $state.raw('');
  #analysedText: string | null = null;
  /** Counts analyses, so that a newer one wins over an older one that still waits to be shown. */
  #turn = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What the page itself writes into the editor does not take its own notice away. */
  #replacing = false;
  #overrides = $state.raw<Overrides>({ host: null, release: null, path: null, older: null, target: null });
  #editor = $state.raw<EditorHandle | null>(null);
  #hosts = $state.raw<readonly HostCard[]>([]);
  #analysis = $state.raw<Analysis | null>(null);
  #memory = $state.raw(new DraftMemory());
  #caret = $state.raw(0);
  #pane = $state.raw<Pane>('source');
  #focused = $state.raw<Problem | null>(null);
  #tab = $state.raw<Tab>('problems');
  /** Selected as soon as the editor is there. */
  #selection: Span | null = null;
  readonly notices = new Notices();
  readonly inputs = new RunInputs();
  readonly files = new OpenFiles(() => void this.#commit());
  readonly panel: Panel;
  readonly api: Asked;
  readonly reader: Asked;
  /** On somebody else's page nothing is typed. */
  readonly readOnly: boolean;
  /** Set as soon as drafts are kept. */
  drafts = $state.raw<DraftStore | null>(null);

  readonly host = $derived(this.#hosts.find((h) => h.id === this.#analysis?.hostId) ?? null);
  readonly problems = $derived(this.#analysis?.problems ?? []);
  readonly path = $derived(this.#overrides.path ?? this.#analysis?.path ?? '');
  /** The release that the picker shows: the chosen one, if this host has it. */
  readonly release = $derived(
    this.host?.releases.some((r) => r.id === this.#overrides.release) ? this.#overrides.release : null,
  );

  constructor(analyst: Analyst, text: string, readOnly = false) {
    this.readOnly = readOnly;
    this.#analyst = analyst;
    ({ api: this.api, reader: this.reader } = analyst);
    this.#text = text;
    this.panel = new Panel(analyst, () => this.#text);
    void this.#start();
  }

  get text(): string {
    return this.#text;
  }
  get hosts(): readonly HostCard[] {
    return this.#hosts;
  }
  get overrides(): Overrides {
    return this.#overrides;
  }
  get analysis(): Analysis | null {
    return this.#analysis;
  }
  /** What belongs to the open draft alone; another one whenever something else is opened. */
  get memory(): DraftMemory {
    return this.#memory;
  }
  get config(): ConfigStore {
    return this.#memory.config;
  }
  get editor(): EditorHandle | null {
    return this.#editor;
  }
  get pane(): Pane {
    return this.#pane;
  }
  /** The problem whose fixes the person asked for by keyboard. */
  get focused(): Problem | null {
    return this.#focused;
  }

  get tab(): Tab {
    return this.#tab;
  }

  edit(text: string): void {
    this.#text = text;
    if (!this.#replacing) this.notices.typed();
    void this.#commit(!this.#replacing);
  }

  moveCaret(offset: number): void {
    this.#caret = offset;
    if (this.#tab === 'preview') void this.panel.select(offset);
  }

  showTab(tab: Tab): void {
    this.#tab = tab;
    void this.#showPreview();
  }

  chooseHost(id: string | null): void {
    this.#ask({ host: id });
  }

  chooseRelease(id: string | null): void {
    this.#ask({ release: id });
  }

  chooseTarget(target: string | null): void {
    this.#overrides = { ...this.#overrides, target };
  }

  /** null goes back to the path that the host expects. */
  setPath(path: string | null): void {
    this.#ask({ path });
  }

  setOlder(text: string | null): void {
    this.#ask({ older: text });
  }

  showPane(pane: Pane): void {
    this.#pane = pane;
  }

  say(text: string, tone: Notice['tone'] = 'info', actions: Notice['actions'] = []): void {
    this.notices.show({ text, tone, actions: actions ?? [] });
  }

  attachEditor(editor: EditorHandle | null): void {
    this.#editor = editor;
    editor?.showProblems(this.problems);
    if (editor && this.#selection) editor.reveal(this.#selection);
    if (editor) this.#selection = null;
  }

  /** What a link or a draft keeps of it. */
  snapshot(): Work {
    return {
      ...this.#overrides,
      tab: this.#tab,
      selection: this.#editor?.selection() ?? null,
      text: this.#text,
      run: this.inputs.value,
      files: this.files.others,
    };
  }

  /** Takes over a link's or a draft's state; what was there before stays in the history. */
  restore(state: Work): void {
    const { host, release, path, older, target, files } = state;
    this.#begin({ host, release, path, older, target }, files);
    // The result pane shows its first tab for a name that it does not know.
    this.#tab = (state.tab ?? 'problems') as Tab;
    this.inputs.change(state.run);
    this.#selection = state.selection && { from: state.selection[0], to: state.selection[1] };
    this.#replace(state.text);
    this.attachEditor(this.#editor);
  }

  /** Shows another source, with nothing set for runs; the one before stays in the history. */
  open(text: string, path: string | null = null, files: readonly SharedFile[] = []): void {
    this.#begin({ ...this.#overrides, path }, files);
    this.inputs.change(NO_INPUT);
    this.#replace(text);
    this.#pane = 'source';
  }

  /** A draft of this visit is shown again. */
  useMemory(memory: DraftMemory): void {
    this.#memory.leave();
    this.#memory = memory;
  }

  openSample(host: HostCard, sample: Sample): void {
    this.#overrides = {
      ...this.#overrides,
      older: null,
      host: this.#overrides.host === null ? null : host.id,
    };
    this.open(sample.text, null, sample.others);
    this.say(`${sample.label}: ${sample.teaches} Undo brings your text back.`);
  }

  goTo(span: Span): void {
    this.#pane = 'source';
    this.#editor?.goTo(span);
  }

  /** Shows a member's place in the source; the panel keeps the focus. */
  async showSource(pointer: string): Promise<void> {
    const text = this.#current();
    const span = await this.api.placeOf(text, pointer);
    if (this.#current() === text) this.#editor?.reveal(span);
  }

  /** Writes what was set in a panel to the source. `what` completes "Wrote … to the source." */
  async writeChanges(changes: readonly Change[], what: string): Promise<void> {
    const text = this.#current();
    if (this.readOnly) return this.say('This view is read-only. Nothing is written to the source.');
    const edits = await this.api.editsFor(text, changes);
    if (!edits) return this.say(`${what} could not be written. Fix the syntax problems first.`, 'warning');
    this.apply([edits], text);
    this.say(`Wrote ${what} to the source. Undo reverts it.`);
  }

  /** Puts the keyboard on the fixes of the problem at the caret, in the list. */
  focusFixes(): void {
    const at = this.#caret;
    const here = this.problems.filter((p) => p.from <= at && at <= p.to);
    const problem = here.find((p) => p.fixes.length > 0) ?? here[0];
    if (!problem) return this.say('There is no problem at the caret.');
    this.#pane = 'result';
    this.#focused = problem;
  }

  /** Opens the list of problems at one of them. */
  showProblem(problem: Problem): void {
    this.#tab = 'problems';
    this.#pane = 'result';
    this.#focused = problem;
  }

  async fix(problem: Problem, fix: Fix): Promise<void> {
    const text = this.#current();
    if (text === this.#analysedText && fix.edits.length > 0) return this.apply([fix.edits], text);
    await this.#commit();
    const again = this.problems.find((p) => p.code === problem.code && p.pointer === problem.pointer);
    const same = again?.fixes.find((f) => f.title === fix.title);
    if (same && this.#analysedText !== null) this.apply([same.edits], this.#analysedText);
  }

  async fixAll(code: string): Promise<void> {
    const text = this.#current();
    const { rounds } = await this.api.fixAll(this.#request(text), code);
    this.apply(rounds, text);
  }

  /** What the newest check says of the text; null where it failed. */
  async check(): Promise<Analysis | null> {
    await this.#commit();
    return this.#analysedText === this.#text ? this.#analysis : null;
  }

  async #start(): Promise<void> {
    try {
      // Both at once, for the host's pack has to be loaded; the answers come in this order.
      const [hosts, checked] = [this.api.hosts(), this.#commit()];
      this.#hosts = await hosts;
      await checked;
    } catch (error) {
      this.say(`The checks could not be started: ${messageOf(error)}`, 'warning');
    }
  }

  #request(text: string): Request {
    const { host, release, path, older } = this.#overrides;
    return { text, hostId: host, release, path, older, others: this.files.others };
  }

  /** While a long text is typed in, its fixes are left for the next pause. */
  async #commit(typed = false): Promise<void> {
    const text = this.#text;
    const withoutFixes = typed && text.length > FIXES_LATER.from;
    clearTimeout(this.#rest);
    try {
      const found = await this.#analyst.analyse({ ...this.#request(text), withoutFixes });
      if (!found) return;
      const analysis = withoutFixes ? withFormerFixes(found, this.problems) : found;
      if (text === this.#text) this.#editor?.showProblems(analysis.problems);
      // Squiggles and list are painted in tasks of their own, so that a key press can come between them.
      const turn = ++this.#turn;
      await new Promise((done) => setTimeout(done));
      if (turn !== this.#turn) return;
      this.#analysis = analysis;
      this.#analysedText = text;
      // A newer text has a pause of its own.
      if (withoutFixes && text === this.#text)
        this.#rest = setTimeout(() => void this.#commit(), FIXES_LATER.pause);
      await this.#showPreview();
    } catch (error) {
      this.say(failureOf('The check', error), 'warning');
    }
  }

  async #showPreview(): Promise<void> {
    const hostId = this.#analysis?.hostId;
    if (this.#tab !== 'preview' || !hostId) return;
    const text = this.#text;
    const { release, path } = this.#request(text);
    await this.panel.show({ text, hostId, release, path }, this.#caret);
  }

  #current(): string {
    return this.#editor?.text() ?? this.#text;
  }

  #ask(part: Partial<Overrides>): void {
    this.#overrides = { ...this.#overrides, ...part };
    void this.#commit();
  }

  #begin(overrides: Overrides, files: readonly SharedFile[]): void {
    this.drafts?.begin();
    this.useMemory(new DraftMemory());
    this.#overrides = overrides;
    this.files.replace(files);
  }

  #replace(text: string): void {
    this.#replacing = true;
    this.#text = text;
    if (this.#editor) this.#editor.replaceAll(text);
    else this.edit(text);
    this.#replacing = false;
  }

  /** Makes rounds of edits, if the text is still the one that they were computed for. */
  apply(rounds: readonly (readonly TextEdit[])[], text: string): void {
    if (this.#current() === text && !this.readOnly) this.#editor?.apply(rounds);
  }
}
