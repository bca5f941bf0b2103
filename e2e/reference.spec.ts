// The pages about hosts and rules: found by search, read without a network, and an example that opens in the bench.

import { test as plain } from 'playwright/test';
import { testWithServer } from './own-server.ts';
import { violationsIn } from './axe.ts';
import { expect, Workbench } from './workbench.ts';

plain('an answer is found by search, and its example opens with that problem', async ({ page }) => {
  await page.goto('reference/');
  await page.getByLabel('Search all pages').fill('hyphen in the id');
  await page.getByRole('link', { name: /^With a hyphen in the id/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hyphen');
  await expect(page.getByRole('row', { name: /^0\.8\.3/ })).toContainText('Broken');
  await page.getByRole('link', { name: 'Open it in Plugbench' }).first().click();
  const bench = new Workbench(page);
  await expect(bench.problems).toHaveCount(1);
  await expect(bench.problems.first()).toContainText('hyphen');
  await bench.problems.first().getByText('Evidence').click();
  const opened = page.waitForEvent('popup');
  await bench.problems.first().getByRole('link', { name: 'ownpilot/id-hyphen' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('hyphen');
});

for (const address of ['', 'ownpilot/', 'ownpilot/differences/', 'r/ownpilot/id-hyphen/', 'recorded/'])
  plain(`axe finds nothing on reference/${address}, and it fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`reference/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsIn(page), colorScheme).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });
  plain('every rule is reached by links', async ({ page }) => {
    await page.goto('reference/');
    await page.getByRole('link', { name: 'OwnPilot', exact: true }).click();
    await page.getByRole('link', { name: 'Id hyphen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hyphen');
  });
});

testWithServer.use({ serviceWorkers: 'allow' });

testWithServer(
  'the first page that is read keeps all others, and the bench',
  { tag: '@thorough' },
  async ({ page, server }) => {
    await page.goto(`${server.url}reference/ragflow/`);
    const kept = (): Promise<boolean> =>
      page.evaluate(async () => {
        const cache = await caches.open('plugbench-engines /sub/dir/');
        return (await cache.match('/sub/dir/reference/pages.json')) !== undefined;
      });
    await expect.poll(kept, { timeout: 30_000 }).toBe(true);
    await server.stop();
    await page.getByRole('link', { name: 'Reference', exact: true }).first().click();
    await page.getByLabel('Search all pages').fill('hyphen in the id');
    await page.getByRole('link', { name: /^With a hyphen in the id/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hyphen');
    await page.getByRole('link', { name: 'Open it in Plugbench' }).first().click();
    await expect(new Workbench(page).problems.first()).toContainText('hyphen');
  },
);

testWithServer('a visit to the bench keeps nothing of it', { tag: '@thorough' }, async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible({ timeout: 30_000 });
  const names = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(names.filter((name) => name.includes('/reference/'))).toEqual([]);
});
