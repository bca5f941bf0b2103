// The embedded view on another page: read-only, without storage, set by its address and by every new one.

import { expect, test, type FrameLocator, type Page } from 'playwright/test';

/** The same server under another name is another origin. */
const outside = (baseURL: string): string => baseURL.replace('127.0.0.1', 'localhost');

/** A page of another origin with the view in a frame. */
async function embed(page: Page, baseURL: string, query: string): Promise<FrameLocator> {
  await page.goto(`${outside(baseURL)}theme.js`);
  await page.evaluate(
    ({ src, width, height }) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width, height, id: 'view' });
      document.body.replaceChildren(frame);
    },
    { src: baseURL + query, width: '1000', height: '600' },
  );
  return page.frameLocator('#view');
}

test('shows the source read-only, what the hosts say, and the way to the whole page', async ({
  page,
  baseURL,
  context,
}) => {
  await page.goto(baseURL ?? '');
  const editor = page.getByTestId('editor').getByRole('textbox');
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{"ns": "", "title": "Shown elsewhere", "tools": {}}');
  // The test before may have copied a link, too.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#v1.');
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const view = await embed(page, baseURL ?? '', `embed.html?theme=dark${hash}`);
  await expect(view.getByTestId('editor')).toContainText('Shown elsewhere');
  await expect(view.getByRole('article').first()).toBeVisible();
  await expect(view.locator('html')).toHaveAttribute('data-theme', 'dark');
  await view.getByTestId('editor').getByRole('textbox').click();
  await page.keyboard.type('typed');
  await expect(view.getByTestId('editor')).not.toContainText('typed');
  await expect(view.getByRole('tab', { name: 'Run' })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await view.getByRole('link', { name: 'Open in Plugbench' }).click();
  await expect((await opened).getByTestId('editor')).toContainText('Shown elsewhere');
});

test('stores nothing, even where it could', async ({ page, baseURL }) => {
  await page.goto(`${baseURL ?? ''}embed.html`);
  await expect(page.getByTestId('editor').getByRole('textbox')).toBeVisible();
  await page.getByRole('tab', { name: /^Problems/ }).click();
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(kept).toEqual([0, 0, 0, 0, 0]);
});

test('only the result, where that is wanted', { tag: '@thorough' }, async ({ page, baseURL }) => {
  const view = await embed(page, baseURL ?? '', 'embed.html?view=result');
  await expect(view.getByRole('tab', { name: /^Problems/ })).toBeVisible();
  await expect(view.getByTestId('editor')).toHaveCount(0);
});

test('a new address in the frame shows other work', async ({ page, baseURL }) => {
  const { fragmentOf } = await import('../src/share/link.ts');
  const none = {
    host: null,
    release: null,
    path: null,
    older: null,
    run: null,
    files: [],
    open: null,
    tab: null,
    selection: null,
    target: null,
  };
  const hash = (title: string): Promise<string> =>
    fragmentOf({ ...none, text: `{"ns": "", "title": "${title}", "tools": {}}` });
  const view = await embed(page, baseURL ?? '', `embed.html${await hash('First')}`);
  await expect(view.getByTestId('editor')).toContainText('First');
  await page.evaluate(
    (src) => {
      document.querySelector('iframe')?.setAttribute('src', src);
    },
    `${baseURL ?? ''}embed.html${await hash('Second')}`,
  );
  await expect(view.getByTestId('editor')).toContainText('Second');
  await expect(view.getByRole('article').first()).toBeVisible();
});

test(
  'on a host without headers `?embed` shows the same view',
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    const view = await embed(page, baseURL ?? '', '?embed');
    await expect(view.getByTestId('editor').getByRole('textbox')).toBeVisible();
    await expect(view.getByRole('link', { name: 'Open in Plugbench' })).toHaveAttribute(
      'href',
      new RegExp(`^${baseURL ?? ''}(?:#|$)`),
    );
    await expect(view.getByRole('tab', { name: 'Run' })).toHaveCount(0);
  },
);
