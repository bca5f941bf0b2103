// Work is never lost: undo brings everything back that something else took the place of, and the history has the rest.

import type { Page } from 'playwright/test';
import { expect, harbourOf, test, type Workbench } from './workbench.ts';

const SECRET = 'sk-in-no-database-4711';
const MANIFEST = harbourOf('Harbour watch', "return { content: 'high' };", { harbour: { type: 'string' } });
const ARGUMENTS = '{ "harbour": "Cuxhaven" }';

const key = (page: Page) => page.getByLabel(/^API Key/);
const notice = (page: Page) => page.getByRole('status').first();
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Undo' });

/** Opens a plugin with a file beside it, and sets everything that can be set for it. */
async function openWithEverything({ page, ...bench }: Workbench): Promise<void> {
  await page.getByLabel('Manifest file').setInputFiles(
    Object.entries({ 'skill.json': MANIFEST, 'notes.md': '# Notes\n' }).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  await bench.hostPicker.selectOption('ownpilot');
  await bench.releasePicker.selectOption('0.8.3');
  await bench.path.fill('mine/skill.json');
  await bench.path.press('Enter');
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('As JSON').fill(ARGUMENTS);
  await key(page).fill(SECRET);
  await page.getByText('Mocks and network').click();
  await page.getByLabel('Add an answer').selectOption({ label: '404, not found' });
  await page.getByLabel('Body').fill('no such harbour');
}

async function expectEverything({ page, ...bench }: Workbench): Promise<void> {
  await expect(bench.editor).toContainText('Harbour watch');
  await expect(bench.hostPicker).toHaveValue('ownpilot');
  await expect(bench.releasePicker).toHaveValue('0.8.3');
  await expect(bench.path).toHaveValue('mine/skill.json');
  await expect(page.getByRole('tablist', { name: 'Files' }).getByRole('tab')).toHaveText([
    /skill\.json/,
    /notes\.md/,
  ]);
  await expect(page.getByLabel('As JSON')).toHaveValue(ARGUMENTS);
  await expect(key(page)).toHaveValue(SECRET);
  await page.getByText('Mocks and network').click();
  await expect(page.getByLabel('Body')).toHaveValue('no such harbour');
}

/** Everything in the database of the drafts, as text. */
function database(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('plugbench');
      request.onsuccess = () => done(request.result);
    });
    const all = db.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => (all.onsuccess = done));
    db.close();
    return JSON.stringify(all.result);
  });
}

test('undo brings back files, arguments, settings and mocks after New, step by step', async ({
  bench,
  page,
}) => {
  await bench.open();
  await openWithEverything(bench);
  await bench.choose('New manifest from a template', 'New tool, in JSON');
  await expect(bench.hostPicker).toHaveValue('ragflow');
  await expect(page.getByRole('tablist', { name: 'Files' })).toHaveCount(0);
  await bench.choose('Samples', /Tide times/);
  await expect(bench.editor).toContainText('tide');

  await bench.editor.focus();
  await page.keyboard.press('Control+z');
  await expect(bench.hostPicker).toHaveValue('ragflow');
  await page.keyboard.press('Control+z');
  await expectEverything(bench);
  await expect(notice(page)).toContainText('What was open before is back.');
  await notice(page).getByRole('button', { name: 'Redo' }).click();
  await expect(bench.hostPicker).toHaveValue('ragflow');
  await undo(page).click();
  await expectEverything(bench);
  // No setting was stored, neither with the draft nor with what was opened.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => database(page)).toContain('no such harbour');
  expect(await database(page)).not.toContain(SECRET);
});

test('what a paste replaced is in the history after a reload', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(MANIFEST);
  await bench.paste('{"ns": "tram", "title": "Tram board", "tools": {}}');
  await page.reload();
  await expect(bench.editor).toContainText('Tram board');
  await bench.choose(/^File$/, /^History/);
  await expect(page.getByRole('dialog')).toContainText('Saved only in this browser, newest first.');
  await page.getByRole('button', { name: /^Harbour watch/ }).click();
  await expect.poll(() => bench.text()).toBe(MANIFEST);
  await expect(notice(page)).toContainText('Harbour watch is open again.');
  await undo(page).click();
  await expect(bench.editor).toContainText('Tram board');
});

test('a fix says what it did; its button takes it back', async ({ bench, page }) => {
  await bench.open();
  const broken = '{"ns": "tram", "title": "Tram board", "tools": {},}';
  await bench.paste(broken);
  const fix = bench.problem('comma').getByRole('button', { name: /^Remove/ });
  await fix.click();
  await expect(notice(page)).toContainText('Done: Remove');
  await undo(page).click();
  await expect.poll(() => bench.text()).toBe(broken);
  await fix.click();
  await expect(undo(page)).toBeVisible();
  // Typing on, it would take back something else.
  await bench.editor.press('Control+End');
  await page.keyboard.type(' ');
  await expect(notice(page)).toHaveText('');
});

test('a notice moves nothing and goes away by itself', async ({ bench, page }) => {
  await page.clock.install();
  await bench.open();
  // What is said to newcomers is gone with the first edit.
  await bench.paste(MANIFEST);
  const box = await page.getByRole('main').boundingBox();
  await bench.choose('Samples', /Tide times/);
  await expect(undo(page)).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(box);
  await page.mouse.move(400, 500);
  await bench.editor.focus();
  await page.clock.fastForward(30_000);
  await expect(notice(page)).toHaveText('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the button Undo brings everything back', async ({ bench, page }) => {
    await bench.open();
    await bench.paste(MANIFEST);
    await page.getByRole('button', { name: /^Result/ }).click();
    await page.getByRole('tab', { name: 'Run' }).click();
    await key(page).fill(SECRET);
    await bench.choose('New manifest from a template', 'New tool, in JSON');
    await expect(bench.editor).not.toContainText('Harbour watch');
    const [text, button] = [await bench.editor.boundingBox(), await undo(page).boundingBox()];
    // It lies over the header, not over the text.
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(text?.y ?? 0);
    await undo(page).tap();
    await expect(bench.editor).toContainText('Harbour watch');
    await page.getByRole('button', { name: /^Result/ }).click();
    await expect(key(page)).toHaveValue(SECRET);
  });
});
