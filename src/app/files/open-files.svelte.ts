// The files that a workspace was opened from: where the manifest can be saved back to, and what is beside it.

import type { SharedFile } from '../../share/state.ts';

/** The files around the active document. */
export class OpenFiles {
  #others = $state.raw<readonly SharedFile[]>([]);
  readonly #changed: () => void;
  #handle = $state.raw<FileSystemFileHandle | null>(null);

  /** `changed` is called after files were added or removed beside the same manifest. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The plugin's other files, for example its handler; the manifest is the editor's text. */
  get others(): readonly SharedFile[] {
    return this.#others;
  }
  /** The manifest's own file, where the browser can write to it. */
  get handle(): FileSystemFileHandle | null {
    return this.#handle;
  }

  /** Another source was opened: its files, and no file to save back to yet. */
  replace(others: readonly SharedFile[]): void {
    this.#others = others;
    this.#handle = null;
  }

  /** Adds files; one of the same path is replaced. */
  add(files: readonly SharedFile[]): void {
    const paths = files.map(({ path }) => path);
    this.#others = [...this.#others.filter(({ path }) => !paths.includes(path)), ...files];
    this.#changed();
  }

  remove(path: string): void {
    this.#others = this.#others.filter((file) => file.path !== path);
    this.#changed();
  }

  saveTo(handle: FileSystemFileHandle | null): void {
    this.#handle = handle;
  }
}
