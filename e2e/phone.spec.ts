import { expect, test } from './workbench.ts';

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

test('one pane at a time, the switch keepsRest the count, a problem leads back to its place', async ({
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

test('a menu has the room that the window has, and no more', async ({ bench, page }) => {
  await bench.open();
  await page.getByRole('button', { name: 'Samples' }).click();
  const menu = page.getByRole('menu');
  for (const size of [
    { width: 390, height: 780 },
    { width: 1280, height: 900 },
    { width: 1280, height: 400 },
  ]) {
    await page.setViewportSize(size);
    const box = await menu.boundingBox();
    if (!box) throw new Error('The menu is not open.');
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    expect(box.height).toBeGreaterThan(size.height - 160);
  }
});

test('cards of problems are as narrow as the screen after it was wider', async ({ bench, page }) => {
  await page.setViewportSize({ width: 780, height: 390 });
  await bench.open();
  const field = (i: number): object => ({ name: `f${i}`, label: 'F', type: 'text', color: 'red' });
  const services = [{ name: 's', config_schema: Array.from({ length: 12 }, (_, i) => field(i)) }];
  await bench.paste(JSON.stringify({ id: 'a b', tools: [{ name: 'A b' }], required_services: services }));
  await page.getByRole('button', { name: /^Result/ }).click();
  const panel = page.getByRole('tabpanel', { name: /^Problems/ });
  for (let i = 0; i < 10; i++) await panel.evaluate((element, y) => element.scrollTo(0, y * 300), i);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect.poll(() => panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  // With a count of two digits all tabs are in sight.
  await expect(page.getByRole('tab', { name: /^Problems/ })).toContainText(/\d\d/);
  const tabs = page.getByRole('tablist', { name: 'Results' });
  expect(await tabs.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('only panes scroll, never the page, however long a preview is', async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await page.getByRole('button', { name: /^Result/ }).click();
  for (const tab of ['Preview', 'Model', 'Run', 'Convert', /^Problems/]) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).locator('> *').first().waitFor();
    await page.waitForTimeout(300);
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await overflow(), String(tab)).toBe(0);
  }
});

test('outcomes of all releases come into sight as one outcome does', async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await page.getByRole('button', { name: /^Result/ }).click();
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Result' })).toBeInViewport();
  await page.getByRole('tabpanel', { name: 'Run' }).evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Run on all releases' }).click();
  const outcomes = page.getByRole('list', { name: 'Outcomes by release' });
  await expect(outcomes.getByRole('listitem')).toHaveCount(4);
  await expect(outcomes.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
});

test('every button of the share sheet keeps its words', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "tides", "title": "Tides", "tools": {}}');
  await page.getByRole('button', { name: 'Share' }).click();
  const ways = page.getByRole('dialog').getByRole('region', { name: 'Other ways' });
  await expect(ways.getByText('Copy Markdown', { exact: true })).toBeVisible();
  await expect(ways.getByText('Copy badge', { exact: true })).toBeVisible();
});

test('a dialog that was opened from a pane stays when the window becomes narrow', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await bench.open('?sample=ownpilot/broken');
  await bench.problems.first().getByText('Evidence').click();
  await page.getByRole('button', { name: 'Report, or link to this problem' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  // It is the source that is shown now.
  await expect(page.getByRole('tabpanel', { name: /^Problems/ })).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
