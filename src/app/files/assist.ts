// Completion and hover in code and in JSON that has a schema, from what the manifest's host and the compiler know.

import type { CodeAssistRequest } from '../../check/assist-code.ts';
import { isCheckedBeside, engineOf } from '../../files/language.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import type { Manifest } from '../manifest.svelte.ts';
import type { Notices } from '../notices.svelte.ts';
import type { WorkerApi } from '../worker-client.ts';
import { CompilerAssist } from './compiler-assist.ts';

export interface AssistContext {
  readonly main: Manifest;
  readonly api: WorkerApi;
  readonly notices: Notices;
}

/** What is known of a file of the plugin, by its language. */
export function assistantOf(
  context: AssistContext,
  { path, language }: Pick<EditorDocument, 'path' | 'language'>,
): Assistant {
  const { main, api } = context;
  const { host } = main;
  if (host && language === 'json' && isCheckedBeside(host.schemas, path, main.path)) {
    return {
      complete: async (text, offset) => api.complete(text, offset, host.id),
      hover: async (text, offset) => api.hover(text, offset, host.id),
    };
  }
  const request = (text: string, offset: number): CodeAssistRequest => ({
    ...main.requestFor(),
    file: { path, text },
    offset,
    pointer: null,
  });
  if (engineOf(language) === null)
    return { complete: () => Promise.resolve(null), hover: () => Promise.resolve(null) };
  if (engineOf(language) !== 'compiler')
    return {
      complete: (text, offset) => api.completeCode(request(text, offset)),
      hover: (text, offset) => api.hoverCode(request(text, offset)),
    };
  const code = new CompilerAssist(context, { path });
  return {
    complete: async (text, offset, asked) =>
      (await api.completeCode(request(text, offset))) ?? code.complete(text, offset, asked),
    hover: async (text, offset) => (await api.hoverCode(request(text, offset))) ?? code.hover(text, offset),
    code,
  };
}
