// What loading came to, in words, and whether what is open is still what was loaded.

import type { LoadResult } from '../../model/load.ts';
import type { VerdictKind } from '../../model/verdict.ts';

/** A headline with the kind of verdict that it is. `release` is its label. */
export function outcomeOf(
  { kind, plugins }: Pick<LoadResult, 'kind' | 'plugins'>,
  release: string,
): { readonly verdict: VerdictKind; readonly text: string } {
  switch (kind) {
    case 'loaded':
      return {
        verdict: plugins.length > 0 ? 'accepted' : 'refused',
        text: `${release} ${startsWith(plugins.length)}`,
      };
    case 'aborted':
      return { verdict: 'crashes', text: `${release} does not start: an exception ends it` };
    case 'unknown':
      return { verdict: 'unknown', text: `Cannot tell from here what ${release} does` };
    case 'failed':
      return { verdict: 'unknown', text: 'It was not loaded' };
  }
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
