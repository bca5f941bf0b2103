// The open files beside the manifest and what can be done with them; loaded when there are any.

import type { CheckRequest } from '../../check/recognise.ts';
import { isCheckedBeside, isLinked, languageOf } from '../../files/language.ts';
import { mainOf, othersOf, pluginOf } from '../../files/plugin.ts';
import { baseName, safePaths } from '../../files/paths.ts';
import type { PluginFile } from '../../model/file.ts';
import type { KeptDrafts } from '../drafts/kept-drafts.ts';
import { Newest } from '../newest.ts';
import type { Notices } from '../notices.svelte.ts';
import { OpenDocument, type DocumentContext } from '../document.svelte.ts';
import type { AssistContext } from './assist.ts';

export interface FileSetContext extends AssistContext {
  readonly engineFor: DocumentContext['engineFor'];
  readonly notices: Notices;
  readonly drafts: Pick<KeptDrafts, 'part'> | null;
}

/** Where the rest of the page reads the files; it has them before this code is loaded. */
export interface FileStore {
  /** Path of the file in the editor; null for the manifest. */
  readonly open: string | null;
  show(path: string | null): void;
  /** To be called with all files after one of them is another. */
  changed(others: readonly PluginFile[]): void;
}

/** Checks that read several files wait for a pause of this length, ms. */
const PAUSE_MS = 300;

/** The documents beside the manifest, in the order of their tabs. */
export class FileSet {
  readonly #context: FileSetContext;
  readonly #store: FileStore;
  readonly #files: DocumentContext;
  #documents = $state.raw<readonly OpenDocument[]>([]);
  #closed = $state.raw<readonly OpenDocument[]>([]);
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #rounds = new Newest();

  constructor(context: FileSetContext, store: FileStore, files: readonly PluginFile[]) {
    this.#context = context;
    this.#store = store;
    this.#files = {
      api: context.api,
      requestFor: (document, text) => this.#requestFor(document, text),
      engineFor: context.engineFor,
      languageOf,
      onchange: () => this.#changed(),
      onfailure: (message) => context.notices.show(message, 'warning'),
    };
    this.replace(files);
    $effect.root(() => {
      $effect(() => {
        // There is a new analysis for every new manifest, host and release, and after every change of a file.
        if (context.main.analysis) void this.#check(true);
      });
    });
  }

  get documents(): readonly OpenDocument[] {
    return this.#documents;
  }
  /** What was closed since the plugin was opened, the newest first: nothing that was typed is lost. */
  get closed(): readonly OpenDocument[] {
    return this.#closed;
  }

  /** The document with this path, or null. */
  find(path: string | null): OpenDocument | null {
    return this.#documents.find((document) => document.path === path) ?? null;
  }

  /** Other files are open, or documents that were open before; the caller knows them already. */
  replace(files: readonly (PluginFile | OpenDocument)[], closed: readonly OpenDocument[] = []): void {
    clearTimeout(this.#rest);
    this.#documents = files.map((file) =>
      file instanceof OpenDocument ? file : new OpenDocument(file.path, file.text, this.#files),
    );
    this.#closed = closed;
    void this.#check(false);
  }

  /** Adds files; one of the same path gets the new text, as a change that can be undone. */
  add(files: readonly PluginFile[]): void {
    if (files.some(({ path }) => this.find(path))) this.#context.drafts?.part();
    for (const { path, text } of files) {
      const there = this.find(path);
      if (there) there.setText(text);
      else this.#insert(new OpenDocument(path, text, this.#files), this.#documents.length);
    }
  }

  /** Adds a file under a safe name that no other file has, and shows it. */
  create(path: string, text: string): OpenDocument {
    const document = new OpenDocument(this.#freePath(path, null), text, this.#files);
    this.#insert(document, this.#documents.length);
    this.#store.show(document.path);
    return document;
  }

  /** Gives a file another name; the name that it got, which is safe and no other file's. */
  rename(document: OpenDocument, path: string): string {
    const free = this.#freePath(path, document);
    const shown = this.#store.open === document.path;
    document.moveTo(free);
    if (shown) this.#store.show(free);
    void document.check();
    this.#changed();
    return free;
  }

  /** Takes a file out of the plugin; the notice gives it back, and after a reload the history. */
  close(document: OpenDocument): void {
    const at = this.#documents.indexOf(document);
    if (at < 0) return;
    const shown = this.#store.open === document.path;
    if (document.text !== '') this.#context.drafts?.part();
    this.#documents = this.#documents.toSpliced(at, 1);
    this.#closed = [document, ...this.#closed];
    // The tab beside it is shown, as in other editors.
    if (shown) this.#store.show((this.#documents[at] ?? this.#documents[at - 1])?.path ?? null);
    this.#changed();
    this.#context.notices.show(`Closed ${document.path}.`, 'info', [
      { label: 'Undo', run: () => this.reopen(document, at) },
    ]);
  }

  /** Brings back a closed file with its text and undo history. */
  reopen(document: OpenDocument, at = this.#documents.length): void {
    if (!this.#closed.includes(document)) return;
    this.#closed = this.#closed.filter((one) => one !== document);
    document.moveTo(this.#freePath(document.path, null));
    this.#insert(document, at);
    this.#store.show(document.path);
  }

  #insert(document: OpenDocument, at: number): void {
    this.#documents = this.#documents.toSpliced(at, 0, document);
    void document.check();
    this.#changed();
  }

  /** A safe path beside the manifest and the others, without `self`. */
  #freePath(path: string, self: OpenDocument | null): string {
    const others = this.#documents.filter((one) => one !== self).map((one) => one.path);
    return safePaths([baseName(this.#context.main.path), ...others, path]).at(-1) ?? path;
  }

  /** The manifest's request about this file. Only the manifest counts for JSON, so other texts need not go along. */
  #requestFor({ path, language }: OpenDocument, text: string): CheckRequest {
    const { main } = this.#context;
    const { plugin } = main;
    const others = language === 'json' ? [] : othersOf(plugin);
    const file = { path, text };
    const open = others.map((other) => (other.path === path ? file : other));
    const files = open.includes(file) ? open : [...open, file];
    return { ...main.requestFor(), plugin: pluginOf(mainOf(plugin), files), file: path };
  }

  #changed(): void {
    this.#store.changed(this.#documents.map(({ path, text }) => ({ path, text })));
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#context.main.check(), PAUSE_MS);
  }

  /** Checks one file after the other. `linked` leaves out those whose check reads no other file. */
  async #check(linked: boolean): Promise<void> {
    const isNewest = this.#rounds.begin();
    for (const document of this.#documents) {
      if (!isNewest()) return;
      const fresh = document.analysedText === null;
      if (!linked || fresh || this.#isLinked(document)) await document.check();
    }
  }

  #isLinked({ path, language }: OpenDocument): boolean {
    const { host, path: manifest } = this.#context.main;
    return isLinked(language) || isCheckedBeside(host?.schemas ?? [], path, manifest);
  }
}
