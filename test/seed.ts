// What properties are tried with: in `npm test` the same values everywhere, so that a run on another machine says the
// same; in the long form, every night, values of that night, whose seed a failure names.

import fc from 'fast-check';
import { runs } from './runs.ts';

fc.configureGlobal({ seed: runs(20261126, Date.now()) });

/** What the page would only log, such as a finding without a rule, fails a test. */
Object.assign(globalThis.console, {
  error: (...what: unknown[]): void => {
    throw new Error(what.map(String).join(' '));
  },
});
