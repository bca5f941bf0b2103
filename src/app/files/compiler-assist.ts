// What the compiler says of a caret in one of the open files.

import type { PlaceRequest } from '../../../workers/typescript-contract.ts';
import type { Completion, Hover, DefinitionPlace, Renaming, Signature } from '../../model/assist.ts';
import { mainOf } from '../../files/plugin.ts';
import type { Compiler } from '../compiler.svelte.ts';
import type { CodeAssistant, EditorDocument } from '../editor-document.ts';
import type { Manifest } from '../manifest.svelte.ts';
import type { Notices } from '../notices.svelte.ts';

export interface CompilerContext {
  readonly main: Manifest;
  readonly notices: Notices;
}

/** Asks about one file. The compiler is loaded only where a person pressed keys for it. */
export class CompilerAssist implements CodeAssistant {
  readonly #context: CompilerContext;
  readonly #path: string;

  constructor(context: CompilerContext, { path }: Pick<EditorDocument, 'path'>) {
    this.#context = context;
    this.#path = path;
  }

  complete(text: string, offset: number, asked: boolean): Promise<Completion | null> {
    return this.#ask(text, offset, asked, (compiler, request) => compiler.atCaret.complete(request));
  }
  hover(text: string, offset: number): Promise<Hover | null> {
    return this.#ask(text, offset, false, (compiler, request) => compiler.atCaret.hover(request));
  }
  signature(text: string, offset: number): Promise<Signature | null> {
    return this.#ask(text, offset, false, (compiler, request) => compiler.atCaret.signature(request));
  }
  definition(text: string, offset: number): Promise<DefinitionPlace | null> {
    return this.#ask(text, offset, true, (compiler, request) => compiler.atCaret.definition(request));
  }
  rename(text: string, offset: number, name: string | null): Promise<Renaming | null> {
    return this.#ask(text, offset, true, (compiler, request) => compiler.atCaret.rename(request, name));
  }

  async #ask<T>(
    text: string,
    offset: number,
    load: boolean,
    ask: (compiler: Compiler, request: PlaceRequest) => Promise<T>,
  ): Promise<T | null> {
    const { main, notices } = this.#context;
    const { codeRequest, compiler } = await import('../compiler.svelte.ts');
    if (compiler.state !== 'ready' && compiler.state !== 'loading' && !load) return null;
    const hostId = main.host?.codeReleases ? main.host.id : null;
    if (!(await compiler.load(notices, () => undefined, hostId))) return null;
    const { plugin, ...asked } = codeRequest(hostId ?? '', main.plugin, main.requestFor().release);
    const name = mainOf(plugin).path;
    const path = this.#path === main.path ? name : this.#path;
    const files = plugin.files.map((file) => (file.path === path ? { path, text } : file));
    // Where it is stopped, typing goes on without help.
    return ask(compiler, { ...asked, plugin: { ...plugin, files }, path, offset }).catch(() => null);
  }
}
