// Calls `invoke` of a plugin in CPython, after the server has loaded it. What does so is loaded with the first run.

import type { RunMode, Runner } from '../../model/run.ts';

const MODES: readonly [RunMode, ...RunMode[]] = [
  {
    id: '2026-08',
    release: '2026-08',
    label: '2026-08',
    about: 'This release never calls plugins. Plugbench calls `invoke` as v0.19 did.',
    asksApproval: false,
  },
  {
    id: '0.19',
    release: '0.19',
    label: '0.19',
    about:
      'The chat makes a new instance for every call and passes the arguments by name. Here it runs in CPython in this page, without packages and without the network.',
    asksApproval: false,
  },
];

/** Runs plugins that are there after loading, in two of the releases. */
export const runner: Runner = {
  modes: MODES,
  settings: null,
  asks: null,
  empty:
    'No plugin in Python is open. Open its `.py` file, or convert this metadata to a plugin with code in it.',
  prepare: () => undefined,
  discard: () => undefined,
  mockFor: () => null,
  run: async (...call) => {
    let python;
    try {
      python = await import('./run/python.ts');
    } catch {
      return missing(call[0].mode);
    }
    return python.runInPython(MODES, call);
  },
};

/** Where the page is offline and has never run Python. */
function missing(mode: string): Awaited<ReturnType<Runner['run']>> {
  const note = 'What runs Python is not on this device. It needs a network once. Nothing was run.';
  return { mode, kind: 'unavailable', isError: true, note, ms: 0, timeline: [], used: [] };
}
