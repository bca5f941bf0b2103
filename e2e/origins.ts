// Counts the requests to other origins over all browser tests that watch for them, and fails the run unless it is 0.

import type { Reporter, TestCase } from 'playwright/types/testReporter';

/** Type of the annotation in which a test says how many it saw. */
export const FOREIGN = 'requests to other origins';

// Playwright loads a reporter by its default export.
export default class Origins implements Reporter {
  #tests = 0;
  #requests = 0;

  onTestEnd(test: TestCase): void {
    const [told] = test.annotations.filter(({ type }) => type === FOREIGN);
    if (!told) return;
    this.#tests += 1;
    this.#requests += Number(told.description);
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    console.log(`  ${FOREIGN}: ${String(this.#requests)} in ${String(this.#tests)} tests`);
    return Promise.resolve(this.#requests === 0 ? undefined : { status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
