// What the compiler says where the main text is a plugin's own code; loaded when the first such text is open.

import type { CodeRequest } from '../../workers/typescript-contract.ts';
import type { Analysis } from '../pipeline/check.ts';
import type { PreviewAnswer } from '../pipeline/preview.ts';
import type { CheckRequest } from '../pipeline/recognise.ts';
import { codeRequest, compiler } from './compiler.svelte.ts';
import type { Notices } from './notices.svelte.ts';

function requestFor({ path, hostId }: Analysis, { text, release, others = [] }: CheckRequest): CodeRequest {
  return codeRequest(hostId ?? '', { path, text }, others, release);
}

/** The analysis with the compiler's problems and verdicts; unchanged if the compiler cannot be loaded. `again` runs after Retry. */
export async function compiledMain(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
  again: () => void,
): Promise<Analysis> {
  if (!(await compiler.load(notices, again, analysis.hostId))) return analysis;
  const asked = requestFor(analysis, request);
  const { files, verdicts } = await compiler.check(asked);
  const own = files.find(({ path }) => path === asked.main)?.analysis;
  if (!own) return analysis;
  const { problems, hidden, judgedWith = null } = own;
  return { ...analysis, problems, hidden, judgedWith, verdicts: verdicts ?? analysis.verdicts };
}

/** What the host makes of the code; null if the compiler cannot be loaded. */
export async function compiledPreview(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
): Promise<PreviewAnswer | null> {
  if (!(await compiler.load(notices, () => undefined, analysis.hostId))) return null;
  return compiler.ask('preview', requestFor(analysis, request));
}
