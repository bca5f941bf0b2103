// Gives a host's runner the page's CPython, which is loaded when a run first needs it.

import type { RunPython } from '../../model/python.ts';
import type { Runner } from '../../model/run.ts';
import type { Notices } from '../notices.svelte.ts';

/** The same runner; a message comes up where CPython cannot be loaded, with a button that loads it again. */
export function withPython(runner: Runner, notices: Notices): Runner {
  return {
    ...runner,
    run: (call, mocks, watch, stop, options = {}) => {
      const run: RunPython = async (what, lines, end) => {
        const { python } = await import('../python.svelte.ts');
        const result = await python.run(what, lines, end);
        if (result.end.kind === 'unavailable') warn(result.end.why, notices, () => void python.retry());
        return result;
      };
      return runner.run(call, mocks, watch, stop, { python: run, ...options });
    },
  };
}

function warn(why: string, notices: Notices, again: () => void): void {
  notices.show(`${why} Nothing was run.`, 'warning', [{ label: 'Retry', run: again }]);
}
