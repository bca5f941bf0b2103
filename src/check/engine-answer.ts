// What an engine says of a plugin, and the one place where it is joined with what was read from the text.

import type { Verdict } from '../model/verdict.ts';
import type { FileAnalysis } from './check.ts';

/** What a compiler found. */
export interface EngineAnswer {
  /** Every file that it judged, in the order of the request. */
  readonly files: readonly FileAnalysis[];
  /** Null where the plugin's main file is not code. */
  readonly verdicts: readonly Verdict[] | null;
}

/** The analysis with the engine's word on the file at this path, which replaces what was read from the text. */
export function withEngine<T extends FileAnalysis>(
  analysis: T,
  { files, verdicts }: EngineAnswer,
  path: string,
): T {
  const own = files.find((file) => file.path === path);
  if (!own) return analysis;
  const { problems, hidden, judgedWith = null } = own;
  return {
    ...analysis,
    problems,
    hidden,
    judgedWith,
    byCompiler: true,
    verdicts: verdicts ?? analysis.verdicts,
  };
}
