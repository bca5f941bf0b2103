// The TypeScript compiler: loaded with the first file of code, kept for use without a network, replaced when it hangs.

import type { Page } from 'playwright/test';
import { testWithServer as test } from './own-server.ts';
import { expect, Workbench } from './workbench.ts';

const MANIFEST = JSON.stringify({ id: 'harbour', name: 'Harbour', version: '1.0.0', requiredSecrets: [] });
const plugin = (name: string): string =>
  `import type { Plugin } from '@elizaos/core';\n\nexport const plugin: Plugin = {\n  name: ${name},\n  description: 'Talks to the harbour',\n  actions: [],\n  init: async () => {},\n};\n\nexport default plugin;\n`;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Opens the manifest with `index.ts` beside it and shows that. */
async function openPlugin(bench: Workbench, page: Page, source: string): Promise<void> {
  await page
    .getByLabel('Manifest file')
    .setInputFiles([file('elizaos.plugin.json', MANIFEST), file('index.ts', source)]);
  await bench.fileTab('index.ts').click();
}

/** What of engines is kept on this device. */
const loaded = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plugbench-engines'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.replace(/.*\/engines\//, ''));
  });

test('nothing of it is loaded while only JSON is open; its words stand at their places', async ({
  bench,
  page,
}) => {
  const engines: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/engines/')) engines.push(request.url());
  });
  await bench.open();
  await bench.paste(MANIFEST);
  await expect(page.getByText('Checking …')).toBeHidden();
  expect(engines).toEqual([]);
  await openPlugin(bench, page, plugin('7'));
  await expect(
    bench.problem("TS2322: Type 'number' is not assignable to type 'string'.").first(),
  ).toBeVisible();
  expect(engines.some((url) => url.includes('compiler-'))).toBe(true);
  await openPlugin(bench, page, plugin(`'harbour'`));
  await expect(page.getByText('TS2322')).toHaveCount(0);
});

test(
  'all of its files are asked for at once, none because another one was read',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    // The first file that the worker imports itself, which leads to all others.
    await page.context().route('**/engines/plugbench/compiling-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.context().waitForEvent('request', (one) => one.url().includes('/compiler-'));
    await openPlugin(bench, page, plugin('7'));
    await asked;
    answer();
    await expect(bench.problem('TS2322').first()).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'it is kept after its first use; before that, one sentence says so',
    { tag: '@thorough' },
    async ({ page, server }) => {
      const bench = new Workbench(page);
      await page.goto(server.url);
      // Everything is fetched first, which takes a while where the machine is busy.
      await expect(page.getByText('Ready to work offline')).toBeVisible({ timeout: 30_000 });
      expect(await loaded(page)).toEqual([]);
      await server.stop();
      await openPlugin(bench, page, plugin('7'));
      const notice = page.getByText(/compiler is not on this device/);
      await expect(notice).toBeVisible();
      // Runs and conversions say so too, and Retry brings all of it.
      await bench.showTab('Run');
      await expect(page.getByRole('alert')).toContainText('It needs a network once');
      await bench.showTab('Convert');
      await page.getByRole('radio', { name: /^OwnPilot/ }).check();
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
        'only the manifest is converted',
      );
      await server.start();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('No actions found in');
      await bench.showTab('Run');
      await expect(page.getByText('The code was not read')).toHaveCount(0);
      await page.getByRole('tab', { name: /^Problems/ }).click();
      await expect(bench.problem('TS2322: Type').first()).toBeVisible();
      await expect.poll(() => loaded(page)).toContainEqual(expect.stringMatching(/compiler-/));
      await server.stop();
      await page.reload();
      await expect(page.getByTestId('editor').getByRole('textbox')).toBeVisible();
      await openPlugin(bench, page, plugin('true'));
      await expect(bench.problem("TS2322: Type 'boolean'").first()).toBeVisible();
    },
  );
});
