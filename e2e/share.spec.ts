// Links: everything that changes the picture comes back, secrets stay, and whatever stands in an address is survived.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { runs } from '../test/runs.ts';
import { expect, harbourOf, test, Workbench } from './workbench.ts';

const HOSTS = resolve(import.meta.dirname, '../src/hosts');
const samples = readdirSync(HOSTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /samples.[\w-]+\.json$/.test(path))
  .map((path) => readFileSync(join(HOSTS, path), 'utf8'));
const notice = (page: Page) => page.getByRole('status').first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Copies the usual link by the keyboard. */
async function copyLink({ page, editor }: Workbench): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await editor.focus();
  await page.keyboard.press('Control+s');
  await expect.poll(() => clipboard(page)).toContain('#v1.');
  await expect(notice(page)).toContainText('The link is copied');
  return clipboard(page);
}

const follow = (page: Page, fragment: string) => page.evaluate((hash) => (location.hash = hash), fragment);

test('a link brings back every sample', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  expect(samples.length).toBeGreaterThan(10);
  const links: string[] = [];
  for (const sample of samples) {
    await bench.openFile('sample.json', sample);
    await expect(notice(page)).toContainText('Opened sample.json');
    links.push(await copyLink(bench));
  }
  for (const [i, link] of links.entries()) {
    await follow(page, new URL(link).hash);
    await expect(notice(page)).toContainText('from a link');
    await expect.poll(() => bench.text()).toBe(samples[i]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('a link brings back a large manifest', async ({ bench, page }) => {
  const text = largeManifest(40_000);
  await bench.open();
  await bench.openFile('largest.json', text);
  const link = await copyLink(bench);
  // As in a tab that has not made it.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(notice(page)).toContainText('from a link');
  await expect.poll(() => bench.text()).toBe(text);
});

/** A manifest of at least this many characters, in which no two tools are the same. */
function largeManifest(length: number): string {
  const tools: object[] = [];
  for (let size = 0, n = 1; size < length; n++) {
    const words = Array.from({ length: 40 }, (_, i) => ((n * 7919 + i * 104_729) % 1_000_003).toString(36));
    tools.push({ name: `tide_${String(n)}`, description: `Tide № ${String(n)}: ${words.join(' ')}` });
    size += 300;
  }
  return JSON.stringify(
    { id: 'large', name: 'Large', version: '1.0.0', description: 'Tides', tools },
    null,
    2,
  );
}

const MANIFEST = harbourOf('Harbour watch', 'document.title = "ran"; return { content: args.place };', {
  place: { type: 'string' },
});

test('host, release, path, tab, arguments, answers, files and selection come along; settings do not', async ({
  bench,
  page,
  browser,
  baseURL,
}) => {
  await bench.open();
  await page.getByLabel('Manifest file').setInputFiles([
    { name: 'skill.json', mimeType: 'application/json', buffer: Buffer.from(MANIFEST) },
    { name: 'NOTES.md', mimeType: 'text/markdown', buffer: Buffer.from('# Ebb and flow\n') },
  ]);
  await bench.hostPicker.selectOption({ label: 'OwnPilot' });
  await bench.releasePicker.selectOption('2026-02');
  await bench.path.fill('my-harbour/skill.json');
  await bench.path.press('Enter');
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: /RAGFlow/ }).check();
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('As JSON').fill('{ "place": "Quay 9" }');
  await page.getByLabel('API Key', { exact: true }).fill('hidden-setting-4711');
  await page.getByText('Mocks and network').click();
  await page.getByLabel('Add an answer').selectOption({ label: '404, not found' });
  await bench.editor.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowDown');
  const link = await copyLink(bench);

  const context = await browser.newContext({
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel('As JSON')).toHaveValue('{ "place": "Quay 9" }');
  await expect(other.getByLabel('Host', { exact: true })).toHaveValue('ownpilot');
  await expect(other.getByLabel('Release', { exact: true })).toHaveValue('2026-02');
  await expect(other.getByLabel('Path', { exact: true })).toHaveValue('my-harbour/skill.json');
  await expect(other.getByRole('tab', { name: 'NOTES.md' })).toBeVisible();
  await expect(other.getByLabel('API Key', { exact: true })).toHaveValue('');
  await other.getByText('Mocks and network').click();
  await expect(other.getByLabel('Body')).toHaveValue('{"error":"not found"}');
  const there = new Workbench(other);
  await there.editor.focus();
  expect(await there.selected()).toBe('{\n');
  // Nothing has run, and the real network is not chosen.
  await expect(other.getByRole('article', { name: 'Result' })).toHaveCount(0);
  await expect(other.getByLabel('Use the real network for the next run')).not.toBeChecked();
  expect(new URL(link).href.startsWith(baseURL ?? '')).toBe(true);
  await other.getByRole('tab', { name: 'Convert' }).click();
  await expect(other.getByRole('radio', { name: /RAGFlow/ })).toBeChecked();
  await context.close();
});

test('the sheet leaves settings out until they are ticked, and says what is inside', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste(MANIFEST);
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('As JSON').fill('{ "place": "Quay 9" }');
  await page.getByLabel('API Key', { exact: true }).fill('hidden-setting-4711');
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByLabel('Link', { exact: true });
  const held = async (): Promise<string> => {
    const { openFragment } = await import('../src/share/link.ts');
    return JSON.stringify(await openFragment(new URL(await field.inputValue()).hash));
  };
  await expect(field).toHaveValue(/#v1\./);
  expect(await held()).toContain('Quay 9');
  expect(await held()).not.toContain('hidden-setting');
  await page.getByLabel(/secret value of the config store/).check();
  await expect.poll(held).toContain('hidden-setting-4711');
  await page.getByLabel(/secret value of the config store/).uncheck();
  await page.getByLabel(/Arguments of 1 tool/).uncheck();
  await expect.poll(held).not.toContain('Quay 9');
  expect(await held()).not.toContain('hidden-setting');

  await page.getByRole('button', { name: 'Copy Markdown with link and source' }).click();
  await expect.poll(() => clipboard(page)).toContain('[Harbour watch in Plugbench](http');
  expect(await clipboard(page)).toContain('"name": "harbour_level"');
  await page.getByRole('button', { name: 'Copy HTML to embed' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^<iframe src="http[^"]*\/embed\.html#v1\.[^"]+"/);
  await page.getByRole('button', { name: /^Copy badge/ }).click();
  await expect.poll(() => clipboard(page)).toMatch(/badges\/check\.svg\)\]\(http[^)]*#v1\./);
});

test('what looks like a key is pointed out before a link is copied, and taken out of it', async ({
  bench,
  page,
}) => {
  const token = ['ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345'].join('');
  await bench.open();
  await bench.paste(MANIFEST.replace('args.place', `'${token}'`));
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await bench.editor.focus();
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('GitHub token');
  expect(await alert.innerText()).not.toContain(token);
  expect(await clipboard(page)).toBe('');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toContain('#v1.');
  const hash = new URL(await clipboard(page)).hash;
  await page.keyboard.press('Escape');
  await bench.paste('{}');
  await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
  await follow(page, hash);
  await expect(notice(page)).toContainText('from a link');
  await expect.poll(() => bench.text()).toContain("'REMOVED'");
});

test('a link never takes a draft away, and a changed page is no longer the link', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "shared", "title": "Shared", "tools": {}}');
  const link = await copyLink(bench);
  await bench.paste('{"ns": "mine", "title": "My own work", "tools": {}}');
  await expect.poll(() => page.url()).not.toBe(link);
  await follow(page, new URL(link).hash);
  await expect(notice(page)).toContainText('Opened Shared from a link');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.editor).toContainText('My own work');
  // The address follows what is kept.
  await expect.poll(() => page.url()).not.toBe(link);
  // At the start of a page too.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(bench.editor).toContainText('"Shared"');
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(bench.editor).toContainText('My own work');
});

