// The compiler and Python where their cache is damaged, or has no room.

import type { Page } from 'playwright/test';
import { testWithServer as test } from './own-server.ts';
import { expect, Workbench } from './workbench.ts';

test.use({ serviceWorkers: 'allow' });

const PATIENCE = { timeout: 60_000 };
const CODE = `import type { Action } from '@elizaos/core';
const wrong: number = 'text';
export const hello: Action = { name: 'HELLO', description: 'Says hello', handler: async () => ({ success: true }) };
`;

async function checksCode(page: Page): Promise<void> {
  const bench = new Workbench(page);
  await bench.openFile('index.ts', CODE);
  await expect(bench.problem(/TS2322: Type 'string' is not assignable/).first()).toBeVisible(PATIENCE);
}

/** How many files of the engines are kept. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('engines'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

test('a damaged compiler is fetched again', async ({ page, server }) => {
  test.slow();
  await page.goto(server.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible(PATIENCE);
  await checksCode(page);
  await expect.poll(() => kept(page), PATIENCE).toBeGreaterThan(0);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('engines')) ?? '';
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      await cache.put(request, new Response('throw 1', { headers: { 'content-type': 'text/javascript' } }));
  });
  await page.reload();
  await checksCode(page);
});

test('without room in the browser’s storage code is checked all the same', async ({ page, server }) => {
  test.slow();
  await page.goto(server.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible(PATIENCE);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 50_000 });
  await page.reload();
  await checksCode(page);
  expect(await kept(page)).toBeLessThan(3);
});
