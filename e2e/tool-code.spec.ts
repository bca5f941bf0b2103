// Code inside a manifest, edited in a tab of its own: its problems, fixes, completion, format, undo in both, and runs.

import type { Locator, Page } from 'playwright/test';
import { expect, packageOf, test, type Workbench } from './workbench.ts';

const CODE = "const id = utils.uuid();\nreturn { content: utils.hsh('a') + '/é' };";

/** A package whose code is written with escapes that JSON does not need. */
const PACKAGE = packageOf(CODE).replace('/é', '\\/\\u00e9');

async function openCode(bench: Workbench, page: Page, text = PACKAGE): Promise<Locator> {
  await bench.open();
  await bench.paste(text);
  const edit = bench.source.getByRole('button', { name: 'Edit code' });
  // Until the text is checked, the button is that of the text before.
  await expect(edit).toHaveAttribute('title', /trial_tool\.js/);
  await edit.click();
  const code = bench.fileEditor('trial_tool.js');
  await expect(code).toBeFocused();
  await expect(page.getByRole('tab', { name: /trial_tool\.js/ })).toHaveAttribute('aria-selected', 'true');
  return code;
}

async function textOf(page: Page, editor: Locator): Promise<string> {
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function showManifest(bench: Workbench): Promise<void> {
  await bench.fileTab(/manifest/).click();
  await expect(bench.editor).toBeVisible();
}

test('typing in the code changes the string and nothing else', async ({ bench, page }) => {
  const code = await openCode(bench, page);
  expect(await textOf(page, code)).toBe(CODE);
  await expect(bench.fileTab(/trial_tool\.js in skill\.json/)).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// "new"\n');
  await showManifest(bench);
  const start = '"code": "';
  await expect.poll(() => bench.text()).toBe(PACKAGE.replace(start, `${start}// \\"new\\"\\n`));
});

test('a problem is at its place in the code, and its fix changes the code', async ({ bench, page }) => {
  const code = await openCode(bench, page);
  await expect(page.getByTestId('editor').locator('.cm-lintRange-error, .cm-lintRange-warning')).toHaveText(
    'hsh',
  );
  const card = bench.problem(/utils has no hsh/);
  await card.getByRole('button', { name: /Ln \d+/ }).click();
  expect(await bench.selected()).toBe('hsh');
  await card.getByRole('button', { name: 'Change to hash' }).click();
  await expect(card).toHaveCount(0);
  await expect(code).toBeVisible();
  expect(await textOf(page, code)).toBe(CODE.replace('hsh', 'hash'));
  await page.keyboard.press('Control+z');
  await expect(card).toHaveCount(1);
});

test('undo works in the code and in the manifest', async ({ bench, page }) => {
  const code = await openCode(bench, page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' // one');
  await showManifest(bench);
  await expect.poll(() => bench.text()).toContain('// one');
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.text()).toBe(PACKAGE);
  await bench.fileTab(/trial_tool/).click();
  await expect.poll(() => textOf(page, code)).toBe(CODE);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' // two');
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(page, code)).toBe(CODE);
  await showManifest(bench);
  await expect.poll(() => bench.text()).toBe(PACKAGE);
});

test('completes and explains what the sandbox has', { tag: '@thorough' }, async ({ bench, page }) => {
  const code = await openCode(bench, page, packageOf('return 1;'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('const h = utils.has');
  const option = page.getByRole('listbox').getByRole('option', { name: /^hash/ });
  await expect(option).toContainText('algorithm');
  await option.click();
  await expect.poll(() => textOf(page, code)).toBe('const h = utils.hash()return 1;');
  await page.getByTestId('editor').locator('.cm-line').getByText('hash', { exact: true }).hover();
  await expect(page.getByTestId('editor').locator('.cm-host-tip')).toContainText('hexadecimal digits');
});

test(
  'the find panel has the page’s words, and its fields stay beside the button that closes it',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    const code = await openCode(bench, page, packageOf('return { content: 1 };'));
    await code.focus();
    await page.keyboard.press('Control+f');
    const field = page.getByRole('textbox', { name: 'Find' });
    await expect(field).toBeFocused();
    for (const name of ['Next', 'Previous', 'Select all', 'Replace', 'Replace all'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    const close = page.getByTestId('editor').getByRole('button', { name: 'Close', exact: true });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 780 });
      const [typed, cross] = [await field.boundingBox(), await close.boundingBox()];
      if (!typed || !cross) throw new Error('The panel is hidden.');
      expect(typed.x + typed.width).toBeLessThanOrEqual(cross.x);
      expect(Math.abs(typed.y - cross.y)).toBeLessThan(2);
    }
    await close.click();
    await expect(field).toBeHidden();
  },
);

test('the edited code runs, and the tab closes with its tool', async ({ bench, page }) => {
  const code = await openCode(bench, page, packageOf('return { content: 1 };'));
  await code.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('return { content: "edited" };');
  await bench.showTab('Run');
  await bench.run();
  await expect(bench.given).toContainText('edited');
  await page.getByRole('button', { name: 'Edit code' }).last().click();
  await expect(code).toBeVisible();
  await showManifest(bench);
  await bench.paste(
    '{ "id": "trial", "name": "Trial", "version": "1.0.0", "description": "None", "tools": [] }',
  );
  await expect(page.getByRole('tablist', { name: 'Files' })).toBeHidden();
  await expect(page.getByText('Closed trial_tool.js')).toBeVisible();
});

test(
  'a problem card opens the code at its place, and the tab is closed by keyboard',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste(PACKAGE);
    await bench
      .problem(/utils has no hsh/)
      .getByRole('button', { name: 'Edit code' })
      .click();
    await expect(bench.fileEditor('trial_tool.js')).toBeFocused();
    expect(await bench.selected()).toBe('hsh');
    await bench.fileTab(/trial_tool/).focus();
    await page.keyboard.press('Delete');
    await expect(bench.editor).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Files' })).toBeHidden();
  },
);
