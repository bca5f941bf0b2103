// What a person types for one plugin is never read by another, whatever id that claims.

import type { Page } from 'playwright/test';
import { fragmentOf } from '../src/share/link.ts';
import { expect, harbourOf, test, type Workbench } from './workbench.ts';

const SECRET = 'sk-of-one-plugin-4711';

/** Two plugins of the same id, the same tool and the same service. */
const manifest = (name: string): string =>
  harbourOf(
    name,
    `let answer = 'none';
try { answer = await (await fetch('https://tides.example/')).text(); } catch (e) {}
return { content: ['${name}', await config.get('tides', 'api_key'), answer] };`,
  );

const key = (page: Page) => page.getByLabel(/^API Key/);
const notice = (page: Page) => page.getByRole('status').first();

/** The link is opened in the same tab, as by whoever opened it or by a click on a page. */
async function follow(page: Page, text: string): Promise<void> {
  const nothing = { host: null, release: null, path: null, selection: null, target: null, older: null };
  const fragment = await fragmentOf({ ...nothing, tab: 'run', text, run: null, files: [] });
  await page.evaluate((hash) => (location.hash = hash), fragment);
  await expect(notice(page)).toContainText('from a link');
}

/** Opens the first plugin, types a secret for it, mocks an answer, and allows the real network for the next run. */
async function typeSecrets(bench: Workbench): Promise<void> {
  const { page } = bench;
  await bench.open();
  await bench.paste(manifest('First'));
  await bench.showTab('Run');
  await key(page).fill(SECRET);
  await page.getByText('Mocks and network').click();
  await page.getByLabel('Add an answer').selectOption({ label: '404, not found' });
  await page.getByLabel('Body').fill(`answer ${SECRET}`);
}

test('a link to a plugin of the same id reads nothing; the draft still has its settings', async ({
  bench,
  page,
}) => {
  await typeSecrets(bench);
  await bench.run();
  await expect(bench.given).toContainText(`["First","${SECRET}","answer ${SECRET}"]`);
  await page.getByLabel('Use the real network for the next run').check();

  await follow(page, manifest('Second'));
  await expect(notice(page)).toContainText('stay with your draft');
  await expect(bench.given).toHaveCount(0);
  await expect(key(page)).toHaveValue('');
  await bench.run();
  await expect(bench.result).toContainText('No mock for this request yet');
  await expect(page.getByText('read, but missing')).toBeVisible();
  await page.getByText('Mocks and network').click();
  await expect(page.getByLabel('Use the real network for the next run')).not.toBeChecked();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(key(page)).toHaveValue(SECRET);
  await expect(bench.editor).toContainText('First');
  await bench.run();
  await expect(bench.given).toContainText(`["First","${SECRET}","answer ${SECRET}"]`);
});

test('a sample, a file and an entry of the history start without settings, an edit keeps them', async ({
  bench,
  page,
}) => {
  await typeSecrets(bench);
  await bench.paste(manifest('First, edited'));
  await bench.run();
  await expect(bench.given).toContainText(SECRET);

  await bench.choose('Samples', /Tide times/);
  await expect(page.getByLabel(/^API Key/)).toHaveValue('');
  await bench.choose(/^File$/, /^History/);
  await page.getByRole('button', { name: /^First, edited/ }).click();
  await expect(key(page)).toHaveValue(SECRET);

  await bench.openFile('skill.json', manifest('Third'));
  await bench.run();
  await expect(bench.result).toContainText('No mock for this request yet');
  await expect(page.getByText('read, but missing')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my arguments and settings' }).click();
  await bench.run();
  await expect(bench.given).toContainText(`["Third","${SECRET}","answer ${SECRET}"]`);
});

test('settings are in memory only: a reload forgets them', async ({ bench, page }) => {
  await typeSecrets(bench);
  await page.getByLabel('Body').fill('');
  await page.reload();
  await expect(bench.editor).toContainText('First');
  await expect(key(page)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(SECRET);
});

test('examples with settings are not offered to another plugin', async ({ bench, page }) => {
  await typeSecrets(bench);
  await bench.run();
  await page.getByLabel(/With its settings/).check();
  await page.getByRole('button', { name: 'Save as example' }).click();
  await page.locator('summary', { hasText: 'Examples' }).click();
  await expect(page.getByRole('table', { name: 'Examples' })).toBeVisible();
  await follow(page, manifest('Second'));
  await expect(page.getByLabel('API Key', { exact: true })).toHaveValue('');
  await expect(page.getByRole('table', { name: 'Examples' })).toHaveCount(0);
});

test('a run that waits for an answer ends when another manifest is opened', async ({ bench, page }) => {
  await typeSecrets(bench);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByLabel('Use the real network for the next run').check();
  await bench.run();
  await expect(page.getByRole('dialog')).toContainText('tides.example');
  await follow(page, manifest('Second'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
});
