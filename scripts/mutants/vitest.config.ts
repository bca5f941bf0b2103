// How vitest runs in `npm run mutants`: only the tests beside the mutated files, and those quickly.

import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const { test = {}, ...rest } = base;
/** Stryker runs tests in threads, which take no flags of V8. */
const { projects: _projects, execArgv: _flags, ...shared } = test;

/** Set by run.mjs: folders whose tests are run, with a space between them. */
const folders = (process.env.PLUGBENCH_MUTANTS ?? 'src').split(' ');

export default defineConfig({
  ...rest,
  test: {
    ...shared,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    // They take up to a minute, for every mutant anew. Without them the score is at most too low.
    exclude: ['test/**/{properties,generated,hostile,pairs}.test.ts'],
    // Loads the hosts once for each mutant, not once for each test file.
    isolate: false,
    setupFiles: ['scripts/mutants/setup.ts'],
    testTimeout: 30_000,
  },
});
