// The manifest's text with what a person chose for it and what the newest check found in it.

import type { HostCard } from '../../workers/contract.ts';
import type { Language, PluginFile } from '../model/file.ts';
import type { Span } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { TextEdit } from '../model/fix.ts';
import type { Analysis } from '../check/check.ts';
import type { CheckRequest } from '../check/recognise.ts';
import { isCompiled } from '../files/language.ts';
import type { Analyst } from './analyst.ts';
import type { EditorDocument } from './editor-document.ts';
import { failureOf } from './message-of.ts';
import { Newest } from './newest.ts';
import { FIXES_LATER, withFormerFixes, REST, typedSpan, withPatience } from './problems/patience.ts';

export interface DocumentContext {
  readonly analyst: Analyst;
  /** All hosts; empty until they are loaded. */
  readonly hosts: () => readonly HostCard[];
  /** The files beside the document, which checks read too. */
  readonly others: () => readonly PluginFile[];
  /** The same analysis with what the compiler says, where the text is a plugin's own code. `again`: to check anew. */
  readonly compiled: (analysis: Analysis, request: CheckRequest, again: () => void) => Promise<Analysis>;
  readonly onfailure: (message: string) => void;
}

/** A manifest with its analysis. The text and the overrides change only through verbs; each of them starts a check. */
export class OpenDocument implements EditorDocument {
  readonly #context: DocumentContext;
  #text = $state.raw('');
  #overrides = $state.raw<Overrides>(NO_OVERRIDES);
  #squiggles = $state.raw<readonly Problem[]>([]);
  #analysis = $state.raw<Analysis | null>(null);
  #analysedText: string | null = null;
  #failure = $state.raw<string | null>(null);
  readonly #checks = new Newest();
  /** Analyses: a newer one wins over an older one that still waits to be shown. */
  readonly #shows = new Newest();
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where keys are being pressed; null after a rest. */
  #typing: Span | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What is shown then; null where that is shown already. */
  #whole: readonly [analysis: Analysis, text: string] | null = null;

