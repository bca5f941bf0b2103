// What the releases do with everything that is open, for all that shows or shares verdicts.

import { withFiles } from '../../pipeline/judge.ts';
import type { Verdict } from '../../model/verdict.ts';
import { isCompiled } from '../../text/language.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** The verdicts of the newest check, with those files beside the manifest that were checked; [] before the first. */
export function pluginVerdicts({ main, documents }: Workspace): Verdict[] {
  const [, ...beside] = documents;
  // Code that waits for the compiler is not sound yet.
  const waits = (one: (typeof beside)[number]): boolean =>
    main.host?.codeReleases !== undefined && isCompiled(one.language) && !one.isCompiled;
  const checked = beside.filter((one) => one.text === one.analysedText && !waits(one));
  const isCode = main.language === 'json' && checked.some(({ language }) => isCompiled(language));
  const codeReleases = isCode ? main.host?.codeReleases?.map(({ id }) => id) : [];
  return withFiles(main.analysis?.verdicts ?? [], checked, codeReleases).filter(
    ({ release }) => main.release === null || release === main.release,
  );
}
