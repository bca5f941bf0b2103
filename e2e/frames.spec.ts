// The page in frames of other sites, with and without the headers that a host may send, and on a page without https.

import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { OwnServer } from './page-server.ts';
import { expect, faultsOf, packageOf, test as base, Workbench } from './workbench.ts';

const test = base.extend<{ server: OwnServer }>({
  server: async ({ page: _ }, use, info) => {
    const server = new OwnServer(60 + (info.workerIndex % 30), true);
    await server.start();
    await use(server);
    await server.end();
  },
});

const outside = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** A page of another origin that shows an address in a frame. */
async function frame(page: Page, around: string, src: string): Promise<FrameLocator> {
  await page.goto(`${around}theme.js`);
  await page.evaluate((address) => {
    const element = document.createElement('iframe');
    Object.assign(element, { src: address, width: '1000', height: '700', id: 'view' });
    document.body.replaceChildren(element);
  }, src);
  return page.frameLocator('#view');
}

/** Opens the sample with a tool that reads a key, in the tab where it runs. */
async function openTide(view: FrameLocator): Promise<void> {
  await view.getByRole('button', { name: 'Samples' }).click();
  await view
    .getByRole('menuitem', { name: /Tide times/ })
    .first()
    .click();
  await view.getByRole('tab', { name: 'Run' }).click();
}

base(
  'in a frame of another site tools are not run, and a link opens the page in a tab',
  async ({ page, baseURL, context }) => {
    const view = await frame(page, outside(baseURL ?? ''), baseURL ?? '');
    await openTide(view);
    await expect(view.getByRole('tabpanel')).toContainText('tools are not run here');
    await expect(view.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
    const link = view.getByRole('link', { name: 'Open Plugbench in a tab' });
    await expect(link).toHaveAttribute('href', /#v1\./);
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab.getByTestId('editor')).toContainText('tide');
    await expect(tab.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  },
);

base('in a frame of its own site tools run', async ({ page, baseURL }) => {
  const view = await frame(page, baseURL ?? '', baseURL ?? '');
  await openTide(view);
  await expect(view.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

test('with the headers other sites can frame embed.html alone', async ({ page, server }) => {
  const around = outside(server.url);
  const view = await frame(page, around, `${server.url}embed.html`);
  await expect(view.getByTestId('editor').getByRole('textbox')).toBeVisible();
  for (const address of ['', '?embed', 'index.html', 'broker.html']) {
    const blocked = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('frame-ancestors'),
    });
    await frame(page, around, server.url + address);
    await blocked;
  }
});

test('with the headers everything works: workers, a run, the real network', async ({ page, server }) => {
  const errors = faultsOf(page);
  const bench = new Workbench(page);
  await page.route('https://harbour.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'high water' }),
  );
  await page.goto(server.url);
  const code = "return { content: await (await fetch('https://harbour.example/')).text() };";
  await bench.paste(packageOf(code, { permissions: ['network'] }));
  await bench.showTab('Run');
  await page.getByText('Mocks and network').click();
  await page.getByLabel('Use the real network for the next run').check();
  await bench.run();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bench.given).toContainText('high water');
  expect(errors).toEqual([]);
});

base('on a page without https nothing fails at the start, and what is typed is kept', async ({ page }) => {
  const errors = faultsOf(page);
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const folder = resolve(import.meta.dirname, '..', process.env.PLUGBENCH_OUT ?? 'dist');
  await page.route('http://plugbench.example/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    if (name === 'favicon.ico') return route.fulfill({ status: 204 });
    const contentType = types[extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(join(folder, name)) });
  });
  await page.goto('http://plugbench.example/');
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  const bench = new Workbench(page);
  await expect(bench.editor).toBeVisible();
  await bench.paste('{"ns": "kept", "title": "Kept", "tools": {}}');
  await page.waitForTimeout(900);
  await page.reload();
  await expect(bench.editor).toContainText('kept');
  await page.evaluate(() => (location.hash = '#nonsense'));
  await page.getByRole('button', { name: 'Copy the link’s text' }).click();
  await expect(page.getByRole('status').first()).toContainText('Copying is not allowed here');
  expect(errors).toEqual([]);
});
