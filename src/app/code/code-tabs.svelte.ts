// The strings of the manifest that are open as code; loaded when the first one is opened.

import { embeddedText } from '../../lang/json/embedded.ts';
import type { EditorDocument } from '../editor-document.ts';
import { CodeDocument, type ManifestContext } from './code-document.svelte.ts';

export interface CodeTabsContext extends Omit<ManifestContext, 'ongone'> {
  show(document: EditorDocument): void;
}

/** The documents of code inside the manifest, in the order of their tabs. */
export class CodeTabs {
  readonly #context: CodeTabsContext;
  readonly #code: ManifestContext;
  #documents = $state.raw<readonly CodeDocument[]>([]);
  #shown = $state.raw<CodeDocument | null>(null);

  constructor(context: CodeTabsContext) {
    this.#context = context;
    const { main, notices } = context;
    this.#code = {
      main,
      notices,
      ongone: (document) => {
        this.close(document);
        notices.show(`Closed ${document.path}: the manifest does not have this code any more.`);
      },
    };
  }

  get documents(): readonly CodeDocument[] {
    return this.#documents;
  }
  /** The one in the editor; null where the editor shows a file. */
  get shown(): CodeDocument | null {
    return this.#shown;
  }

  /** Another document is shown, which may be one of these. */
  shows(document: EditorDocument): void {
    this.#shown = this.#documents.find((one) => one === document) ?? null;
  }

  /** Opens the code at a pointer of the manifest and shows it; a text that cannot be shown as it is stays closed. */
  async open(pointer: string): Promise<void> {
    const { main, notices } = this.#context;
    const known = (): CodeDocument | undefined => this.#documents.find((one) => one.pointer === pointer);
    const analysis = main.analysedText === main.text ? main.analysis : await main.check();
    const part = analysis?.code.find((one) => one.pointer === pointer);
    const embedded = part && embeddedText(main.text, part);
    if (!embedded) {
      notices.show(
        'This code cannot be edited apart from the manifest. Fix its syntax problems first.',
        'warning',
      );
      return;
    }
    const document = known() ?? new CodeDocument(this.#code, part, embedded);
    if (!this.#documents.includes(document)) this.#documents = [...this.#documents, document];
    this.#context.show(document);
  }

  /** Closes a tab; the manifest has everything that was typed. */
  close(document: CodeDocument): void {
    const shown = this.#shown === document;
    document.dispose();
    this.#documents = this.#documents.filter((one) => one !== document);
    if (shown) this.#context.show(this.#context.main);
  }

  clear(): void {
    for (const document of this.#documents) document.dispose();
    this.#documents = [];
    this.#shown = null;
  }
}
