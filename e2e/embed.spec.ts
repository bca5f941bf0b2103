// The embedded view on another page: read-only, without storage, and talking with one origin alone.

import { expect, test, type FrameLocator, type Page } from 'playwright/test';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly host?: string;
  readonly message?: string;
  readonly problems?: readonly { code: string; severity: string; line: number }[];
}

/** The same server under another name is another origin. */
const outside = (baseURL: string): string => baseURL.replace('127.0.0.1', 'localhost');

/** A page of another origin with the view in a frame, which keeps what it receives. */
async function embed(page: Page, baseURL: string, query: string): Promise<FrameLocator> {
  await page.goto(`${outside(baseURL)}theme.js`);
  await page.evaluate(
    ({ src, width, height }) => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      addEventListener('message', ({ data }) => received.push(data));
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width, height, id: 'view' });
      document.body.replaceChildren(frame);
    },
    { src: baseURL + query, width: '1000', height: '600' },
  );
  return page.frameLocator('#view');
}

const received = (page: Page) => page.evaluate(() => (window as unknown as { received: Message[] }).received);
const tell = (page: Page, data: unknown) =>
  page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }, data);

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

test('only the result, where that is wanted', async ({ page, baseURL }) => {
  const view = await embed(page, baseURL ?? '', 'embed.html?view=result');
  await expect(view.getByRole('tab', { name: /^Problems/ })).toBeVisible();
  await expect(view.getByTestId('editor')).toHaveCount(0);
});

test('the page around sets the source and reads the problems', async ({ page, baseURL }) => {
  const origin = new URL(outside(baseURL ?? '')).origin;
  const view = await embed(page, baseURL ?? '', `embed.html?origin=${encodeURIComponent(origin)}`);
  await expect.poll(() => received(page)).toContainEqual({ plugbench: 1, type: 'ready' });
  await tell(page, {
    plugbench: 1,
    type: 'set-source',
    id: 'a',
    text: '{\n  "ns": "",\n  "title": "Message", "tools": {}\n}',
  });
  await expect.poll(async () => (await received(page)).some(({ id }) => id === 'a')).toBe(true);
  const answer = (await received(page)).find(({ id }) => id === 'a');
  expect(answer).toMatchObject({ type: 'problems', host: 'gloodata' });
  expect(answer?.problems?.[0]).toMatchObject({ line: 2 });
  await expect(view.getByTestId('editor')).toContainText('Message');
  await tell(page, { plugbench: 1, type: 'set-source', id: 'b', text: 7 });
  await expect
    .poll(() => received(page))
    .toContainEqual({ plugbench: 1, type: 'error', id: 'b', message: 'text must be a string.' });
  await tell(page, { plugbench: 1, type: 'get-problems', id: 'c' });
  await expect
    .poll(async () => (await received(page)).find(({ id }) => id === 'c')?.problems?.length)
    .toBeGreaterThan(0);
});

test('an origin that the address does not name is neither heard nor told anything', async ({
  page,
  baseURL,
}) => {
  for (const query of [
    'embed.html',
    'embed.html?origin=*',
    '?embed&origin=*',
    '?embed&origin=https%3A%2F%2Fdocs.example.com',
  ]) {
    const view = await embed(page, baseURL ?? '', query);
    await expect(view.getByTestId('editor').getByRole('textbox')).toBeVisible();
    await tell(page, { plugbench: 1, type: 'set-source', id: 'a', text: '{"ns": "forged"}' });
    await tell(page, { plugbench: 1, type: 'get-problems', id: 'b' });
    await view.getByRole('tab', { name: /^Problems/ }).click();
    await expect(view.getByTestId('editor')).not.toContainText('forged');
    expect(await received(page)).toEqual([]);
  }
});

test('on a host without headers `?embed` shows the same view', async ({ page, baseURL }) => {
  const view = await embed(page, baseURL ?? '', '?embed');
  await expect(view.getByTestId('editor').getByRole('textbox')).toBeVisible();
  await expect(view.getByRole('link', { name: 'Open in Plugbench' })).toHaveAttribute(
    'href',
    new RegExp(`^${baseURL ?? ''}(?:#|$)`),
  );
  await expect(view.getByRole('tab', { name: 'Run' })).toHaveCount(0);
});

test(
  'of 300 long sources only the newest is checked, and the view stays responsive',
  { tag: '@thorough' },
  async ({ page, baseURL }) => {
    const origin = new URL(outside(baseURL ?? '')).origin;
    const view = await embed(page, baseURL ?? '', `embed.html?origin=${encodeURIComponent(origin)}`);
    await expect.poll(() => received(page)).toContainEqual({ plugbench: 1, type: 'ready' });
    const [frame] = page.frames().filter((one) => one.url().includes('embed.html'));
    const lag = frame?.evaluate(async () => {
      let [last, most] = [performance.now(), 0];
      const until = last + 6000;
      while (last < until) {
        await new Promise((done) => setTimeout(done, 20));
        most = Math.max(most, performance.now() - last - 20);
        last = performance.now();
      }
      return most;
    });
    await page.evaluate(() => {
      const target = document.querySelector('iframe')?.contentWindow;
      const long = ' '.repeat(500_000);
      for (let id = 0; id < 300; id++) {
        const text = `{"ns": "n${String(id)}", "title": "T", "tools": {}}${long}`;
        target?.postMessage({ plugbench: 1, type: 'set-source', id: String(id), text }, '*');
      }
      const text = ' '.repeat(1_000_001);
      target?.postMessage({ plugbench: 1, type: 'set-source', id: 'long', text }, '*');
    });
    await expect.poll(async () => (await received(page)).length, { timeout: 30_000 }).toBe(302);
    const answers = await received(page);
    expect(answers.filter(({ type }) => type === 'problems').length).toBeLessThan(20);
    expect(answers.find(({ id }) => id === '299')).toMatchObject({ type: 'problems', host: 'gloodata' });
    expect(answers.find(({ id }) => id === 'long')?.message).toContain('1000000 characters');
    await expect(view.getByTestId('editor')).toContainText('n299');
    expect(await lag).toBeLessThan(1500);
  },
);
