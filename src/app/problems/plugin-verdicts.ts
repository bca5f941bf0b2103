// What the releases do with everything that is open, for all that shows or shares verdicts.

import { withFiles } from '../../check/judge.ts';
import type { Verdict } from '../../model/verdict.ts';
import { engineOf } from '../../files/language.ts';
import { besideEachOther } from '../../files/paths.ts';
import { isOutdated } from '../load/load-state.svelte.ts';
import { loadedVerdict } from '../load/states.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** The verdicts of the newest check and of the newest load, with those files beside the manifest that were checked; [] before the first. */
export function pluginVerdicts({ main, documents, files, memory: { loaded } }: Workspace): Verdict[] {
  const [, ...beside] = documents;
  // Code that waits for the compiler is not sound yet.
  const waits = (one: (typeof beside)[number]): boolean =>
    main.host?.codeReleases !== undefined &&
    engineOf(one.language) === 'compiler' &&
    one.analysis?.byCompiler !== true;
  const checked = beside.filter((one) => one.text === one.analysedText && !waits(one));
  const isCode =
    main.language === 'json' && checked.some(({ language }) => engineOf(language) === 'compiler');
  const codeReleases = isCode ? main.host?.codeReleases?.map(({ id }) => id) : [];
  const all = withFiles(main.analysis?.verdicts ?? [], checked, codeReleases).filter(
    ({ release }) => main.release === null || release === main.release,
  );
  if (!loaded || isOutdated(loaded, besideEachOther(main.path, main.text, files.others), main.release))
    return all;
  const release = loaded.release ?? (main.host?.codeReleases ?? main.host?.releases)?.at(-1)?.id;
  return all.map((verdict) =>
    verdict.release === release ? loadedVerdict(verdict, loaded.result) : verdict,
  );
}
