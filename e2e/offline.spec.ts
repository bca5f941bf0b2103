// Without a network everything works after one visit; a new version comes by a click, and never mixed with the old one.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { testWithServer as test } from './own-server.ts';
import { expect, Workbench } from './workbench.ts';

test.use({ serviceWorkers: 'allow' });

async function visit(page: Page, url: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto(url);
  await expect(bench.editor).toBeVisible();
  return bench;
}

/** The names of the page's own files in all caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname.replace('/sub/dir/', ''));
  });

test('can be installed; without a network: check, preview, run, share, history', async ({ page, server }) => {
  const bench = await visit(page, server.url);
  // All of the page is fetched once more for this.
  await expect(page.getByText('Ready to work offline')).toBeVisible({ timeout: 30_000 });
  await keepsEverything(page, server.folder);
  await installable(page);
  await server.stop();
  await page.reload();
  await expect(bench.editor).toBeVisible();
  await bench.paste('{"ns": "", "title": "T", "tools": {}}');
  await expect(bench.problems.first()).toBeVisible();
  await bench.choose('Samples', /Tide times/);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.locator('[data-panel]').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByLabel('Sent to the model', { exact: true })).toContainText('not configured');
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: /RAGFlow/ }).check();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('details do not fit');
  await expect(page.getByRole('tabpanel')).toContainText('get_metadata');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#v1\./);
  await page.keyboard.press('Escape');
  await bench.choose(/^File$/, /^History/);
  await expect(page.getByRole('dialog')).toBeVisible();
  // It is said once.
  await expect(page.getByText('Ready to work offline')).toHaveCount(0);
});

/** Every file that the page may load is in the cache once, and nothing else. */
async function keepsEverything(page: Page, folder: string): Promise<void> {
  const files = await cached(page);
  expect(new Set(files).size).toBe(files.length);
  for (const name of readdirSync(join(folder, 'assets'))) expect(files).toContain(`assets/${name}`);
  for (const name of ['index.html', 'broker.html', 'theme.js', 'manifest.webmanifest', 'icons/512.png'])
    expect(files).toContain(name);
  for (const name of ['offline.js', '_headers']) expect(files).not.toContain(name);
}

/** By the browser's own criteria; pictures are as large as the manifest says. */
async function installable(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Playwright's contexts are like private windows, from which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { data, errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = new URL(address, document.baseURI).href;
      await image.decode();
      return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
    }, src);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
}

/** Another version in the same place: the share sheet's file is renamed, and the page has another title. */
function nextVersion(folder: string): void {
  const assets = join(folder, 'assets');
  const old = readdirSync(assets).find((name) => /^ShareDialog-.*\.js$/.test(name)) ?? '';
  const renamed = 'ShareDialog-next.js';
  renameSync(join(assets, old), join(assets, renamed));
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js')))
    change(join(assets, name), (text) => text.replaceAll(old, renamed));
  change(join(folder, 'index.html'), (html) => html.replace(/<title>[^<]*/, '<title>The next version'));
  change(join(folder, 'offline.js'), (code) =>
    code
      .replaceAll(old, renamed)
      .replace(
        /\{([^{}]*?url:[`"']([^`"']+)[`"'][^{}]*?|[^{}]*?"url":"([^"]+)"[^{}]*?)\}/g,
        (entry, _, a, b) => {
          const bytes = readFileSync(join(folder, String(a ?? b)));
          const hash = createHash('sha256').update(bytes).digest('base64');
          return entry.replace(/sha256-[\w+/=]+/, `sha256-${hash}`);
        },
      ),
  );
}

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited !== text) writeFileSync(file, edited);
}

test(
  'a new version waits for a click, and until then the old one goes on whole',
  { tag: '@thorough' },
  async ({ page, context, server }) => {
    const bench = await visit(page, server.url);
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    const old = await page.title();
    nextVersion(server.folder);
    await page.reload();
    await expect(page.getByText('A new version of Plugbench is ready')).toBeVisible();
    await expect(page).toHaveTitle(old);
    await bench.paste('{"ns": "mine", "title": "In mid-edit", "tools": {}}');
    // The part that the new version has under another name is still the old page's own.
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#v1\./);
    await page.keyboard.press('Escape');
    const other = await visit(await context.newPage(), server.url);
    await expect(other.page).toHaveTitle(old);
    await other.page.getByRole('button', { name: 'Later' }).click();

    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page).toHaveTitle('The next version');
    await expect(bench.editor).toContainText('In mid-edit');
    await expect(other.page).toHaveTitle(old);
    // A tab that stayed open goes on with its own files, and so it does without a network.
    await server.stop();
    await other.page.getByRole('button', { name: 'Share' }).click();
    await expect(other.page.getByLabel('Link', { exact: true })).toHaveValue(/#v1\./);
    await other.page.reload();
    await expect(other.page).toHaveTitle('The next version');
  },
);

test('a version that arrives half is not taken', { tag: '@thorough' }, async ({ page, server }) => {
  await visit(page, server.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible();
  const before = await cached(page);
  const old = await page.title();
  nextVersion(server.folder);
  // One file of it is still another: as a host gives it while it is being updated.
  change(join(server.folder, 'theme.js'), (text) => `${text}\n// Half uploaded`);
  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing))
    .toBeNull();
  await expect(page.getByText('A new version')).toHaveCount(0);
  await server.stop();
  await page.reload();
  await expect(page).toHaveTitle(old);
  expect((await cached(page)).sort()).toEqual(before.sort());
});
