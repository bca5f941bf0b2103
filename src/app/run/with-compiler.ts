// Gives a host's runner the page's compiler, which is loaded when a run first needs it.

import type { Compile, Runner } from '../../model/run.ts';
import type { Notices } from '../notices.svelte.ts';

/** The same runner; a message with a button that tries again comes up where the compiler cannot be loaded. */
export function withCompiler(runner: Runner, notices: Notices): Runner {
  const compile: Compile = async (files, entry) => {
    const { compiler } = await import('../compiler.svelte.ts');
    if (!(await compiler.load(notices, () => undefined))) throw new Error(MISSING);
    return compiler.transpile(files, entry);
  };
  return {
    ...runner,
    run: (call, mocks, watch, stop, options = {}) =>
      runner.run(call, mocks, watch, stop, { compile, ...options }),
  };
}

const MISSING =
  'The plugin’s modules are compiled before they run, and the compiler could not be loaded. Choose Retry in the message about it, then run again.';
