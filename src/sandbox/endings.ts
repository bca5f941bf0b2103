// How endings read that are ours and not the host's.

import type { Outcome } from '../model/run.ts';
import type { Ending } from './run.ts';

/** What the host, or we in its place, make of an ending. */
export type Told = Pick<Outcome, 'kind' | 'isError' | 'content' | 'value' | 'note' | 'line' | 'column'>;

const CUT: Readonly<Record<string, string>> = {
  function:
    'This code closes the function that it is put into and goes on outside of it. The host runs such code; here it is not run.',
  calls: 'The code made more than 500 calls to the host, so the run was ended here.',
};

export function ourEnding(ending: Extract<Ending, { kind: 'stopped' | 'cut' | 'unavailable' }>): Told {
  switch (ending.kind) {
    case 'stopped':
      return ours('stopped', 'Stopped by you before it was over.');
    case 'cut':
      return ours(
        'cut',
        CUT[ending.what] ?? 'The code sent more to the page than a run may, so the run was ended here.',
      );
    case 'unavailable':
      return ours('unavailable', `${ending.why} Tools cannot be run here.`);
  }
}

/** An ending without any text of the host. */
export function ours(kind: Outcome['kind'], note: string): Told {
  return { kind, isError: true, note };
}
