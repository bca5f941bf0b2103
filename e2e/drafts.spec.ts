// Work survives: reloads, a killed browser, other tabs, and storage that is forbidden or full.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright/test';
import { findBrowser, FLAGS } from './browser.mjs';
import { expect, test, Workbench } from './workbench.ts';

const manifest = (name: string): string => JSON.stringify({ ns: name.toLowerCase(), title: name, tools: {} });
const entries = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('a reload brings everything back: text, host, release, tab, arguments', async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await bench.releasePicker.selectOption('2026-02');
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('As JSON').fill('{ "harbour": "Cuxhaven" }');
  await page.reload();
  await expect(page.getByLabel('As JSON')).toHaveValue('{ "harbour": "Cuxhaven" }');
  await expect(bench.releasePicker).toHaveValue('2026-02');
  await expect(bench.editor).toContainText('tide');
});

test('a reload before the database is done loses nothing', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(manifest('Kept'));
  await page.reload();
  await expect(bench.editor).toContainText('Kept');
  // What a browser does with a transaction that is open when its page goes.
  await page.evaluate(() => {
    IDBTransaction.prototype.commit = function () {
      this.abort();
    };
  });
  await bench.paste(manifest('Newest'));
  await page.reload();
  await expect(bench.editor).toContainText('Newest');
});

test('what was replaced stands in the history with host, name and time, to be brought back or deleted', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste(manifest('Lighthouse'));
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
  await bench.choose('New manifest from a template', 'New tool, in JSON');
  await bench.choose(/^File$/, /^History/);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(/Lighthouse.*Gloodata, \w+ \d+, \d{4}/);
  await page.getByRole('button', { name: /^Lighthouse/ }).click();
  await expect(bench.editor).toContainText('Lighthouse');
  // A template that no one changed is not worth an entry.
  await bench.choose(/^File$/, /^History/);
  await expect(page.getByRole('dialog')).toContainText('Earlier plugins appear here.');
  await page.keyboard.press('Escape');

  await bench.choose('New manifest from a template', 'New tool, in JSON');
  await bench.choose(/^File$/, /^History/);
  await page.getByRole('button', { name: /^Delete Lighthouse/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Earlier plugins appear here.');
});

test('two tabs keep two drafts', async ({ bench, page, context }) => {
  await bench.open();
  await bench.paste(manifest('First tab'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const other = new Workbench(await context.newPage());
  await other.open();
  await expect(other.editor).not.toContainText('First tab');
  await other.paste(manifest('Second tab'));
  await page.bringToFront();
  await bench.paste(manifest('First tab again'));
  // What is pasted over is kept, too.
  await expect.poll(() => stored(page)).toEqual(['First tab', 'First tab again', 'Second tab']);
  await other.page.reload();
  await expect(other.editor).toContainText('Second tab');
  await page.reload();
  await expect(bench.editor).toContainText('First tab again');
  // The other tab's draft is copied, not taken.
  await bench.choose(/^File$/, /^History/);
  await page.getByRole('button', { name: /^Second tab/ }).click();
  await expect(bench.editor).toContainText('Second tab');
  await bench.paste(manifest('Copy of the second'));
  await other.page.reload();
  await expect(other.editor).toContainText('"Second tab"');
});

/** Names of all drafts that are kept. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('plugbench');
      request.onsuccess = () => done(request.result);
    });
    const all = db.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => (all.onsuccess = done));
    db.close();
    return (all.result as { name?: string }[]).flatMap(({ name }) => name ?? []).sort();
  });
}

test.describe('without storage', () => {
  for (const [what, setUp, message] of [
    [
      'forbidden',
      () => {
        const forbidden = (): never => {
          throw new DOMException('no', 'SecurityError');
        };
        IDBFactory.prototype.open = forbidden;
        Object.defineProperty(window, 'localStorage', { get: forbidden });
        Object.defineProperty(window, 'sessionStorage', { get: forbidden });
      },
      'does not let the page store anything',
    ],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      'storage of this browser is full',
    ],
  ] as const) {
    test(`${what}: one notice, and the page works on`, async ({ bench, page }) => {
      await page.addInitScript(setUp);
      await bench.open();
      await bench.paste(manifest('Lighthouse'));
      const notice = page.getByRole('status').first();
      await expect(notice).toContainText(message);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await bench.paste(manifest('Tower'));
      await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
      await bench.choose(/^File$/, /^History/);
      await expect(page.getByRole('dialog')).toContainText('Earlier plugins appear here.');
      await page.keyboard.press('Escape');
      await expect(notice).toHaveText('');
    });
  }
});

test(
  'at most one second of typing is lost when the browser is killed',
  { tag: '@thorough' },
  async ({ baseURL }) => {
    const profile = mkdtempSync(join(tmpdir(), 'plugbench-'));
    const first = await started(profile);
    let typed = '';
    try {
      const bench = new Workbench(first.page);
      await first.page.goto(baseURL ?? '');
      await expect(bench.editor).toBeVisible();
      await bench.paste('{"ns": "log", "title": "Log", "tools": {}, "note": ""}');
      await first.page.keyboard.press('ArrowLeft');
      await first.page.keyboard.press('ArrowLeft');
      for (let i = 0; i < 12; i++) {
        typed += `${String(i)}.`;
        await first.page.keyboard.type(`${String(i)}.`, { delay: 20 });
      }
      const until = typed;
      // One second later it must be there, whatever is typed meanwhile.
      for (const end = Date.now() + 1000; Date.now() < end;)
        await first.page.keyboard.type('+', { delay: 40 });
      first.process.kill('SIGKILL');
      await new Promise((done) => first.process.once('exit', done));

      const second = await started(profile);
      const again = new Workbench(second.page);
      await second.page.goto(baseURL ?? '');
      await expect(again.editor).toContainText(until);
      await second.context.close();
      second.process.kill('SIGKILL');
    } finally {
      first.process.kill('SIGKILL');
      await expect(() => rmSync(profile, { recursive: true, force: true })).toPass();
    }
  },
);

interface Started {
  readonly process: ChildProcess;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser as a person has it: one that keeps its profile, and that can be killed. */
async function started(profile: string): Promise<Started> {
  const child = spawn(
    findBrowser(),
    [...FLAGS, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((done, failed) => {
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /ws:\/\/\S+/.exec(output);
      if (found) done(found[0]);
    });
    child.once('exit', () => failed(new Error(`The browser did not start: ${output}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error('The browser shows no page.');
  return { process: child, context, page };
}
