// Completion, signatures, definitions and new names in TypeScript and JavaScript, from the compiler.

import type { Page } from 'playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const MANIFEST = JSON.stringify({ id: 'harbour', name: 'Harbour', version: '1.0.0', requiredSecrets: [] });
const INDEX = `import type { IAgentRuntime, Plugin } from '@elizaos/core';
import { tideOf } from './tide';

function describe(runtime: IAgentRuntime): string {
  return tideOf(String(runtime.getSetting('HARBOUR')));
}

export const plugin: Plugin = { name: 'harbour', description: describe.name };
export default plugin;
`;
const TIDE = `export const tideOf = (harbour: string): string => harbour;\n`;

const HANDLER = "const path = { harbour: 'north' };\nmodule.exports = { path: path.harbour };\n";

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function opened(bench: Workbench, page: Page): Promise<void> {
  await bench.open();
  await page
    .getByLabel('Manifest file')
    .setInputFiles([file('elizaos.plugin.json', MANIFEST), file('index.ts', INDEX), file('tide.ts', TIDE)]);
  await bench.fileTab('index.ts').click();
}

/** Puts the caret behind the first place of a text. */
async function caretAfter(bench: Workbench, name: string, text: string, found: string): Promise<void> {
  const before = text.slice(0, text.indexOf(found) + found.length).split('\n');
  const { keyboard } = bench.page;
  await bench.fileEditor(name).click();
  await keyboard.press('ControlOrMeta+Home');
  for (let line = 1; line < before.length; line++) await keyboard.press('ArrowDown');
  for (let column = 0; column < (before.at(-1) ?? '').length; column++) await keyboard.press('ArrowRight');
}

test('members are offered, the parameter stands out, and the hover says the type', async ({
  bench,
  page,
}) => {
  await opened(bench, page);
  await caretAfter(bench, 'index.ts', INDEX, 'IAgentRuntime): string {');
  await page.keyboard.type(' runtime.getSet');
  await page.getByRole('option', { name: /^getSetting/ }).click({ timeout: 20_000 });
  await page.keyboard.type('(');
  await expect(page.locator('.cm-tooltip code strong')).toHaveText('key');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-tooltip code')).toBeHidden();
});

test('F12 leads to the definition in another file, F2 renames in all of them, undo takes it back', async ({
  bench,
  page,
}) => {
  await opened(bench, page);
  await caretAfter(bench, 'index.ts', INDEX, 'return tideOf');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Rename tideOf' });
  await expect(dialog.getByLabel('New name')).toBeFocused();
  await dialog.getByLabel('New name').fill('plugin');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('status')).toHaveText('`plugin` is already something else in index.ts.');
  await dialog.getByLabel('New name').fill('levelOf');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bench.fileEditor('index.ts')).toContainText("import { levelOf } from './tide';");
  await page.keyboard.press('F12');
  await expect(bench.fileEditor('tide.ts')).toContainText('export const levelOf = (harbour: string)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await bench.fileTab('tide.ts').click();
  await expect(bench.fileEditor('tide.ts')).toContainText('export const tideOf = (harbour: string)');
});

test('in JavaScript the compiler is loaded when a person asks', async ({ bench, page }) => {
  await bench.open();
  await page
    .getByLabel('Manifest file')
    .setInputFiles([
      file('plugin.json', JSON.stringify({ active: true, hubId: 'tides', name: 'Tides' })),
      file('handler.js', HANDLER),
    ]);
  await bench.fileTab('handler.js').click();
  await caretAfter(bench, 'handler.js', HANDLER, 'path: path');
  await page.keyboard.press('F12');
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog', { name: 'Rename path' })).toBeVisible();
});