  /** The chosen or detected host; null where none is known. */
  readonly host = $derived.by(
    () => this.#context.hosts().find(({ id }) => id === this.#analysis?.hostId) ?? null,
  );
  /** The problems that the lists show, in the order of the text. */
  readonly problems = $derived(this.#analysis?.problems ?? []);
  readonly judgedWith = $derived(this.#analysis?.judgedWith ?? null);
  /** The chosen path, else the one that the host expects; '' before the first check. */
  readonly path = $derived(this.#overrides.path ?? this.#analysis?.path ?? '');
  /** Id of the chosen release, if this host has it; null for all releases. */
  readonly release = $derived(
    this.host?.releases.some((r) => r.id === this.#overrides.release) ? this.#overrides.release : null,
  );

  constructor(text: string, context: DocumentContext) {
    this.#text = text;
    this.#context = context;
  }

  get text(): string {
    return this.#text;
  }
  get overrides(): Overrides {
    return this.#overrides;
  }
  /** What the newest check found; null before the first one ends. */
  get analysis(): Analysis | null {
    return this.#analysis;
  }
  get language(): Language {
    return this.#analysis?.language ?? 'json';
  }
  get hidden(): number {
    return this.#analysis?.hidden ?? 0;
  }
  /** Why nothing is known of the newest text, which has no analysis then; null where its check has not failed. */
  get failure(): string | null {
    return this.#failure;
  }
  /** The text that `analysis` is of; null before the first check ends. */
  get analysedText(): string | null {
    return this.#analysedText;
  }
  /** The problems of the newest text, a task earlier than the lists have them, so a key press can come between. */
  get squiggles(): readonly Problem[] {
    return this.#squiggles;
  }

  /** Replaces the text. `typed` is true for a person's typing: the fixes of a long text then wait for a pause. */
  setText(text: string, typed: boolean): void {
    this.#rests(typed ? typedSpan(this.#text, text) : null);
    this.#text = text;
    void this.#check(typed);
  }

  /** Sets some of the overrides and checks again. */
  override(part: Partial<Overrides>): void {
    this.#overrides = { ...this.#overrides, ...part };
    void this.#check();
  }

  /** Chooses what the Convert tab converts to; no check depends on it. */
  chooseTarget(target: string | null): void {
    this.#overrides = { ...this.#overrides, target };
  }

  /** Takes over a stored set of overrides; the text that follows is what gets checked. */
  restoreOverrides(overrides: Overrides): void {
    this.#overrides = overrides;
  }

  /** What to ask a worker about this document, with `text` as its text. */
  requestFor(text: string): CheckRequest {
    const { host, release, path, older } = this.#overrides;
    return { text, hostId: host, release, path, older, others: this.#context.others() };
  }

  /** Checks the text as it is now; null where that failed or a newer text took its place. */
  async check(): Promise<Analysis | null> {
    await this.#check();
    return this.#analysedText === this.#text ? this.#analysis : null;
  }

  async fixAll(text: string, code: string): Promise<readonly (readonly TextEdit[])[]> {
    return (await this.#context.analyst.api.fixAll(this.requestFor(text), code)).rounds;
  }

  async #check(typed = false): Promise<void> {
    const text = this.#text;
    const withoutFixes = typed && text.length > FIXES_LATER.from;
    const isNewest = this.#checks.begin();
    clearTimeout(this.#rest);
    try {
      const request = { ...this.requestFor(text), withoutFixes };
      const found = await this.#context.analyst.analyse(request);
      if (!found) return;
      const analysis = withoutFixes ? withFormerFixes(found, this.problems) : found;
      if (!isCompiled(analysis.language)) await this.#show(analysis, text);
      else {
        // Until the compiler answers, its previous answer is shown, or a message that it is still working.
        if (this.language !== analysis.language) await this.#show(analysis, text);
        const compiled = await this.#context.compiled(analysis, request, () => void this.#check());
        if (isNewest()) await this.#show(compiled, text);
      }
      // A newer text has a pause of its own.
      if (withoutFixes && text === this.#text)
        this.#rest = setTimeout(() => void this.#check(), FIXES_LATER.pause);
    } catch (error) {
      const message = failureOf('The check', error);
      // What was found in an earlier text says nothing about this one.
      if (isNewest()) this.#set(null, text, message);
      this.#context.onfailure(message);
    }
  }

  /** Typing goes on at this place, or has ended; after a rest all that was found is shown. */
  #rests(typing: Span | null): void {
    this.#typing = typing;
    clearTimeout(this.#patience);
    if (!typing) return;
    this.#patience = setTimeout(() => {
      this.#typing = null;
      if (this.#whole) void this.#show(...this.#whole);
    }, REST);
  }

  async #show(whole: Analysis, text: string): Promise<void> {
    const analysis = this.#typing ? withPatience(whole, this.#analysis, this.#typing) : whole;
    this.#whole = analysis === whole ? null : [whole, text];
    if (text === this.#text) this.#squiggles = analysis.problems;
    const isNewest = this.#shows.begin();
    await new Promise((done) => setTimeout(done));
    if (isNewest()) this.#set(analysis, text, null);
  }

  #set(analysis: Analysis | null, text: string, failure: string | null): void {
    this.#shows.begin();
    if (!analysis) this.#squiggles = [];
    this.#analysis = analysis;
    this.#analysedText = analysis ? text : null;
    this.#failure = failure;
  }
}

/** In every member, null follows the text. */
export interface Overrides {
  /** Id of a host. */
  readonly host: string | null;
  /** Id of a release, which only some hosts have. */
  readonly release: string | null;
  /** Folder and file name. */
  readonly path: string | null;
  /** An older version of the text to compare with. */
  readonly older: string | null;
  /** Id of what the Convert tab converts to. */
  readonly target: string | null;
  /** Where it was opened from, as the fragment of a link (`#gh=…`); absent or null where it was not from an address. */
  readonly from?: string | null;
}

const NO_OVERRIDES: Overrides = { host: null, release: null, path: null, older: null, target: null };
