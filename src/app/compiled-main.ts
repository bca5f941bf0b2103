// What the compiler says where the main text is a plugin's own code; loaded when the first such text is open.

import type { CodeRequest } from '../../workers/typescript-contract.ts';
import type { Analysis } from '../pipeline/check.ts';
import type { PreviewAnswer } from '../pipeline/preview.ts';
import type { CheckRequest } from '../pipeline/recognise.ts';
import { mainPath } from '../text/language.ts';
import { compiler } from './compiler.svelte.ts';
import type { Notices } from './notices.svelte.ts';

function codeRequest(analysis: Analysis, { text, release, others = [] }: CheckRequest): CodeRequest {
  const { hostId } = analysis;
  const beside = others.filter((file) => file.path !== analysis.path);
  const path = mainPath(analysis.path, beside);
  return { files: [{ path, text }, ...beside], main: path, hostId: hostId ?? '', release };
}

/** The analysis with the compiler's problems and verdicts; unchanged if the compiler cannot be loaded. `again` runs after Retry. */
export async function compiledMain(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
  again: () => void,
): Promise<Analysis> {
  if (!(await compiler.load(notices, again, analysis.hostId))) return analysis;
  const asked = codeRequest(analysis, request);
  const { files, verdicts } = await compiler.check(asked);
  const own = files.find(({ path }) => path === asked.main)?.analysis;
  if (!own) return analysis;
  return {
    ...analysis,
    problems: own.problems,
    hidden: own.hidden,
    judgedWith: own.judgedWith ?? null,
    verdicts: verdicts ?? analysis.verdicts,
  };
}

/** What the host makes of the code; null if the compiler cannot be loaded. */
export async function compiledPreview(
  analysis: Analysis,
  request: CheckRequest,
  notices: Notices,
): Promise<PreviewAnswer | null> {
  if (!(await compiler.load(notices, () => undefined, analysis.hostId))) return null;
  return compiler.preview(codeRequest(analysis, request));
}
