// A plugin of several files: tabs over the editor, problems file by file, and what links, drafts and zips keep of them.

import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const PLUGIN = JSON.stringify(
  { active: true, hubId: 'tide', name: 'Tide', schema: 'skill-1.0.0', version: '1.0.0' },
  null,
  2,
);
const HANDLER = 'module.exports.runtime = { handler: async () => "high tide" };\n';
const README = '# Tide\n';

/** Opens a zip of a manifest, its handler and a text file. */
async function openThree(bench: Workbench, page: Page): Promise<void> {
  const zip = zipSync({
    'tide/plugin.json': strToU8(PLUGIN),
    'tide/handler.js': strToU8(HANDLER),
    'tide/README.md': strToU8(README),
  });
  await page
    .getByLabel('Manifest file')
    .setInputFiles({ name: 'tide.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(bench.fileTab('README.md')).toBeVisible();
}

async function typeInto(bench: Workbench, page: Page, name: string, text: string): Promise<void> {
  await bench.fileEditor(name).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

const tabNames = (bench: Workbench) => bench.fileTab(/./).locator('bdi').allTextContents();

test('one file has no tabs; a second one brings them', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(PLUGIN);
  await expect(page.getByRole('tablist', { name: 'Files' })).toHaveCount(0);
  await bench.choose(/^File$/, /^New file/);
  const dialog = page.getByRole('dialog', { name: 'New file' });
  await dialog.getByRole('button', { name: 'handler.js' }).click();
  await expect(bench.fileTab('handler.js')).toHaveAttribute('aria-selected', 'true');
  await expect(bench.fileEditor('handler.js')).toBeFocused();
  await expect(bench.fileEditor('handler.js')).toContainText('module.exports.runtime');
  // The manifest stays what hosts judge.
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('AnythingLLM (detected)');
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await dialog.getByLabel('Name').fill('lib/../con.js');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(bench.fileTab('_con.js')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').first()).toContainText('_con.js');
});

test(
  'the chosen tab is seen whole when the window gets narrow',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await openThree(bench, page);
    await bench.fileTab('handler.js').click();
    const row = page.getByRole('tablist', { name: 'Files' });
    for (const width of [1280, 320, 390]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(async () => {
        const [tab, all] = [await bench.fileTab('handler.js').boundingBox(), await row.boundingBox()];
        if (!tab || !all) throw new Error('The tabs are hidden.');
        expect(tab.x).toBeGreaterThanOrEqual(all.x);
        expect(tab.x + tab.width).toBeLessThanOrEqual(all.x + all.width);
      }).toPass({ timeout: 5000 });
    }
  },
);

test('every file has its own text, undo history, selection and place', async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('handler.js').click();
  await typeInto(bench, page, 'handler.js', '// one');
  await bench.fileTab('README.md').click();
  await typeInto(bench, page, 'README.md', 'two');
  await bench.fileTab('plugin.json').click();
  await bench.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n');

  await bench.fileTab('handler.js').click();
  await bench.fileEditor('handler.js').focus();
  await page.keyboard.press('Control+z');
  await expect(bench.fileEditor('handler.js')).not.toContainText('// one');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bench.fileEditor('handler.js')).toContainText('high tide');
  await page.keyboard.press('Control+y');
  await page.keyboard.insertText(' more');
  await expect(bench.fileEditor('handler.js')).toContainText('// one more');
  await bench.fileTab('README.md').click();
  await expect(bench.fileEditor('README.md')).toContainText('two');
});

test('problems are counted per file, listed together, and fixed where they are', async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await page
    .getByLabel('Files to add')
    .setInputFiles({ name: 'package.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1,}') });
  await expect(bench.fileTab(/package\.json 1 problem/)).toBeVisible();
  const list = page.getByRole('article', { name: 'Problem in package.json' });
  await list.getByRole('button', { name: /^Ln 1/ }).click();
  await expect(bench.fileEditor('package.json')).toBeFocused();
  await expect(bench.fileTab(/package\.json/)).toHaveAttribute('aria-selected', 'true');
  await bench.fileTab('plugin.json').click();
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(bench.fileEditor('package.json')).toHaveText('{"a": 1}');
  await expect(list).toHaveCount(0);
  await expect(bench.fileTab('package.json')).toHaveText('package.json');
  await bench.fileEditor('package.json').focus();
  await page.keyboard.press('Control+z');
  await expect(list).toBeVisible();
});

