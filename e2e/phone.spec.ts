import { expect, test } from './workbench.ts';

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

test('one pane at a time, the switch carries the count, a problem leads back to its place', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste('{"ns": "", "title": "T", "tools": {}}');
  const result = page.getByRole('button', { name: /^Result/ });
  await expect(result).toContainText(/\d/);
  await result.click();
  await expect(bench.editor).toBeHidden();
  await bench.problems.first().getByRole('button', { name: /^Ln/ }).click();
  await expect(bench.editor).toBeVisible();
});

test('nothing is wider than the screen', async ({ bench, page }) => {
  await bench.open();
  for (const pane of [/^Source/, /^Result/]) {
    await page.getByRole('button', { name: pane }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
