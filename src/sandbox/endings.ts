// How endings read that are ours and not the host's.

import type { RunResult } from '../model/run.ts';
import type { Ending } from './run.ts';

/** What the host, or we in its place, make of an ending. */
export type Told = Pick<RunResult, 'kind' | 'isError' | 'content' | 'value' | 'note' | 'line' | 'column'>;

/** By the broken rule, which the guest may have named itself: `__proto__` is not a key of a map. */
const CUT: ReadonlyMap<string, string> = new Map([
  [
    'function',
    'This code ends the function it is placed in and continues outside it. The host runs such code; Plugbench does not.',
  ],
  ['calls', 'The code called the host more than 500 times, so Plugbench stopped the run.'],
]);

export function ourEnding(ending: Extract<Ending, { kind: 'stopped' | 'cut' | 'unavailable' }>): Told {
  switch (ending.kind) {
    case 'stopped':
      return ours('stopped', 'You stopped the run before it ended.');
    case 'cut':
      return ours(
        'cut',
        CUT.get(ending.what) ??
          'The code sent more to the page than a run may, so Plugbench stopped the run.',
      );
    case 'unavailable':
      return ours('unavailable', `${ending.why} Tools cannot be run here.`);
  }
}

/** An ending without any text of the host. */
export function ours(kind: RunResult['kind'], note: string): Told {
  return { kind, isError: true, note };
}
