// The files beside the manifest: their texts, which of them is in the editor, and where the manifest can be saved to.

import type { PluginFile } from '../../model/file.ts';
import type { OpenDocument } from '../document.svelte.ts';
import type { FileSet, FileSetContext, FileStore } from './file-set.svelte.ts';

export interface KeptFiles {
  /** Their documents, where they had some. */
  readonly others: readonly (PluginFile | OpenDocument)[];
  readonly closed: readonly OpenDocument[];
  readonly open: string | null;
  readonly handle: FileSystemFileHandle | null;
}

/** What the page knows of the files before their documents are loaded; those report every change. */
export class OpenFiles implements FileStore {
  readonly #context: FileSetContext;
  #others = $state.raw<readonly PluginFile[]>([]);
  #open = $state.raw<string | null>(null);
  #handle = $state.raw<FileSystemFileHandle | null>(null);
  #set = $state.raw<FileSet | null>(null);
  #loading: Promise<FileSet> | null = null;

  constructor(context: FileSetContext) {
    this.#context = context;
  }

  /** The plugin's other files, for example its handler; another list whenever one of them has changed. */
  get others(): readonly PluginFile[] {
    return this.#others;
  }
  get open(): string | null {
    return this.#open;
  }
  /** Their documents; null until a plugin with other files is opened and that code is loaded. */
  get set(): FileSet | null {
    return this.#set;
  }
  /** The manifest's own file, where the browser can write to it. */
  get handle(): FileSystemFileHandle | null {
    return this.#handle;
  }

  keep(): KeptFiles {
    const { documents, closed } = this.#set ?? { documents: this.#others, closed: [] };
    return { others: documents, closed, open: this.#open, handle: this.#handle };
  }

  /** Something else is open. */
  replace({ others, closed, open, handle }: KeptFiles): void {
    this.#others = others.map(({ path, text }) => ({ path, text }));
    this.#open = open;
    this.#handle = handle;
    this.#set?.replace(others, closed);
    if (others.length > 0) this.load().catch(() => undefined);
  }

  /** The documents, loaded if they are not there yet. Rejects where their code cannot be loaded. */
  load(): Promise<FileSet> {
    this.#loading ??= import('./file-set.svelte.ts').then(({ FileSet }) => {
      this.#set = new FileSet(this.#context, this, this.#others);
      return this.#set;
    });
    this.#loading.catch(() => {
      this.#loading = null;
      this.#context.notices.show('The other files could not be opened. Reload the page.', 'warning');
    });
    return this.#loading;
  }

  show(path: string | null): void {
    this.#open = path;
  }

  changed(others: readonly PluginFile[]): void {
    this.#others = others;
  }

  saveTo(handle: FileSystemFileHandle | null): void {
    this.#handle = handle;
  }
}