test('a damaged link says what is wrong, gives what could be read, and leaves the work alone', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste(MANIFEST.replace('Harbour watch', 'Sent to a friend'));
  const { hash } = new URL(await copyLink(bench));
  await bench.paste('{"ns": "mine", "title": "My own work", "tools": {}}');
  await follow(page, '#section-3');
  await expect(notice(page)).toContainText('was not made by Plugbench');
  await follow(page, '#v9.d.AAAA');
  await expect(notice(page)).toContainText('this page opens v1 only');
  await follow(page, hash.slice(0, -60));
  await expect(notice(page)).toContainText(/cut off: about (?:5\d|6\d) characters/);
  await expect.poll(() => bench.text()).toContain('My own work');
  await page.getByRole('button', { name: 'Show the readable part' }).click();
  await expect(bench.editor).toContainText('Sent to a friend');
  await bench.choose(/^File$/, /^History/);
  await page.getByRole('button', { name: /^Mine|^My own work/ }).click();
  await expect(bench.editor).toContainText('My own work');
});

test(
  'a link that unpacks to a gigabyte is refused at once',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    // One flushed block of 16 MB of blanks, 64 times, and an end.
    const block = deflateRawSync(Buffer.alloc(16_777_216, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
    const end = deflateRawSync(Buffer.alloc(0));
    const bomb = Buffer.concat([Buffer.alloc(8), ...Array.from({ length: 64 }, () => block), end]);
    await bench.open();
    await bench.paste('{"ns": "mine", "title": "My own work", "tools": {}}');
    await follow(page, `#v1.d.${bomb.toString('base64url')}`);
    await expect(notice(page)).toContainText('more than 8 MB');
    await expect.poll(() => bench.text()).toContain('My own work');
  },
);

const FRAGMENTS = runs(200, 1000);

test(`${String(FRAGMENTS)} hostile and mutated fragments: no exception, no lost draft`, async ({
  bench,
  page,
}) => {
  test.setTimeout(120_000);
  await bench.open();
  await bench.paste(MANIFEST);
  const { hash } = new URL(await copyLink(bench));
  await bench.paste('{"ns": "mine", "title": "My own work", "tools": {}}');
  await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
  await page.evaluate(
    async ({ good, count }) => {
      let seed = 7;
      const random = (below: number): number => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return seed % below;
      };
      const letters = 'ABCxyz019-_.%#é💥"<>&= \u0000';
      const some = (): string => [...letters][random([...letters].length)] ?? '';
      const mutated = (): string => {
        const at = 1 + random(good.length - 1);
        const kinds = [
          () => good.slice(0, at),
          () => good.slice(0, at) + some() + good.slice(at + 1),
          () => good.slice(0, at) + good.slice(at + 1 + random(40)),
          () => good + some().repeat(random(30)),
          () => `#v1.${'dpx'[random(3)] ?? ''}.${Array.from({ length: random(60) }, some).join('')}`,
          () => `#${Array.from({ length: random(40) }, some).join('')}`,
          () => `#v${String(random(99))}.${'dp'[random(2)] ?? ''}.${good.slice(6, 6 + random(80))}`,
          () => good.slice(0, 6) + good.slice(at),
        ];
        return (kinds[random(kinds.length)] ?? kinds[0])?.() ?? '';
      };
      for (let i = 0; i < count; i++) {
        location.hash = mutated();
        await new Promise((done) => setTimeout(done));
      }
    },
    { good: hash, count: FRAGMENTS },
  );
  await follow(page, '#the-end');
  await expect(notice(page)).toContainText('was not made by Plugbench');
  // A mutation that changes nothing opens the link: then the draft is in the history.
  if (!(await bench.text()).includes('My own work')) {
    await bench.choose(/^File$/, /^History/);
    await page
      .getByRole('button', { name: /^My own work/ })
      .first()
      .click();
    await expect(bench.editor).toContainText('My own work');
  }
});
