// What loads, what was loaded of each draft for as long as it is open in this visit, and loading in words.

import type { DraftMemory } from '../draft-memory.svelte.ts';
import type { PagePython } from '../python.svelte.ts';
import { LoadState, isOutdated } from './load-state.svelte.ts';
import type { HostCard } from '../../../workers/contract.ts';
import { releaseOf } from '../problems/release-of.ts';
import type { LoadReading, Loader, LoadResult } from '../../model/load.ts';
import type { PluginFile } from '../../model/file.ts';
import { besideEachOther } from '../../files/paths.ts';
import { isLoaded, type Verdict, type VerdictKind } from '../../model/verdict.ts';

const states = new WeakMap<object, LoadState>();

/** Always the same one for a draft's memory. */
export function stateFor(memory: DraftMemory, python: PagePython): LoadState {
  const state = states.get(memory) ?? new LoadState(python.run, memory);
  states.set(memory, state);
  return state;
}

/** Host and release: `Host 2026-08`; the newest release for null. */
export function labelOf(host: HostCard | null, release: string | null): string {
  const newest = (host?.codeReleases ?? host?.releases)?.at(-1)?.id ?? '';
  return `${host?.name ?? ''} ${releaseOf(host, release ?? newest)?.label ?? ''}`.trim();
}

/** Decimal megabytes with one digit behind the point, which no line ends within: `5.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** What a download costs, or that it is over: the end of a sentence about Python. */
export function downloadWords(size: number | null, kept: boolean): string {
  if (size === null) return '';
  return kept
    ? `Python is on this device (${megabytes(size)}).`
    : `The first start downloads ${megabytes(size)}.`;
}

/** Undefined where nothing was loaded, the server did not start, or a file has another text by now. */
export function readingOf(
  { last }: Pick<LoadState, 'last'>,
  files: readonly PluginFile[],
): LoadReading | undefined {
  if (last?.result.kind !== 'loaded' || isOutdated(last, files, last.release)) return undefined;
  return { files, loaded: last.result.plugins };
}

/** The same of a draft, whose files are the manifest and those beside it. */
export function readingOfDraft(
  memory: DraftMemory,
  main: PluginFile,
  others: readonly PluginFile[],
): LoadReading | undefined {
  return readingOf({ last: memory.loaded }, besideEachOther(main.path, main.text, others));
}

const loaders = import.meta.glob<{ loader: Loader }>('../../hosts/*/loader.ts');

/** The loader of a host; null for a host without one. Rejects where its code cannot be loaded. */
export async function loadLoader(hostId: string): Promise<Loader | null> {
  const load = loaders[`../../hosts/${hostId}/loader.ts`];
  return load ? (await load()).loader : null;
}

/** A headline with the kind of verdict that it is. `release` is its label. */
export function outcomeOf(
  { kind, plugins }: Pick<LoadResult, 'kind' | 'plugins'>,
  release: string,
): { readonly verdict: VerdictKind; readonly text: string } {
  if (kind === 'loaded')
    return {
      verdict: plugins.length > 0 ? 'accepted' : 'refused',
      text: `${release} ${startsWith(plugins.length)}`,
    };
  if (kind === 'aborted')
    return { verdict: 'crashes', text: `${release} does not start: an exception ends it` };
  const text = kind === 'failed' ? 'It was not loaded' : `Cannot tell from here what ${release} does`;
  return { verdict: 'unknown', text };
}

/** The verdict of the text with what CPython made of it; the text's own where it was not loaded to an end. */
export function loadedVerdict(verdict: Verdict, { kind, plugins, abort, log, notes }: LoadResult): Verdict {
  const { release } = verdict;
  const by = '(CPython 3.13)';
  if (kind === 'failed') return verdict;
  if (kind === 'unknown') return { release, kind, texts: [], notes };
  if (kind === 'aborted') {
    const texts = abort ? [abort.text] : [];
    return { release, kind: 'crashes', summary: `does not start ${by}`, texts, notes };
  }
  const summary = `${startsWith(plugins.length)} ${by}`;
  if (plugins.length === 0) {
    const warnings = log.filter(({ level }) => toneOf(level) !== 'plain').map(({ text }) => text);
    return { release, kind: 'refused', summary, texts: warnings, notes };
  }
  // What the text shows besides is still true of a plugin that is there.
  const known = isLoaded(verdict.kind) ? verdict : { kind: 'accepted' as const, texts: [] };
  const rest = verdict.notes.filter((note) => !verdict.untilLoad?.includes(note));
  return { release, kind: known.kind, texts: known.texts, summary, notes: [...rest, ...notes] };
}

function startsWith(count: number): string {
  if (count === 0) return 'starts without any plugin of these files';
  return count === 1 ? 'starts with 1 plugin' : `starts with ${String(count)} plugins`;
}

/** Colours of the server's log: names of levels in Python's `logging`. */
export function toneOf(level: string): 'plain' | 'warning' | 'error' {
  if (/^WARN/.test(level)) return 'warning';
  return /^(?:ERROR|CRITICAL|FATAL)/.test(level) ? 'error' : 'plain';
}
