// The address in the bar follows what is open: a link that others can open, never one with a key in it.

import type { Page } from 'playwright/test';
import { openFragment } from '../src/share/link.ts';
import { expect, harbourOf, test } from './workbench.ts';

const hash = (page: Page): string => new URL(page.url()).hash;

/** The text that the bar's link opens; null where the address is bare. */
async function inBar(page: Page): Promise<string | null> {
  const opened = await openFragment(hash(page));
  return opened.kind === 'whole' ? opened.state.text : null;
}

/** Longer than it takes until the address follows. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(1500);

const MINE = '{"ns": "mine", "title": "My own work", "tools": {}}';
const LATER = MINE.replace('own work', 'later work');
const KEY = ['ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345'].join('');

test('a visit is bare until something changes; then the address holds it', async ({
  bench,
  page,
  browser,
}) => {
  await bench.open();
  await bench.editor.click();
  await page.keyboard.press('ArrowDown');
  await settled(page);
  expect(hash(page)).toBe('');
  await bench.paste(MINE);
  await expect.poll(() => inBar(page)).toBe(MINE);
  expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  await bench.paste(LATER);
  await expect.poll(() => inBar(page)).toBe(LATER);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('status').first()).toContainText('My later work from a link');
  await context.close();
});

test('a reload brings back the draft, not its link', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(MINE);
  await expect.poll(() => inBar(page)).toBe(MINE);
  const before = hash(page);
  await page.reload();
  await expect(bench.editor).toContainText('My own work');
  await settled(page);
  await expect(page.getByText('from a link')).toBeHidden();
  expect(hash(page)).toBe(before);
  // What was typed a moment before is in no link yet.
  await bench.paste(LATER);
  await page.reload();
  await expect(bench.editor).toContainText('My later work');
  await expect(page.getByText('from a link')).toBeHidden();
});

test('the link of someone else is opened as one, and stays until it is changed', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(MINE);
  await expect.poll(() => inBar(page)).toBe(MINE);
  const theirs = hash(page);
  await bench.paste(LATER);
  await expect.poll(() => inBar(page)).toBe(LATER);
  await page.goto('about:blank');
  await page.goto(`./${theirs}`);
  await expect(page.getByText('Opened My own work from a link.')).toBeVisible();
  await settled(page);
  expect(hash(page)).toBe(theirs);
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect.poll(() => inBar(page)).toBe(LATER);
});

test('an address is bare where there is a key, a secret setting, or too much', async ({ bench, page }) => {
  const text = harbourOf('Harbour watch', 'return { content: "4711-harbour" };');
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => seen.add(frame.url()));
  await bench.open();
  await bench.paste(text);
  await expect.poll(() => inBar(page)).toBe(text);
  await bench.paste(text.replace('Watches', KEY));
  await settled(page);
  expect(hash(page)).toBe('');
  await bench.paste(text);
  await expect.poll(() => inBar(page)).toBe(text);
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('API Key', { exact: true }).fill('4711-harbour');
  await bench.paste(`${text}\n`);
  await settled(page);
  expect(hash(page)).toBe('');
  await page.getByLabel('API Key', { exact: true }).fill('other-secret');
  await bench.paste(text);
  await expect.poll(() => inBar(page)).toBe(text);
  const words = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 1_000_003).toString(36)).join(' ');
  await bench.paste(text.replace('Watches', words));
  await settled(page);
  expect(hash(page)).toBe('');
  for (const address of seen) {
    const opened = JSON.stringify(await openFragment(new URL(address).hash));
    for (const secret of [KEY, 'other-secret']) expect(opened).not.toContain(secret);
  }
});

test('it can be switched off, and stays off', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await bench.paste(MINE);
  await expect.poll(() => inBar(page)).toBe(MINE);
  await bench.choose('Help', /^Link in the address bar/);
  await expect(page.getByText('no longer holds what you type')).toBeVisible();
  expect(hash(page)).toBe('');
  await page.reload();
  await bench.paste(LATER);
  await settled(page);
  expect(hash(page)).toBe('');
  await bench.choose('Help', /^Link in the address bar/);
  await expect.poll(() => inBar(page)).toBe(LATER);
});
