import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, test } from './workbench.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return results.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('every state of the page passes axe', async ({ bench, page }) => {
      await bench.open();
      expect(await violations(page)).toEqual([]);
      await bench.paste('{"id": "Bad Id", "name": "", "tools": [{"name": "A", "code": 1}]}');
      await bench.hostPicker.selectOption({ label: 'OwnPilot' });
      await expect(bench.problems.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Samples' }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('on a phone too', async ({ bench, page }) => {
      await page.setViewportSize({ width: 390, height: 780 });
      await bench.open();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: /^Result/ }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
