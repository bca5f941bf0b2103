// The only mutable state of the page. Inputs change through verbs, results are replaced whole.

import { createContext } from 'svelte';
import type { HostCard } from '../../workers/contract.ts';
import type { Change, Sample } from '../model/host.ts';
import type { Fix, Problem, TextEdit } from '../model/problem.ts';
import type { Span } from '../model/finding.ts';
import type { Analysis, Request } from '../pipeline/check.ts';
import type { PreviewAnswer } from '../pipeline/preview.ts';
import { lineStarts } from '../text/lines.ts';
import { rawOffset } from '../text/string-literal.ts';
import type { Analyst } from './analyst.ts';
import type { Assistant, EditorHandle } from './editor/handle.ts';
import { ConfigStore } from './config-store.svelte.ts';
import { readFile } from './files.ts';

export const [getSession, setSession] = createContext<Session>();

/** A line for the person: what just happened, or what went wrong. */
export interface Notice {
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

export type Pane = 'source' | 'result';
export type Tab = 'problems' | 'preview' | 'run';

export class Session {
  readonly #analyst: Analyst;
  #text = $state.raw('');
  #analysedText: string | null = null;
  /** Counts analyses, so that a newer one wins over an older one that still waits to be shown. */
  #turn = 0;
  /** What the page itself writes into the editor does not take its own notice away. */
  #replacing = false;
  #hostChoice = $state.raw<string | null>(null);
  #release = $state.raw<string | null>(null);
  #path = $state.raw<string | null>(null);
  #older = $state.raw<string | null>(null);
  #editor = $state.raw<EditorHandle | null>(null);
  #hosts = $state.raw<readonly HostCard[]>([]);
  #analysis = $state.raw<Analysis | null>(null);
  #notice = $state.raw<Notice | null>(null);
  #caret = $state.raw(0);
  #pane = $state.raw<Pane>('source');
  #focused = $state.raw<Problem | null>(null);
  #tab = $state.raw<Tab>('problems');
  #preview = $state.raw<PreviewAnswer | null>(null);
  /** Pointer of the member that the caret is in; known while a panel is shown. */
  #selected = $state.raw<string | null>(null);
  readonly config = new ConfigStore();

