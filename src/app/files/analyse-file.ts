// The one place where the analysis of a file beside the manifest is asked for.

import type { FileAnalysis } from '../../pipeline/check-file.ts';
import type { OpenDocument } from '../document.svelte.ts';
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
