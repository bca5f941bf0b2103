// What the keyboard alone does: the palette of all commands, the list of keys, the way out of the editor, rows of tabs.

import type { Locator, Page } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { expect, packageOf, test } from './workbench.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search commands' });
const options = (page: Page) => palette(page).getByRole('option');

/** Opens the palette, finds a command and runs it. */
async function command(page: Page, letters: string): Promise<void> {
  // Within milliseconds of another command the key may not be heard.
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1500 });
  }).toPass();
  await page.keyboard.type(letters);
  // Tools are read while it is open.
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('the palette finds a command by its letters and gives the focus back', async ({ bench, page }) => {
  await bench.open();
  await bench.editor.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).filter({ hasText: 'Go to the next problem' }).locator('kbd')).toHaveText('F8');
  expect(await violationsIn(page)).toEqual([]);
  const current = (): Promise<string | null> => field(page).getAttribute('aria-activedescendant');
  const first = await current();
  await page.keyboard.press('ArrowDown');
  expect(await current()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await current()).toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.type('zzz');
  await expect(palette(page).getByRole('status')).toHaveText('No command has these letters.');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(bench.editor).toBeFocused();
});

test('commands of the palette do what their menus and keys do', async ({ bench, page }) => {
  await bench.open();
  await command(page, 'new ragf');
  await expect(bench.hostPicker).toHaveValue('');
  await expect(bench.editor).toBeFocused();
  await command(page, 'undo');
  await expect(page.getByRole('status').first()).toContainText('What was open before is back.');
  await command(page, 'redo');
  await expect(page.getByRole('status').first()).toContainText('Opened again.');
  await bench.paste('{"ns": "tram", "title": "Tram board", "tools": {},}');
  await expect(bench.problem('comma')).toBeVisible();
  await command(page, 'next problem');
  await command(page, 'fix caret comma');
  await expect(page.getByRole('status').first()).toContainText('Done: Remove');
  await command(page, 'format json');
  await expect.poll(() => bench.text()).toContain('{\n  "ns": "tram"');
  await command(page, 'check as gloodata');
  await expect(bench.hostPicker).toHaveValue('gloodata');
  await command(page, 'documented');
  await expect(bench.releasePicker).toHaveValue('documented');
  await command(page, 'go conv');
  await expect(page.getByRole('tab', { name: 'Convert' })).toBeFocused();
  await command(page, 'share');
  await expect(page.getByRole('dialog', { name: /^Share/ })).toBeVisible();
  // Another dialog keeps its keys.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('? shows the keys, but not where it is typed nor where that is off', async ({ bench, page }) => {
  await bench.open();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await bench.editor.focus();
  await page.keyboard.type('?');
  await expect(bench.editor).toContainText('?');
  await page.getByRole('tab', { name: 'Problems' }).focus();
  await page.keyboard.press('?');
  await expect(keys).toContainText('Search all commands');
  await keys.getByRole('checkbox', { name: /shows this list/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Problems' })).toBeFocused();
  await page.keyboard.press('?');
  await command(page, 'keyboard');
  await expect(keys).toHaveCount(1);
});

test('Tab leaves the editor until something is typed, then it indents until Escape', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste('{\n"ns": "tram"\n}');
  await page.getByRole('tab', { name: 'Problems' }).focus();
  // CodeMirror takes note of it 10 ms later.
  await expect(page.locator('.cm-focused')).toHaveCount(0);
  await bench.editor.focus();
  await expect(bench.editor).toHaveAccessibleName(/Press Tab to leave the editor\.$/);
  await page.keyboard.press('Tab');
  await expect(bench.editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bench.editor).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('"a": 1, ');
  await expect(bench.editor).toHaveAccessibleName(/Press Escape, then Tab, to leave the editor\.$/);
  await page.keyboard.press('Tab');
  await expect(bench.editor).toBeFocused();
  await expect.poll(() => bench.text()).toBe('{\n  "a": 1, "ns": "tram"\n}');
  await page.keyboard.press('Escape');
  await expect(bench.editor).toHaveAccessibleName(/Press Tab to leave the editor\.$/);
  await page.keyboard.press('Tab');
  await expect(bench.editor).not.toBeFocused();
});

test('a menu opens at its first or last entry, and is walked by arrows and letters', async ({
  bench,
  page,
}) => {
  await bench.open();
  const button = page.getByRole('button', { name: 'File', exact: true });
  const entry = (name: RegExp) => page.getByRole('menuitem', { name });
  await button.press('ArrowUp');
  await expect(entry(/^History/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(/^Open …/)).toBeFocused();
  await page.keyboard.press('s');
  await expect(entry(/^Save the manifest/)).toBeFocused();
  await page.keyboard.press('s');
  await expect(entry(/^Save all/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(/^History/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(/^Open …/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('rows of tabs and the splitter follow arrows, Home and End', async ({ bench, page }) => {
  await bench.open();
  const tab = (name: string) => page.getByRole('tablist', { name: 'Results' }).getByRole('tab', { name });
  await tab('Problems').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Convert'],
    ['ArrowRight', 'Problems'],
    ['End', 'Convert'],
    ['Home', 'Problems'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  const splitter = page.getByRole('separator', { name: 'Width of the source pane' });
  await splitter.focus();
  for (const [key, value] of [
    ['ArrowRight', '56'],
    ['Home', '25'],
    ['End', '75'],
    ['Enter', '25'],
    ['Enter', '52'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(splitter).toHaveAttribute('aria-valuenow', value);
  }
});

test('the focus goes on when the button that has it is gone', async ({ bench, page }) => {
  await bench.open();
  const press = async (name: string, within: Locator | Page = page): Promise<void> => {
    await within.getByRole('button', { name, exact: true }).press('Enter');
  };
  await bench.paste('{"a": 1}');
  await press('Gloodata', page.getByRole('group', { name: 'Choose a host' }));
  await expect(page.getByRole('group', { name: 'Choose a host' })).toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: /Problems/ }).locator(':focus')).toBeVisible();
  await press('Detect from the text again');
  await expect(bench.source.locator(':focus')).toBeVisible();
  await bench.paste(packageOf('return { content: 1 };'));
  await bench.path.fill('elsewhere/package.json');
  await bench.path.press('Enter');
  await press('Reset the path');
  await expect(bench.source.locator(':focus')).toBeVisible();
  // A notice gives it back to what had it before.
  await bench.choose('New manifest from a template', /./);
  await bench.editor.focus();
  await press('Undo', page.getByRole('status').first());
  await press('Dismiss');
  await expect(bench.editor).toBeFocused();
  await bench.showTab('Run');
  await press('Run');
  await expect(bench.result).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
  await press('Run on all releases');
  await expect(page.getByRole('list', { name: 'Outcomes by release' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Run' }).locator(':focus')).toHaveText(/Run/);
});

test('the palette runs each tool, copies for a language model and reports', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(packageOf('return { content: "4711" };', { extra: 1 }));
  await expect(bench.problem('extra')).toBeVisible();
  await command(page, 'run trial_tool');
  await expect(bench.given).toContainText('4711');
  await command(page, 'report this run');
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect(report).toContainText('4711');
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await command(page, 'copy for a language');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"trial_tool"');
  await command(page, 'next problem');
  await command(page, 'report problem caret');
  await expect(report).toContainText('Copy link to this problem');
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0' });
  test('hints name the keys of a Mac', async ({ bench, page }) => {
    await bench.open();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('title', /\(⌘S /);
    await expect(page.getByRole('button', { name: 'Format' })).toHaveAttribute('title', /\(⌥⇧F\)/);
    await bench.paste(packageOf('return 1;'));
    await bench.showTab('Run');
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveAttribute('title', '⌘Enter');
  });
});
