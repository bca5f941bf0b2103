// What axe has against the page, one line per violated rule.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on colours alone; a host's own ones may break it. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The whole page against every rule or, with a selector, the first element found against those of WCAG 2.2 AA.
 * `hostColours`: hosts' panels have their own colours, which are not looked at.
 */
export async function violationsIn(page: Page, selector?: string, hostColours = false): Promise<string[]> {
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
  const found: string[] = [];
  for (const { id, nodes } of results.violations) {
    const excepted = hostColours && COLOURS.includes(id);
    const left = [];
    for (const node of nodes) {
      const isHosts = (): Promise<boolean> =>
        page
          .locator(String(node.target[0]))
          .first()
          .evaluate((element) => element.closest('[data-surface], [data-panel]') !== null);
      if (!excepted || !(await isHosts())) left.push(node.html.slice(0, 160));
    }
    if (left.length > 0) found.push(`${id}: ${left.join(' | ')}`);
  }
  return found;
}