  readonly host = $derived(this.#hosts.find((h) => h.id === this.#analysis?.hostId) ?? null);
  readonly problems = $derived(this.#analysis?.problems ?? []);
  readonly path = $derived(this.#path ?? this.#analysis?.path ?? '');
  /** The release that the picker shows: the chosen one, if this host has it. */
  readonly release = $derived(this.host?.releases.some((r) => r.id === this.#release) ? this.#release : null);

  constructor(analyst: Analyst, text: string) {
    this.#analyst = analyst;
    this.#text = text;
    void this.#start();
  }

  get text(): string {
    return this.#text;
  }
  get hosts(): readonly HostCard[] {
    return this.#hosts;
  }
  get hostChoice(): string | null {
    return this.#hostChoice;
  }
  get analysis(): Analysis | null {
    return this.#analysis;
  }
  get notice(): Notice | null {
    return this.#notice;
  }
  get older(): string | null {
    return this.#older;
  }
  get pathIsOwn(): boolean {
    return this.#path !== null;
  }
  get caret(): number {
    return this.#caret;
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
  get preview(): PreviewAnswer | null {
    return this.#preview;
  }
  get selected(): string | null {
    return this.#selected;
  }

  edit(text: string): void {
    this.#text = text;
    if (this.#notice?.tone === 'info' && !this.#replacing) this.#notice = null;
    void this.#commit();
  }

  moveCaret(offset: number): void {
    this.#caret = offset;
    void this.#findSelected();
  }

  showTab(tab: Tab): void {
    this.#tab = tab;
    void this.#showPreview();
  }

  chooseHost(id: string | null): void {
    this.#hostChoice = id;
    void this.#commit();
  }

  chooseRelease(id: string | null): void {
    this.#release = id;
    void this.#commit();
  }

  /** null goes back to the path that the host expects. */
  setPath(path: string | null): void {
    this.#path = path;
    void this.#commit();
  }

  setOlder(text: string | null): void {
    this.#older = text;
    void this.#commit();
  }

  showPane(pane: Pane): void {
    this.#pane = pane;
  }

  say(text: string, tone: Notice['tone'] = 'info'): void {
    this.#notice = { text, tone };
  }

  dismiss(): void {
    this.#notice = null;
  }

  attachEditor(editor: EditorHandle | null): void {
    this.#editor = editor;
    editor?.showProblems(this.problems);
  }

  openSample(host: HostCard, sample: Sample): void {
    this.#path = null;
    this.#older = null;
    if (this.#hostChoice !== null) this.#hostChoice = host.id;
    this.#replace(sample.text);
    this.#pane = 'source';
    this.say(`${sample.label}: ${sample.teaches} Undo brings your text back.`);
  }

  /** Opens a file as the new source; its name becomes the path's file name. */
  async openFile(file: File): Promise<void> {
    try {
      const opened = await readFile(file);
      this.#path = null;
      this.#replace(opened.text);
      if (opened.warning) this.say(opened.warning, 'warning');
      else this.say(`Opened ${opened.name}. Undo brings your text back.`);
    } catch (error) {
      this.say(messageOf(error), 'warning');
    }
  }

  async format(): Promise<void> {
    const text = this.#current();
    const edits = await this.#analyst.api.format(text);
    if (!edits) this.say('This text cannot be laid out before its faults are fixed.', 'warning');
    else if (edits.length === 0) this.say('It is laid out already.');
    else this.#apply([edits], text);
  }

  /** Completion and hover from the schema of the host that is checked. */
  readonly assistant: Assistant = {
    complete: async (text, offset) =>
      this.host ? this.#analyst.api.complete(text, offset, this.host.id) : null,
    hover: async (text, offset) => (this.host ? this.#analyst.api.hover(text, offset, this.host.id) : null),
  };

  goTo(span: Span): void {
    this.#pane = 'source';
    this.#editor?.goTo(span);
  }

  /** Shows a member's place in the source; the panel keeps the focus. */
  async showSource(pointer: string): Promise<void> {
    const text = this.#current();
    const span = await this.#analyst.api.placeOf(text, pointer);
    if (this.#current() === text) this.#editor?.reveal(span);
  }

  /** Goes to a line and column (from 1) of the text that stands in a string of the manifest. */
  async showInside(pointer: string, inner: string, line: number, column: number): Promise<void> {
    const text = this.#current();
    const { from, to } = await this.#analyst.api.placeOf(text, pointer);
    if (this.#current() !== text) return;
    const literal = text.slice(from, to);
    const start = lineStarts(inner)[line - 1] ?? 0;
    const end = inner.indexOf('\n', start);
    const offset = (at: number): number => from + rawOffset(literal, at);
    const stop = end < 0 ? inner.length : end;
    this.goTo({ from: offset(Math.min(start + column - 1, stop)), to: offset(stop) });
  }

  /** Writes what was set in a panel to the source. `what` completes "Wrote … to the source." */
  async writeChanges(changes: readonly Change[], what: string): Promise<void> {
    const text = this.#current();
    const edits = await this.#analyst.api.editsFor(text, changes);
    if (!edits)
      return this.say(`${what} could not be written: mend the faults of the text first.`, 'warning');
    this.#apply([edits], text);
    this.say(`Wrote ${what} to the source. Undo takes it back.`);
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
    if (text === this.#analysedText) return this.#apply([fix.edits], text);
    await this.#commit();
    const again = this.problems.find((p) => p.code === problem.code && p.pointer === problem.pointer);
    const same = again?.fixes.find((f) => f.title === fix.title);
    if (same && this.#analysedText !== null) this.#apply([same.edits], this.#analysedText);
  }

  async fixAll(code: string): Promise<void> {
    const text = this.#current();
    const { rounds } = await this.#analyst.api.fixAll(this.#request(text), code);
    this.#apply(rounds, text);
  }

  async #start(): Promise<void> {
    try {
      this.#hosts = await this.#analyst.api.hosts();
      await this.#commit();
    } catch (error) {
      this.say(`The checks could not be started: ${messageOf(error)}`, 'warning');
    }
  }

  #request(text: string): Request {
    return {
      text,
      hostId: this.#hostChoice,
      release: this.release,
      path: this.#path,
      older: this.#older,
    };
  }

  async #commit(): Promise<void> {
    const text = this.#text;
    try {
      const analysis = await this.#analyst.analyse(this.#request(text));
      if (!analysis) return;
      if (text === this.#text) this.#editor?.showProblems(analysis.problems);
      // Squiggles and list are painted in tasks of their own, so that a key press can come between them.
      const turn = ++this.#turn;
      await new Promise((done) => setTimeout(done));
      if (turn !== this.#turn) return;
      this.#analysis = analysis;
      this.#analysedText = text;
      await this.#showPreview();
    } catch (error) {
      this.say(`The check failed, which is our fault: ${messageOf(error)}`, 'warning');
    }
  }

  async #showPreview(): Promise<void> {
    const hostId = this.#analysis?.hostId;
    if (this.#tab !== 'preview' || !hostId) return;
    const text = this.#text;
    const { release, path } = this.#request(text);
    const answer = await this.#analyst.api.preview({ text, hostId, release, path });
    if (text === this.#text) this.#preview = answer;
    void this.#findSelected();
  }

  async #findSelected(): Promise<void> {
    if (this.#tab !== 'preview') return;
    const text = this.#text;
    const pointer = await this.#analyst.api.pointerAt(text, this.#caret);
    if (text === this.#text) this.#selected = pointer;
  }

  #current(): string {
    return this.#editor?.text() ?? this.#text;
  }

  #replace(text: string): void {
    this.#replacing = true;
    if (this.#editor) this.#editor.replaceAll(text);
    else this.edit(text);
    this.#replacing = false;
  }

  /** Edits are made only in the very text that they were computed for. */
  #apply(rounds: readonly (readonly TextEdit[])[], text: string): void {
    if (this.#current() === text) this.#editor?.apply(rounds);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
