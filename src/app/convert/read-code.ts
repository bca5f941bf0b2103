// What engines found in the code of the plugin that is converted: the compiler, where its host has plugins in code, and
// CPython, where a person loaded the files.

import { isCompiled, languageOf } from '../../text/language.ts';
import { mainPath } from '../../text/beside.ts';
import { Stopped } from '../worker-client.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** The code of one draft, read again only when it changes. */
export class CodeToConvert {
  readonly #workspace: Workspace;
  #last: { readonly text: string; readonly others: unknown; readonly answer: unknown } | null = null;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** What goes with a request; undefined without code, or without the compiler, which says so and calls `again` after Retry. */
  async read(again: () => void): Promise<unknown> {
    const { main, files, notices } = this.#workspace;
    const { host, text } = main;
    const { others } = files;
    const [release] = host?.codeReleases ?? [];
    if (!host || !release || ![main, ...others].some(({ path }) => isCode(path))) return this.#loaded();
    if (this.#last?.text === text && this.#last.others === others) return this.#last.answer;
    const { compiler } = await import('../compiler.svelte.ts');
    if (!(await compiler.load(notices, again))) return undefined;
    const path = mainPath(main.path, others);
    const request = { files: [{ path, text }, ...others], main: path, hostId: host.id, release: release.id };
    try {
      const answer = await compiler.reading(request);
      this.#last = { text, others, answer };
      return answer;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      notices.show(`${error.message} The code is left out of conversions until it changes.`, 'warning');
      return undefined;
    }
  }

  /** What a person loaded of files in Python; undefined where nothing of them was. */
  async #loaded(): Promise<unknown> {
    const { documents, main, files, memory } = this.#workspace;
    if (!documents.some(({ language }) => language === 'python')) return undefined;
    const { readingOfDraft } = await import('../load/states.ts');
    return readingOfDraft(memory, main, files.others);
  }
}

function isCode(path: string): boolean {
  return isCompiled(languageOf(path));
}
