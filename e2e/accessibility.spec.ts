import { violationsIn } from './axe.ts';
import { expect, test } from './workbench.ts';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: scheme === 'light' ? '@thorough' : [] }, () => {
    test.use({ colorScheme: scheme });

    test('every state of the page passes axe', async ({ bench, page }) => {
      await bench.open();
      expect(await violationsIn(page)).toEqual([]);
      await bench.paste('{"id": "Bad Id", "name": "", "tools": [{"name": "A", "code": 1}]}');
      await bench.hostPicker.selectOption({ label: 'OwnPilot' });
      await expect(bench.problems.first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Samples' }).click();
      expect(await violationsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const entry of ['Keyboard shortcuts', /^About/]) {
        await bench.choose('Help', entry);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violationsIn(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#v1\./);
      expect(await violationsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByLabel('Manifest file').setInputFiles([
        { name: 'plugin.json', mimeType: 'application/json', buffer: Buffer.from('{"hubId": "a"}') },
        { name: 'handler.js', mimeType: 'text/javascript', buffer: Buffer.from('1') },
      ]);
      await bench.fileTab('handler.js').click();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'New file', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'New file' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await bench.choose(/^File$/, /^History/);
      await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await bench.open('?embed');
      expect(await violationsIn(page)).toEqual([]);
    });

    test('on a phone too', async ({ bench, page }) => {
      await page.setViewportSize({ width: 390, height: 780 });
      await bench.open();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: /^Result/ }).click();
      expect(await violationsIn(page)).toEqual([]);
    });
  });
}

test('where less motion is asked for, no text waits for the colours of another theme', async ({
  bench,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await bench.open();
  await bench.choose('Samples', /Sunset clock/);
  await bench.showTab('Preview');
  await expect(page.locator('[data-panel="config"]')).toHaveCSS('color', 'rgb(255, 255, 255)');
  // Each level that inherits a colour would begin a transition of its own when the one above it has ended.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => document.body.setAttribute('data-moved', ''));
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('[data-panel="config"]')).toHaveCSS('color', 'rgb(14, 15, 15)');
  expect(await page.locator('body').getAttribute('data-moved')).toBeNull();
});
