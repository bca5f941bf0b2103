// Which release a preview or a run is of where a person has chosen none: one rule for all hosts.

import type { Release } from '../model/host.ts';
import type { Verdict, VerdictKind } from '../model/verdict.ts';

/** A release, and the end of a sentence on why it is this one: `the newest release in which this plugin works`. */
export interface ShownRelease {
  readonly release: string;
  readonly why: string;
}

/** Best first: the newest release with one of these verdicts. */
const RULES: readonly (readonly [kind: VerdictKind, why: string])[] = [
  ['accepted', 'the newest release in which no fault was found'],
  ['types', 'the newest release that loads this plugin, whose types do not match'],
  ['broken', 'the newest release that loads this plugin, with faults'],
];

/**
 * Of these releases, oldest first: the newest in which the plugin works, else the newest that loads it, else the newest.
 * A documentation is taken only where nothing else is there: nothing runs it.
 */
export function shownRelease(
  releases: readonly Pick<Release, 'id'>[],
  verdicts: readonly Pick<Verdict, 'release' | 'kind'>[],
): ShownRelease {
  const ids = releases.map(({ id }) => id).reverse();
  const real = ids.filter((id) => id !== 'documented');
  const shown = real.length > 0 ? real : ids;
  const kindOf = (id: string): VerdictKind | undefined =>
    verdicts.find(({ release }) => release === id)?.kind;
  for (const [kind, why] of RULES) {
    const release = shown.find((id) => kindOf(id) === kind);
    if (release !== undefined) return { release, why };
  }
  const [release = ''] = shown;
  const isKnown = shown.every((id) => kindOf(id) !== undefined && kindOf(id) !== 'unknown');
  return { release, why: `the newest release${isKnown ? '; none loads this plugin' : ''}` };
}
