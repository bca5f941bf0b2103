// Every view of a plugin in Python against axe, in both themes and on a phone.

import { violationsIn } from './axe.ts';
import { convert, fixMistakes, load, MISTAKEN, PATIENCE, run } from './python-author.ts';
import { expect, test } from './workbench.ts';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: '@thorough' }, () => {
    test.use({ colorScheme: scheme });

    test('problems, load, preview, run and conversion pass axe', async ({ bench, page }) => {
      test.setTimeout(150_000);
      await bench.open();
      await bench.choose('New', /in Python/);
      await bench.paste(MISTAKEN);
      await expect(bench.problems.first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: /^Load$/ }).click();
      await expect(page.getByText(/does not start|starts with/).first()).toBeVisible(PATIENCE);
      expect(await violationsIn(page)).toEqual([]);
      await fixMistakes(bench);
      await load(bench);
      for (const part of ['Metadata', 'Tool for the model'])
        await page.getByText(part, { exact: true }).click();
      expect(await violationsIn(page)).toEqual([]);
      await bench.showTab('Preview');
      await expect(page.locator('[data-panel]').first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await run(bench, 'You said: some text');
      expect(await violationsIn(page)).toEqual([]);
      await convert(bench, /^OwnPilot/);
      expect(await violationsIn(page)).toEqual([]);
    });

    test('an exception on a phone passes axe', async ({ bench, page }) => {
      test.setTimeout(150_000);
      await page.setViewportSize({ width: 390, height: 780 });
      await bench.open();
      await bench.paste(`${MISTAKEN}\nprint("here", 1 / 0)\n`);
      await page.getByRole('button', { name: /^Result/ }).click();
      await page.getByRole('button', { name: /^Load$/ }).click();
      await expect(page.getByText(/does not start: an exception ends it/)).toBeVisible(PATIENCE);
      expect(await violationsIn(page)).toEqual([]);
    });
  });
}
