// The worst texts that tools, links and manifests can hand to the page: it goes on answering, and says what it cut.

import { runs } from '../test/runs.ts';
import { expect, test } from './workbench.ts';
import { INPUTS, openInput, watchHeartbeat } from './worst/inputs.mjs';

/** Every fifth of them in `npm test`. */
for (const input of INPUTS.filter((_, i) => i % runs(5, 1) === 0)) {
  test(`the page goes on answering with ${input.name}`, async ({ bench, page, baseURL }) => {
    await page.addInitScript(watchHeartbeat);
    await openInput(page, baseURL ?? '', input);
    await input.reach(page);
    if (input.says !== undefined) await expect(page.getByText(input.says).first()).toBeVisible();
    // It still does what a person asks for, once a dialog is closed.
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Problems/ }).click();
    await expect(page.getByRole('tabpanel', { name: 'Problems' })).not.toBeEmpty();
    await expect(bench.editor).toBeVisible();
  });
}
