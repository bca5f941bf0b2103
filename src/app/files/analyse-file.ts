// The one place where a worker is asked about a file beside the manifest: for its problems, for completion and hover.

import type { FileAnalysis } from '../../pipeline/check-file.ts';
import type { CodeAssistRequest } from '../../pipeline/assist-code.ts';
import type { OpenDocument } from '../document.svelte.ts';
import type { Assistant } from '../editor-document.ts';
import type { WorkerApi } from '../worker-client.ts';
import type { FileDocument } from './file-document.svelte.ts';

/** What a check of a file needs of the workspace. */
export interface AnalyseContext {
  readonly main: OpenDocument;
  readonly api: WorkerApi;
}

/** Languages that no check reads. */
const UNCHECKED: readonly string[] = ['text', 'markdown'];

/**
 * Checks one file with the worker. A compiler that knows a language better takes over here, by `document.language`:
 * its answer has the same shape.
 */
export async function analyseFile(
  { main, api }: AnalyseContext,
  document: FileDocument,
): Promise<FileAnalysis> {
  const { path, text, language } = document;
  if (UNCHECKED.includes(language)) return { language, problems: [], hidden: 0 };
  const request = main.requestFor(main.text);
  // JSON is checked alone, so the other texts need not be copied to the worker.
  const others = language === 'json' ? [{ path, text }] : (request.others ?? []);
  return api.analyseFile({ ...request, others, file: path });
}

/** Completion and hover in a script, from what the manifest's host knows; nothing in other files. */
export function assistantOf({ main, api }: AnalyseContext, { path, language }: FileDocument): Assistant {
  const isScript = language === 'javascript' || language === 'typescript';
  const request = (text: string, offset: number): CodeAssistRequest => ({
    ...main.requestFor(main.text),
    file: { path, text },
    offset,
    pointer: null,
  });
  return {
    complete: async (text, offset) => (isScript ? api.completeCode(request(text, offset)) : null),
    hover: async (text, offset) => (isScript ? api.hoverCode(request(text, offset)) : null),
  };
}
