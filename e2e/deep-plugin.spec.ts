// Plugins of code in a folder below others: from a zip and from a folder that is dropped, as repositories have them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const INDEX = `import type { Plugin } from '@elizaos/core';
import { tide } from './actions/tide.ts';

export const plugin: Plugin = { name: 'tide', description: 'Tells the tide', actions: [tide] };
export default plugin;
`;
const TIDE = `import type { Action } from '@elizaos/core';
import { words } from '../words.ts';

export const tide: Action = {
  name: 'TELL_TIDE',
  description: 'Tells the tide',
  examples: [],
  validate: async () => true,
  handler: async (runtime) => ({ success: true, text: words(runtime.getSetting('TIDE_PORT')) }),
};
`;
const WORDS = `export const words = (port: unknown): string => \`High at \${String(port)}\`;\n`;

/** Below `src` of the plugin's own folder. */
const CODE = { 'src/index.ts': INDEX, 'src/actions/tide.ts': TIDE, 'src/words.ts': WORDS };
const MANIFEST = JSON.stringify({
  id: 'tide',
  name: 'Tide',
  version: '1.0.0',
  requiredSecrets: ['TIDE_PORT'],
});

const tabNames = (bench: Workbench) => bench.fileTab(/./).locator('bdi').allTextContents();

/** Runs the action with a port, and expects its answer. */
async function runIn(bench: Workbench, page: Page): Promise<void> {
  await bench.showTab('Run');
  await expect(page.getByLabel('What to run')).toContainText('TELL_TIDE');
  await page.getByLabel(/^TIDE_PORT/).fill('Oban');
  await bench.run();
  await expect(bench.given).toHaveText('High at Oban');
}

/** Replaces a file beside the main one. */
async function replace(bench: Workbench, page: Page, name: string, text: string): Promise<void> {
  await bench.fileTab(name).click();
  await bench.fileEditor(name).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('a zip of a repository: the plugin in a deeper folder is checked, run and converted whole', async ({
  bench,
  page,
}) => {
  const zip = zipSync({
    'tide-main/packages/plugin-tide/elizaos.plugin.json': strToU8(MANIFEST),
    ...Object.fromEntries(
      Object.entries(CODE).map(([path, text]) => [`tide-main/packages/plugin-tide/${path}`, strToU8(text)]),
    ),
  });
  await bench.open();
  await page
    .getByLabel('Manifest file')
    .setInputFiles({ name: 'tide-main.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(bench.path).toHaveValue('plugin-tide/elizaos.plugin.json');
  await expect.poll(() => tabNames(bench)).toEqual(expect.arrayContaining(Object.keys(CODE)));

  const problems = page.getByRole('article', { name: 'Problem in src/actions/tide.ts' });
  await replace(bench, page, 'src/words.ts', WORDS.replace('unknown', 'number'));
  await expect(problems).toContainText('TS2345');
  await replace(bench, page, 'src/words.ts', WORDS);
  await expect(problems).toHaveCount(0);

  await runIn(bench, page);
  await bench.showTab('Convert');
  await page.getByRole('radio', { name: /OwnPilot/ }).check();
  await expect(page.getByRole('tabpanel', { name: 'Convert' })).toContainText('TELL_TIDE'.toLowerCase());
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 of 1 tool adapted, not tried');
});

/** Drops what is on the disk, as the system does it: scripts can only make files that have no folder. */
async function drop(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
}

test('a folder that is dropped: code alone asks for its settings', async ({ bench, page }, info) => {
  const folder = info.outputPath('plugin-tide');
  for (const [path, text] of Object.entries(CODE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await bench.open();
  await drop(page, folder);
  await expect
    .poll(() => tabNames(bench))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/actions\/tide\.ts$/),
        expect.stringMatching(/words\.ts$/),
      ]),
    );
  await runIn(bench, page);
});

test('one file that is dropped', async ({ bench, page }, info) => {
  const file = info.outputPath('elizaos.plugin.json');
  writeFileSync(file, MANIFEST);
  await bench.open();
  await drop(page, file);
  await expect.poll(() => bench.text()).toBe(MANIFEST);
});
