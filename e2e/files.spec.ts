// Files in and out: several as one plugin, zips, drops, pasted files, and saving.

import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { forged } from '../test/forged-zip.ts';
import { expect, test, type Workbench } from './workbench.ts';

const PLUGIN = JSON.stringify({
  active: true,
  hubId: 'tide',
  name: 'Tide',
  schema: 'skill-1.0.0',
  version: '1.0.0',
});
const ELIZAOS = readFileSync('src/hosts/elizaos/samples/good.json', 'utf8');
const HANDLER = 'module.exports.runtime = { handler: async () => "high tide" };\n';
const file = (name: string, text: string | Uint8Array, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel('Manifest file').setInputFiles(files);

test('several files become one plugin: the manifest in the editor, the others beside it', async ({
  bench,
  page,
}) => {
  await bench.open();
  await choose(page, file('handler.js', HANDLER), file('plugin.json', PLUGIN));
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('AnythingLLM (detected)');
  await expect.poll(() => bench.text()).toBe(PLUGIN);
  await page.getByRole('tab', { name: 'handler.js' }).click();
  await expect(bench.fileEditor('handler.js')).toContainText('high tide');
  await page.getByRole('tab', { name: 'handler.js' }).press('Delete');
  await expect(page.getByRole('tab', { name: 'handler.js' })).toHaveCount(0);

  await choose(
    page,
    file('package.json', '{"name": "x"}'),
    file('index.ts', 'export default {};'),
    file('elizaos.plugin.json', ELIZAOS),
  );
  await expect(bench.hostPicker.locator('option:checked')).toHaveText(/ElizaOS.*\(detected\)/);
  await expect(page.getByRole('tab', { name: 'package.json' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'index.ts' })).toBeVisible();
  // They survive a reload as the text does.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'index.ts' })).toBeVisible();
});

test('a zip comes in with its folder, and goes out as it came', async ({ bench, page }) => {
  await bench.open();
  const zip = zipSync({ 'tide/plugin.json': strToU8(PLUGIN), 'tide/lib/handler.js': strToU8(HANDLER) });
  await choose(page, file('tide.zip', zip, 'application/zip'));
  await expect(bench.path).toHaveValue('tide/plugin.json');
  await expect(page.getByRole('tab', { name: 'lib/handler.js' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await bench.choose(/^File$/, /zip file/);
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('tide.zip');
  const out = unzipSync(new Uint8Array(readFileSync(await saved.path())));
  expect(Object.fromEntries(Object.entries(out).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'tide/plugin.json': PLUGIN,
    'tide/lib/handler.js': HANDLER,
  });
});

test('a file that is no zip, and one that unpacks to too much, are refused with a sentence', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste('{"ns": "kept", "title": "Kept", "tools": {}}');
  await choose(page, file('broken.zip', 'PK nothing'));
  await expect(page.getByRole('status').first()).toContainText('not a zip file that can be read');
  await choose(page, file('bomb.zip', zipSync({ 'a.json': new Uint8Array(30_000_000) })));
  await expect(page.getByRole('status').first()).toContainText(
    'a.json has 30.0 MB, and Plugbench opens files of up to 20.0 MB. Nothing was opened.',
  );
  await expect.poll(() => bench.text()).toContain('Kept');
});

for (const kind of ['drop', 'paste'] as const) {
  test(`files are taken by ${kind}, wherever it happens`, async ({ bench, page }) => {
    await bench.open();
    await page.getByRole('tab', { name: /^Problems/ }).focus();
    await page.evaluate(
      ([type, files]) => {
        const data = new DataTransfer();
        for (const [name, text] of files) data.items.add(new File([text], name));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      },
      [
        kind,
        [
          ['plugin.json', PLUGIN],
          ['handler.js', HANDLER],
        ],
      ] as const,
    );
    await expect(bench.hostPicker.locator('option:checked')).toHaveText('AnythingLLM (detected)');
    await expect(page.getByRole('tab', { name: 'handler.js' })).toBeVisible();
  });
}

test('a file that was chosen is saved back to where it came from', async ({ bench, page }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    // The browser's own picker cannot be used by a test: a file of the page's private storage stands for one.
    const pick = async (name: string): Promise<FileSystemFileHandle> =>
      (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
    Object.assign(window, {
      written,
      showOpenFilePicker: async () => {
        const handle = await pick('skill.json');
        const stream = await handle.createWritable();
        await stream.write('{"ns": "disk", "title": "From disk", "tools": {}}');
        await stream.close();
        return [handle];
      },
    });
  });
  await bench.open();
  await bench.choose(/^File$/, /^Open/);
  await expect(bench.editor).toContainText('From disk');
  await bench.paste('{"ns": "disk", "title": "Changed here", "tools": {}}');
  await bench.choose(/^File$/, /^Save to skill\.json/);
  await expect(page.getByRole('status').first()).toContainText('Saved to skill.json');
  const text = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('skill.json')).getFile()).text();
  });
  expect(text).toContain('Changed here');
});