test(
  'a file is renamed, closed and brought back by keyboard alone',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await openThree(bench, page);
    await bench.fileTab('plugin.json').focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.fileTab('handler.js')).toBeFocused();
    await expect(bench.fileTab('handler.js')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(bench.path).toBeFocused();
    await page.keyboard.insertText('lib/tide.js');
    await page.keyboard.press('Enter');
    await expect(bench.fileTab('lib/tide.js')).toBeVisible();
    await bench.fileTab('lib/tide.js').focus();
    await page.keyboard.press('Delete');
    expect(await tabNames(bench)).toEqual(['plugin.json', 'README.md']);
    await expect(bench.fileTab('README.md')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(bench.fileTab('lib/tide.js')).toHaveAttribute('aria-selected', 'true');
    await expect(bench.fileEditor('lib/tide.js')).toContainText('high tide');
  },
);

test('a closed file can be brought back after the notice is gone', async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('handler.js').click();
  await typeInto(bench, page, 'handler.js', '// kept');
  await bench.fileTab('handler.js').click({ button: 'middle' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('list', { name: 'Closed files' }).getByRole('button', { name: 'handler.js' }).click();
  await expect(bench.fileEditor('handler.js')).toContainText('// kept');
});

test('two files never get the same name', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('README.md').dblclick();
  await page.keyboard.insertText('HANDLER.js');
  await page.keyboard.press('Enter');
  await expect(bench.fileTab('HANDLER-2.js')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('HANDLER-2.js');
});

test('a reload shows the file that was open; a link and a zip hold what was typed', async ({
  bench,
  page,
  context,
}) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('handler.js').click();
  await typeInto(bench, page, 'handler.js', '// typed');
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(bench.fileEditor('handler.js')).toContainText('// typed');
  await expect(bench.fileTab('handler.js')).toHaveAttribute('aria-selected', 'true');
  expect(await tabNames(bench)).toEqual(['plugin.json', 'handler.js', 'README.md']);

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('The link is copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: 'Text of handler.js' })).toContainText('// typed');
  await other.close();

  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await bench.choose(/^File$/, /zip file/);
  const zip = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  const texts = Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]));
  expect(texts).toEqual({
    'tide/plugin.json': PLUGIN,
    'tide/handler.js': `${HANDLER}// typed`,
    'tide/README.md': README,
  });
  const saving = page.waitForEvent('download');
  await bench.choose(/^Actions for handler\.js/, /^Save handler\.js/);
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${HANDLER}// typed`);
});

test('the history brings back all files', async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('handler.js').click();
  await typeInto(bench, page, 'handler.js', '// typed');
  await page.waitForTimeout(800);
  await bench.choose('Samples', /./);
  await expect(bench.fileTab('README.md')).toHaveCount(0);
  await bench.choose(/^File$/, /^History/);
  await page.getByRole('dialog').getByRole('button', { name: /^Tide/ }).click();
  await expect(bench.fileEditor('handler.js')).toContainText('// typed');
});

test('files that are dropped on the tabs are added', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await openThree(bench, page);
  await page.getByRole('tablist', { name: 'Files' }).evaluate((list) => {
    const data = new DataTransfer();
    data.items.add(new File(['exports.a = 1;'], 'added.js'));
    list.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(bench.fileTab('added.js')).toBeVisible();
  await expect(bench.fileTab('handler.js')).toBeVisible();
});

test('what panels and fixes write goes to the manifest, whatever the editor shows', async ({
  bench,
  page,
}) => {
  await bench.open();
  await openThree(bench, page);
  await bench.fileTab('handler.js').click();
  await page
    .getByRole('button', { name: /^Add "description"/ })
    .first()
    .click();
  await expect(bench.editor).toContainText('"description"');
  await expect(bench.fileTab(/plugin\.json/)).toHaveAttribute('aria-selected', 'true');
  await bench.fileTab('handler.js').click();
  await expect(bench.fileEditor('handler.js')).toHaveText(HANDLER.trim());
});
