// Loads a host's runner, with the page's compiler and CPython, which are loaded when a run first needs them.

import type { Compile, Runner } from '../../model/run.ts';
import type { RunPython } from '../../model/python.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** The same runner with all that its code may need; messages with a button that tries again say what cannot be loaded. */
export function equipped(runner: Runner, workspace: Workspace): Runner {
  const compile: Compile = async (files, entry) => {
    const compiler = await workspace.compiler();
    if (!(await compiler.load())) throw new Error(MISSING);
    return compiler.api.transpile(files, entry);
  };
  const runPython: RunPython = async (what, lines, end) => {
    const python = await workspace.python();
    const result = await python.run(what, lines, end);
    if (result.end.kind === 'unavailable')
      workspace.notices.show(`${result.end.why} Nothing was run.`, 'warning', [
        { label: 'Retry', run: () => void python.retry() },
      ]);
    return result;
  };
  return {
    ...runner,
    run: (call, mocks, watch, stop, options = {}) =>
      runner.run(call, mocks, watch, stop, { compile, python: runPython, ...options }),
  };
}

const MISSING =
  'The plugin’s modules are compiled before they run, and the compiler could not be loaded. Choose Retry in the message about it, then run again.';

const loaders = import.meta.glob<{ runner: Runner }>('../../hosts/*/runner.ts');

/** Always the same runner for a host. Rejects for a host without one. */
export async function loadRunner(hostId: string): Promise<Runner> {
  const load = loaders[`../../hosts/${hostId}/runner.ts`];
  if (!load) throw new Error(`${hostId} has no tools that can be run.`);
  return (await load()).runner;
}