test(
  'a shortcut of the installed app begins with an empty sheet; work before it is kept',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste('{"ns": "kept", "title": "Kept", "tools": {}}');
    await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
    // Drafts are written with a pause; a page that is left sooner may lose that much.
    await page.waitForTimeout(1500);
    await bench.open('?do=new');
    expect(new URL(page.url()).search).toBe('');
    await expect(bench.editor).toHaveText('');
    await bench.choose(/^File$/, /^History/);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Kept/ })).toBeVisible();
    await bench.open('?do=history');
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  },
);

const HOSTILE = {
  path: '..\\..\\tide/Invoice 2026.bat',
  files: [
    { path: '../../.ssh/authorized_keys', text: 'key' },
    { path: 'INVOICE 2026.BAT.txt', text: 'another manifest' },
    { path: '__proto__', text: 'proto' },
    { path: 'con.js', text: 'device' },
    { path: '\u202egnp.hta', text: 'override' },
    { path: 'handler.js', text: HANDLER },
  ],
};
const SAFE = {
  'tide/Invoice 2026.bat.txt': PLUGIN,
  'tide/.ssh/authorized_keys.txt': 'key',
  'tide/INVOICE 2026.BAT-2.txt': 'another manifest',
  'tide/___proto__.txt': 'proto',
  'tide/_con.js': 'device',
  'tide/gnp.hta.txt': 'override',
  'tide/handler.js': HANDLER,
};

/** What a zip holds that the File menu saves. */
async function savedZip(bench: Workbench, page: Page): Promise<Record<string, string>> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await bench.choose(/^File$/, /zip file/);
  const out = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  return Object.fromEntries(Object.entries(out).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test('a link with names that lead elsewhere: the page says what they are now, and saves only those', async ({
  bench,
  page,
}) => {
  const { fragmentOf } = await import('../src/share/link.ts');
  const nothing = {
    host: null,
    release: null,
    tab: null,
    selection: null,
    target: null,
    older: null,
    run: null,
  };
  await bench.open(await fragmentOf({ ...nothing, ...HOSTILE, text: PLUGIN }));
  const notice = page.getByRole('status').first();
  await expect(notice).toContainText('6 names were not safe to save');
  await expect(notice).toContainText('“../../.ssh/authorized_keys” is now “.ssh/authorized_keys.txt”');
  await expect(bench.path).toHaveValue('tide/Invoice 2026.bat.txt');
  await expect(page.getByRole('tab', { name: '___proto__.txt' })).toBeVisible();
  expect(await savedZip(bench, page)).toEqual(SAFE);
  const download = page.waitForEvent('download');
  await bench.choose(/^File$/, /^Save the manifest/);
  expect((await download).suggestedFilename()).toBe('Invoice 2026.bat.txt');
});

test('a zip with names that lead elsewhere, and with a link, opens under safe names', async ({
  bench,
  page,
}) => {
  await bench.open();
  const zip = zipSync({
    'tide/plugin.json': strToU8(PLUGIN),
    'tide/../../../.bashrc': strToU8('alias'),
    'tide/PLUGIN.json': strToU8('{"id": "another"}'),
    'tide/run.sh': strToU8('echo'),
    'tide/passwords.txt': [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
  });
  await choose(page, file('tide.zip', zip, 'application/zip'));
  const notice = page.getByRole('status').first();
  await expect(notice).toContainText('Opened plugin.json with 3 other files.');
  await expect(notice).toContainText('“tide/run.sh” is now “tide/run.sh.txt”');
  await expect(notice).toContainText('Left out of 5 files: 1 linked elsewhere.');
  expect(await savedZip(bench, page)).toEqual({
    'tide/plugin.json': PLUGIN,
    'tide/.bashrc.txt': 'alias',
    'tide/PLUGIN-2.json': '{"id": "another"}',
    'tide/run.sh.txt': 'echo',
  });
});

test('a file that is chosen or added gets a safe name, and saving a typed path does too', async ({
  bench,
  page,
}) => {
  await bench.open();
  await choose(page, file('plugin.json', PLUGIN), file('\u202eslx.exe', 'text'));
  await expect(page.getByRole('status').first()).toContainText('“\\u202eslx.exe” is now “slx.exe.txt”');
  await page.getByLabel('Files to add').setInputFiles([file('aux.js', HANDLER)]);
  await expect(page.getByRole('status').first()).toContainText('“aux.js” is now “_aux.js”');
  await bench.path.fill('C:\\tide/plugin.cmd');
  await bench.path.press('Tab');
  expect(Object.keys(await savedZip(bench, page))).toEqual([
    'tide/plugin.cmd.txt',
    'tide/slx.exe.txt',
    'tide/_aux.js',
  ]);
  await expect(page.getByRole('status').first()).toContainText(
    '“C:\\tide/plugin.cmd” is now “tide/plugin.cmd.txt”',
  );
});

// How long the page is held up by it is measured in e2e/worst.
test('a zip whose entries share their bytes is refused, and the text stays', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "kept", "title": "Kept", "tools": {}}');
  await choose(page, file('bomb.zip', forged(4_000_000, 100), 'application/zip'));
  await expect(page.getByRole('status').first()).toContainText('claims other sizes than its files have');
  await expect.poll(() => bench.text()).toContain('Kept');
});
