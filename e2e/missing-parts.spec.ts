// Parts of the page that do not arrive are named, not called a bug, and come when the network is back.

import type { Page } from 'playwright/test';
import { expect, test, Workbench } from './workbench.ts';

const MESSAGE = 'A part of the page did not load.';

/** Refuses the page's files of these names; the answer lets them through again. */
async function without(page: Page, names: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/(?:${names})-`);
  await page.context().route(files, (route) => route.abort());
  return () => page.context().unroute(files);
}

test('a tab that does not arrive says so, and comes with the network', async ({ page }) => {
  const bench = new Workbench(page);
  const comeBack = await without(page, 'PreviewTab');
  await bench.open();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(panel).toHaveText('This tab did not load.');
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await comeBack();
  await page.reload();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(panel).toContainText('Shown release');
});

test('a dialog that does not arrive says so', async ({ page }) => {
  const bench = new Workbench(page);
  await without(page, 'ShareDialog');
  await bench.open();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(bench.editor).toBeVisible();
});

test('rules of a host that do not arrive are not called a bug, and come with the next edit', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  const comeBack = await without(page, 'pack-gloodata');
  await bench.paste('{"ns": "harbour", "title": "Harbour watch", "tools": {}}');
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(page.getByText('bug in Plugbench')).toHaveCount(0);
  await comeBack();
  await bench.paste('{"ns": "harbour", "title": "Harbour", "tools": {}}');
  await expect(page.getByText('accepts it').first()).toBeVisible();
});

test('conversions that do not arrive are not called a bug', async ({ page }) => {
  const bench = new Workbench(page);
  const comeBack = await without(page, 'conversions');
  await bench.open();
  await page.getByRole('tab', { name: 'Convert' }).click();
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await comeBack();
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('tab', { name: 'Convert' }).click();
  await expect(page.getByRole('group', { name: /^Convert/ })).toContainText('AnythingLLM');
});
