// What the compiler says where the main text is a plugin's own code; loaded when the first such text is open.

import type { CodeRequest } from '../../workers/typescript-contract.ts';
import type { Analysis } from '../pipeline/check.ts';
import type { PreviewAnswer } from '../pipeline/preview.ts';
import type { CheckRequest } from '../pipeline/recognise.ts';
import { compiler } from './compiler.svelte.ts';
import type { Notices } from './notices.svelte.ts';

function codeRequest(analysis: Analysis, { text, release, others = [] }: CheckRequest): CodeRequest {
  const { path, hostId } = analysis;
  const beside = others.filter((file) => file.path !== path);
  return { files: [{ path, text }, ...beside], main: path, hostId: hostId ?? '', release };
}

/** The analysis with the compiler's problems and verdicts; unchanged if the compiler cannot be loaded. `again` runs after Retry. */
export async function compiledMain(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
  again: () => void,
): Promise<Analysis> {
  if (!(await compiler.load(notices, again))) return analysis;
  const { files, verdicts } = await compiler.check(codeRequest(analysis, request));
  const own = files.find(({ path }) => path === analysis.path)?.analysis;
  if (!own) return analysis;
  return {
    ...analysis,
    problems: own.problems,
    hidden: own.hidden,
    verdicts: verdicts ?? analysis.verdicts,
  };
}

/** What the host makes of the code; null if the compiler cannot be loaded. */
export async function compiledPreview(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
): Promise<PreviewAnswer | null> {
  if (!(await compiler.load(notices, () => undefined))) return null;
  return compiler.api.preview(codeRequest(analysis, request));
}
