// Counts the requests to other origins over all browser tests that watch for them, and fails the run unless it is 0.

import type { Reporter, TestCase } from 'playwright/types/testReporter';

/** Type of the annotation in which a test says how many it saw. */
export const OTHER_ORIGIN = 'requests to other origins';

// Playwright loads a reporter by its default export.
export default class Origins implements Reporter {
  #tests = 0;
  #requests = 0;

  onTestEnd(test: TestCase): void {
    const [noted] = test.annotations.filter(({ type }) => type === OTHER_ORIGIN);
    if (!noted) return;
    this.#tests += 1;
    this.#requests += Number(noted.description);
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    console.log(`  ${OTHER_ORIGIN}: ${String(this.#requests)} in ${String(this.#tests)} tests`);
    return Promise.resolve(this.#requests === 0 ? undefined : { status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
