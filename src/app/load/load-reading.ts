// What the newest load gives to conversions of the same files.

import type { LoadReading } from '../../model/load.ts';
import type { BundleFile } from '../../model/portable.ts';
import type { DraftMemory } from '../draft-memory.ts';
import { besideEachOther } from '../files/saving.ts';
import { isOutdated, type LoadState } from './load-state.svelte.ts';
import { stateFor } from './states.ts';

/** Undefined where nothing was loaded, the server did not start, or a file has another text by now. */
export function readingOf(
  { last }: Pick<LoadState, 'last'>,
  files: readonly BundleFile[],
): LoadReading | undefined {
  if (last?.result.kind !== 'loaded' || isOutdated(last, files, last.release)) return undefined;
  return { files, loaded: last.result.plugins };
}

/** The same of a draft, whose files are the manifest and those beside it. */
export function readingOfDraft(
  memory: DraftMemory,
  main: BundleFile,
  others: readonly BundleFile[],
): LoadReading | undefined {
  return readingOf(stateFor(memory), besideEachOther(main.path, main.text, others));
}
