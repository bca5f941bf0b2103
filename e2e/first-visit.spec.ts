import { expect, test } from './workbench.ts';

test('shows a working sample, its host with the reason, and a verdict per release', async ({ bench }) => {
  await bench.open();
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('OwnPilot (detected)');
  await expect(bench.source).toContainText('has');
  await expect(bench.verdicts).toHaveCount(3);
  await expect(bench.verdicts.first()).toContainText('accepts it');
  await expect(bench.path).toHaveValue(/^[a-z0-9-]+\/skill\.json$/);
});

test('can be typed in before the editor is there', async ({ bench, page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/assets\/create-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  const plain = page.getByRole('textbox', { name: 'Manifest text', exact: true });
  await plain.fill('{"ns": "early", "title": "Typed early", "tools": {}}');
  release();
  await expect(bench.editor).toContainText('Typed early');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
});

test('every sample opens, is detected as its host, and good ones are accepted', async ({ bench, page }) => {
  await bench.open();
  await page.getByRole('button', { name: 'Samples' }).click();
  const names = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of names) {
    const label = name.split('\n')[0] ?? '';
    await bench.choose('Samples', label);
    await expect(bench.hostPicker.locator('option:checked')).toHaveText(/\(detected\)$/);
    await expect(bench.verdicts.first()).toBeVisible();
  }
});

test('undo brings back what a sample replaced', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "mine", "title": "Mine", "tools": {}}');
  await bench.choose('New manifest from a template', 'New tool, in JSON');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('RAGFlow (detected)');
  await bench.editor.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.text()).toContain('"ns": "mine"');
});
