// Completion and hover in a document, from what the plugin's host and the compiler know.

import type { AssistRequest } from '../../check/assist.ts';
import { engineOf } from '../../files/language.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import type { WorkerApi } from '../worker-client.ts';
import { compilerOf, type CompilerContext } from './compiler-assist.ts';

export interface AssistContext extends CompilerContext {
  readonly api: WorkerApi;
}

/** What is known of a document, by its language; a part of a manifest is its host's alone. */
export function assistantOf(context: AssistContext, document: EditorDocument): Assistant {
  const { main, api } = context;
  const request = (text: string, offset: number): AssistRequest => ({
    ...document.requestFor(text),
    hostId: main.host?.id ?? null,
    offset,
  });
  const isCompiled = !document.part && engineOf(document.language) === 'compiler';
  const code = isCompiled ? compilerOf(context, document) : undefined;
  return {
    complete: async (text, offset, asked) =>
      (await api.complete(request(text, offset))) ?? code?.('complete', { text, offset, asked }) ?? null,
    hover: async (text, offset) =>
      (await api.hover(request(text, offset))) ?? code?.('hover', { text, offset, asked: false }) ?? null,
    ...(code && { code }),
  };
}
