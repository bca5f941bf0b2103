// The one place where a worker is asked about a file beside the manifest: for its problems, for completion and hover.

import type { FileAnalysis } from '../../check/check-file.ts';
import type { CodeAssistRequest } from '../../check/assist-code.ts';
import { isCheckedBeside, isCompiled } from '../../files/language.ts';
import type { OpenDocument } from '../document.svelte.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import type { Notices } from '../notices.svelte.ts';
import type { WorkerApi } from '../worker-client.ts';
import { CompilerAssist } from './compiler-assist.ts';
import type { FileDocument } from './file-document.svelte.ts';

export interface AnalyseContext {
  readonly main: OpenDocument;
  readonly api: WorkerApi;
  readonly notices: Notices;
}

/** Checks one file with the worker that reads its language. */
export async function analyseFile(context: AnalyseContext, document: FileDocument): Promise<FileAnalysis> {
  const { main, api } = context;
  const { path, text, language } = document;
  if (language === 'text') return { language, problems: [], hidden: 0 };
  const compiled = isCompiled(language) ? await compiledAnalysis(context, document) : null;
  if (compiled) return compiled;
  const request = main.requestFor(main.text);
  // Only the manifest counts for JSON, so the other texts need not be copied to the worker.
  const others = language === 'json' ? [{ path, text }] : (request.others ?? []);
  return api.analyseFile({ ...request, others, file: path });
}

/** Completion and hover in code and in JSON that has a schema, from what the manifest's host knows. */
export function assistantOf(
  context: AnalyseContext,
  { path, language }: Pick<EditorDocument, 'path' | 'language'>,
): Assistant {
  const { main, api } = context;
  const isCode = isCompiled(language) || language === 'python';
  const { host } = main;
  if (host && language === 'json' && isCheckedBeside(host.schemas, path, main.path)) {
    return {
      complete: async (text, offset) => api.complete(text, offset, host.id),
      hover: async (text, offset) => api.hover(text, offset, host.id),
    };
  }
  const request = (text: string, offset: number): CodeAssistRequest => ({
    ...main.requestFor(main.text),
    file: { path, text },
    offset,
    pointer: null,
  });
  if (!isCode) return { complete: () => Promise.resolve(null), hover: () => Promise.resolve(null) };
  if (!isCompiled(language))
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

/** What the compiler says; null where this host has none for its plugins, and where it could not be loaded. */
async function compiledAnalysis(
  { main, notices }: AnalyseContext,
  document: FileDocument,
): Promise<FileAnalysis | null> {
  const { host, overrides } = main;
  if (!host?.codeReleases) return null;
  const { codeRequest, compiler } = await import('../compiler.svelte.ts');
  if (!(await compiler.load(notices, () => void document.check(), host.id))) return null;
  const others = main.requestFor(main.text).others ?? [];
  const { files } = await compiler.check(codeRequest(host.id, main, others, overrides.release));
  const own = files.find(({ path }) => path === document.path)?.analysis;
  return own ? { ...own, byCompiler: true } : null;
}
