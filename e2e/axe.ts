// What axe has against the page, one line per violated rule.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The whole page against every rule or, with a selector, the first element found against those of WCAG 2.2 AA. */
export async function violationsIn(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(source);
  const options: RunOptions = selector === undefined ? { resultTypes: ['violations'] } : { runOnly: WCAG };
  const results = await page.evaluate(
    ([root, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (root: Document | string, options: RunOptions) => Promise<AxeResults> };
      };
      return axe.run(root ?? document, options);
    },
    [selector, options] as const,
  );
  return results.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
}
