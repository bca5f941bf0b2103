// One of a plugin's files beside its manifest, open as text.

import type { Language } from '../../model/file.ts';
import type { Problem } from '../../model/problem.ts';
import type { TextEdit } from '../../model/fix.ts';
import type { FileAnalysis } from '../../check/check-file.ts';
import { languageOf } from '../../files/language.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import { failureOf } from '../message-of.ts';
import { Newest } from '../newest.ts';

export interface FileContext {
  readonly analyse: (document: FileDocument) => Promise<FileAnalysis>;
  readonly assist: (document: FileDocument) => Assistant;
  readonly onchange: () => void;
  readonly onfailure: (message: string) => void;
}

/** A file with its problems. Its path is relative to the manifest's folder. */
export class FileDocument implements EditorDocument {
  readonly #context: FileContext;
  #path = $state.raw('');
  #text = $state.raw('');
  #analysis = $state.raw<FileAnalysis | null>(null);
  #analysedText = $state.raw<string | null>(null);
  readonly #checks = new Newest();

  constructor(path: string, text: string, context: FileContext) {
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
    return languageOf(this.#path);
  }
  get assist(): Assistant {
    return this.#context.assist(this);
  }
  get problems(): readonly Problem[] {
    return this.#analysis?.problems ?? [];
  }
  /** Whether a compiler has said what is wrong in it. */
  get isCompiled(): boolean {
    return this.#analysis?.byCompiler === true;
  }
  get hidden(): number {
    return this.#analysis?.hidden ?? 0;
  }
  get judgedWith(): string | null {
    return this.#analysis?.judgedWith ?? null;
  }
  get squiggles(): readonly Problem[] {
    return this.problems;
  }
  get analysedText(): string | null {
    return this.#analysedText;
  }

  /** Gives it another path, which may make it a file of another language. */
  moveTo(path: string): void {
    this.#path = path;
    this.#analysis = null;
    this.#analysedText = null;
  }

  setText(text: string): void {
    this.#text = text;
    void this.check();
    this.#context.onchange();
  }

  /** One check at a time: the newest text is checked when the one before is done. */
  async check(): Promise<void> {
    await this.#checks.run(() => this.#check());
  }

  fixAll(text: string, code: string): Promise<readonly (readonly TextEdit[])[]> {
    if (text !== this.#analysedText) return Promise.resolve([]);
    const edits: TextEdit[] = [];
    for (const { fixes } of this.problems.filter((problem) => problem.code === code)) {
      const [fix] = fixes;
      const end = edits.at(-1)?.to ?? 0;
      // A fix that touches what another one changes is left for the next time.
      if (fix?.edits.every(({ from }) => from >= end)) edits.push(...fix.edits);
    }
    return Promise.resolve([edits]);
  }

  async #check(): Promise<void> {
    const [path, text] = [this.#path, this.#text];
    try {
      const analysis = await this.#context.analyse(this);
      // A newer text has a check of its own.
      if (path !== this.#path || text !== this.#text) return;
      this.#analysis = analysis;
      this.#analysedText = text;
    } catch (error) {
      this.#context.onfailure(failureOf(`The check of ${path}`, error));
    }
  }
}
