// A file of the open plugin: its text, and what the newest check found in it.

import type { Language } from '../model/file.ts';
import type { Span, Problem } from '../model/finding.ts';
import type { Analysis } from '../check/check.ts';
import type { CheckRequest } from '../check/recognise.ts';
import type { EditorDocument } from './editor-document.ts';
import { failureOf } from './message-of.ts';
import { Newest } from './newest.ts';
import { FIXES_LATER, withFormerFixes, REST, typedSpan, withPatience } from './problems/patience.ts';
import type { WorkerApi } from './worker-client.ts';

export interface DocumentContext {
  readonly api: Pick<WorkerApi, 'analyse'>;
  /** What to ask a worker about a file of the plugin, with `text` as its text. */
  readonly requestFor: (document: OpenDocument, text: string) => CheckRequest;
  /** The word of the engine that reads its language; null where none does. `again`: to check anew. */
  readonly engineFor: (
    analysis: Analysis,
    request: CheckRequest,
    again: () => void,
  ) => (() => Promise<Analysis>) | null;
  /** By its path; absent where the newest check says it. */
  readonly languageOf?: (path: string) => Language;
  readonly onchange?: () => void;
  readonly onfailure: (message: string) => void;
}

/** A file with its analysis. The text changes only through verbs; each of them starts a check. */
export class OpenDocument implements EditorDocument {
  readonly #context: DocumentContext;
  #path = $state.raw('');
  #text = $state.raw('');
  #squiggles = $state.raw<readonly Problem[]>([]);
  #analysis = $state.raw<Analysis | null>(null);
  #analysedText = $state.raw<string | null>(null);
  #failure = $state.raw<string | null>(null);
  readonly #asks = new Newest();
  readonly #checks = new Newest();
  /** Analyses: a newer one wins over an older one that still waits to be shown. */
  readonly #shows = new Newest();
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where keys are being pressed; null after a rest. */
  #typing: Span | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What is shown then; null where that is shown already. */
  #whole: readonly [analysis: Analysis, text: string] | null = null;

  constructor(path: string, text: string, context: DocumentContext) {
    this.#path = path;
    this.#text = text;
    this.#context = context;
  }

  get path(): string {
    return this.#path;
  }
  get text(): string {
    return this.#text;
  }
  get language(): Language {
    return this.#context.languageOf?.(this.#path) ?? this.#analysis?.language ?? 'json';
  }
  /** What the newest check found; null before the first one ends. */
  get analysis(): Analysis | null {
    return this.#analysis;
  }
  /** The problems that the lists show, in the order of the text. */
  get problems(): readonly Problem[] {
    return this.#analysis?.problems ?? [];
  }
  get hidden(): number {
    return this.#analysis?.hidden ?? 0;
  }
  get judgedWith(): string | null {
    return this.#analysis?.judgedWith ?? null;
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

  /** Gives it another path, which may make it a file of another language. */
  moveTo(path: string): void {
    this.#path = path;
    this.#set(null, '', null);
  }

  /** Replaces the text. `typed` is true for a person's typing: the fixes of a long text then wait for a pause. */
  setText(text: string, typed = false): void {
    this.#rests(typed ? typedSpan(this.#text, text) : null);
    this.#text = text;
    this.#context.onchange?.();
    void this.#check(typed);
  }

  /** Checks the text as it is now; null where that failed or a newer text took its place. */
  async check(): Promise<Analysis | null> {
    await this.#check();
    return this.#analysedText === this.#text ? this.#analysis : null;
  }

  /** What to ask a worker about this document, with `text` as its text. */
  requestFor(text = this.#text): CheckRequest {
    return this.#context.requestFor(this, text);
  }

  async #check(typed = false): Promise<void> {
    const [path, text] = [this.path, this.#text];
    const withoutFixes = typed && text.length > FIXES_LATER.from;
    const isNewest = this.#checks.begin();
    clearTimeout(this.#rest);
    try {
      const request = { ...this.requestFor(text), withoutFixes };
      const found = await this.#asks.run(() => this.#context.api.analyse(request));
      if (!found) return;
      const analysis = withoutFixes ? withFormerFixes(found, this.problems) : found;
      await this.#judge(analysis, request, text, isNewest);
      // A newer text has a pause of its own.
      if (withoutFixes && text === this.#text)
        this.#rest = setTimeout(() => void this.#check(), FIXES_LATER.pause);
    } catch (error) {
      const message = failureOf(path ? `The check of ${path}` : 'The check', error);
      // What was found in an earlier text says nothing about this one.
      if (isNewest()) this.#set(null, text, message);
      this.#context.onfailure(message);
    }
  }

  /** Shows what the text says, and then what an engine says of it. */
  async #judge(
    analysis: Analysis,
    request: CheckRequest,
    text: string,
    isNewest: () => boolean,
  ): Promise<void> {
    const engine = this.#context.engineFor(analysis, request, () => void this.#check());
    // Until an engine answers, its previous answer is shown, or a message that it is still working.
    if (!engine || this.#analysis?.language !== analysis.language) await this.#show(analysis, text);
    const judged = await engine?.();
    if (judged && isNewest()) await this.#show(judged, text);
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
