import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { FERRY, KITES } from './preview-manifests.ts';
import { expect, test, type Workbench } from './workbench.ts';

/** What RAGFlow makes of this sample differs by release: no start, or a plugin that is left out. */
const RECIPES = readFileSync(
  new URL('../src/hosts/ragflow/samples/recipe_finder.py', import.meta.url),
  'utf8',
);

const CALCULATOR = {
  ...FERRY,
  name: 'bad_calculator',
  displayName: '$t:bad_calculator.name',
  displayDescription: '$t:bad_calculator.description',
};

async function preview(bench: Workbench, value: unknown, release?: string): Promise<void> {
  await bench.open();
  await bench.paste(JSON.stringify(value, null, 2));
  await bench.page.getByRole('tab', { name: 'Preview' }).click();
  if (release !== undefined) await bench.releasePicker.selectOption(release);
}

/** The only panel of this name. */
const panelOf = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`);

test.describe('Gloodata', () => {
  test('arguments make the tile’s sentence and the request', async ({ bench, page }) => {
    await preview(bench, KITES);
    const tile = panelOf(page, 'tile');
    await expect(tile).toHaveText(/^\s*Fly\s+\+\s*$/);
    const form = panelOf(page, 'form');
    await form.getByLabel('where').fill('Skye');
    await form.getByLabel('height').fill('0');
    await form.getByLabel('calm').selectOption('false');
    await form.getByLabel('day').fill('2031-04-09');
    await form.getByLabel('kite').selectOption('Box kite');
    await expect(tile.getByRole('button', { name: '+' })).toHaveCount(0);
    await expect(tile).toHaveText(
      /Fly\s+At\s+"Skye"\s+Up\s+0\s+m\s+Calm\s+false\s+On\s+4\/9\/2031\s+With\s+Box kite/,
    );
    await tile.getByRole('button', { name: 'Close the tile' }).click();
    await expect(tile).toHaveText('Fly At "Skye" Up 0 m Calm false On 2031-04-09 With Box kite');
    const ours = page.getByRole('region', { name: 'Added by Plugbench' });
    await expect(ours.getByText('"opName": "flyKite"')).toContainText('"label": "Box kite"');
  });

  test('defaults are not shown, but can be counted in, and written', async ({ bench, page }) => {
    await preview(bench, KITES);
    const tile = panelOf(page, 'tile');
    const toggle = page.getByRole('checkbox', { name: /defaults for unset fields/ });
    await toggle.check();
    await expect(tile).toHaveText(/Fly\s+Up\s+40\s+m/);
    await toggle.uncheck();
    await panelOf(page, 'form').getByLabel('height').fill('55');
    await page.getByRole('button', { name: 'Save as default: height' }).click();
    await expect(page.getByRole('button', { name: 'Save as default: height' })).toHaveCount(0);
    await expect.poll(() => bench.text()).toContain('"default": 55');
    await expect(tile).toHaveText(/Fly\s+Up\s+55\s+m/);
  });

  test('a prompt chooses its tool, and what is typed stays', async ({ bench, page }) => {
    await preview(bench, KITES);
    await panelOf(page, 'form').getByLabel('where').fill('Lewis');
    const picker = panelOf(page, 'picker');
    await picker.getByRole('button', { name: 'Which kites are there?' }).click();
    await expect(picker.getByRole('button', { name: 'List Kites' })).toHaveAttribute('aria-pressed', 'true');
    await expect(panelOf(page, 'tile')).toHaveText(/^\s*List Kites\s*$/);
    await picker.getByRole('button', { name: 'Fly a Kite', exact: true }).click();
    await expect(panelOf(page, 'form').getByLabel('where')).toHaveValue('Lewis');
    await expect(panelOf(page, 'tile').getByRole('button', { name: '"Lewis"' })).toBeVisible();
  });

  test('the source and the panel show each other', async ({ bench, page }) => {
    await preview(bench, KITES);
    await panelOf(page, 'tile').getByRole('button', { name: '+' }).click();
    await expect(panelOf(page, 'form').getByLabel('where')).toBeFocused();
    await bench.source.getByText('"height"').first().click();
    await expect(panelOf(page, 'form').getByLabel('height')).toHaveClass(/marked/);
    await bench.source.getByText('"listKites"').first().click();
    await expect(panelOf(page, 'tile')).toHaveText(/List Kites/);
  });
});

test('an example prompt opens its tile, and a field says what does not fit its type', async ({
  bench,
  page,
}) => {
  const fields = { address: { type: 'string' }, zoom: { type: 'integer' } };
  const args = { address: { prefix: 'Of' }, zoom: { prefix: 'At Zoom Level' } };
  const tool = {
    title: 'Show Map',
    schema: { fields },
    ui: { prefix: 'Show Map', args },
    examples: ['Show map of london', 'Show map of cairo at zoom 12'],
  };
  await preview(bench, { ns: 'maps', title: 'Maps', tools: { showMap: tool } });
  const picker = panelOf(page, 'picker');
  await picker.getByRole('button', { name: 'Show map of cairo at zoom 12' }).click();
  await expect(page.getByText('“Show map of cairo at zoom 12”: which values')).toBeVisible();
  const zoom = panelOf(page, 'form').getByLabel('zoom');
  await zoom.fill('12.5');
  await expect(page.getByText('The type is integer, but this number has decimals')).toBeVisible();
  await zoom.fill('abc');
  await expect(page.getByText('The type is integer, but this is not a number')).toBeVisible();
  await zoom.fill('12');
  await expect(page.getByText('The type is integer')).toHaveCount(0);
});

test.describe('RAGFlow', () => {
  test('the selector of 0.19 shows labels, descriptions and tags', async ({ bench, page }) => {
    await preview(bench, [FERRY, CALCULATOR], '0.19');
    const panel = panelOf(page, 'selector');
    await expect(panel.getByText('Enabled tools', { exact: true })).toBeVisible();
    const options = panel.getByRole('option');
    await expect(options).toHaveText([
      'llmTools.ferry.name When ferries leave',
      'Calculator A tool to calculate the sum of two numbers (will give wrong answer)',
    ]);
    await options.first().click();
    await expect(panel.getByRole('button', { name: 'Remove llmTools.ferry.name' })).toBeVisible();
    await expect(page.getByText('llm_enabled_tools: ["ferry_departures"]')).toBeVisible();
    await page.getByRole('checkbox', { name: /supports tool calls/ }).uncheck();
    await expect(panel.getByRole('combobox')).toBeDisabled();
    await expect(panel.getByText('llmTools.ferry.name')).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  test('translations are edited, per language', async ({ bench, page }) => {
    await preview(bench, [FERRY, CALCULATOR], '0.19');
    const panel = panelOf(page, 'selector');
    await page.getByLabel('Text of ferry.name').fill('Ferries');
    await expect(panel.getByRole('option').first()).toContainText('Ferries');
    await page.getByLabel('Language').selectOption('zh');
    await expect(panel.getByRole('option').nth(1)).toContainText('计算器');
    await expect(panel.getByRole('option').first()).toContainText('Ferries');
    await expect(panel.getByText('可用的工具')).toBeVisible();
  });

  test('the keyboard searches by name, chooses and removes', async ({ bench, page }) => {
    await preview(bench, [FERRY, CALCULATOR], '0.19');
    const panel = panelOf(page, 'selector');
    const box = panel.getByRole('combobox', { name: 'Enabled tools' });
    await box.fill('sum of two');
    await expect(panel.getByText('No data')).toBeVisible();
    await box.fill('bad_');
    await box.press('Enter');
    await expect(panel.getByRole('button', { name: 'Remove Calculator' })).toBeVisible();
    await box.press('Backspace');
    await expect(panel.getByRole('button', { name: 'Remove Calculator' })).toHaveCount(0);
    await box.press('Escape');
    await expect(panel.getByRole('listbox')).toHaveCount(0);
    await box.press('ArrowDown');
    await expect(panel.getByRole('option')).toHaveCount(2);
  });

  test('another release can be chosen, with and without a view', async ({ bench, page }) => {
    await preview(bench, FERRY);
    const shown = page.getByLabel('Shown release');
    await shown.selectOption('2026-08');
    await expect(bench.releasePicker).toHaveValue('2026-08');
    await expect(page.getByText('This release shows plugins nowhere').first()).toBeVisible();
    await shown.selectOption('0.19');
    await expect(panelOf(page, 'selector')).toHaveCount(1);
    await bench.releasePicker.selectOption('documented');
    await expect(page.getByText('The README describes no view of the tool.')).toBeVisible();
  });

  test('a chat that crashes and a server that does not start are above the panel', async ({
    bench,
    page,
  }) => {
    const parameters = { when: { type: 'string', description: 'x', displayDescription: 'y' } };
    await preview(bench, { ...FERRY, parameters }, '0.19');
    const warning = page.locator('.tab .warning');
    await expect(warning).toContainText('a chat crashes as soon as the tool is chosen');
    await expect(warning).toContainText("KeyError: 'required'");
    await page.getByLabel('Shown release').selectOption('0.20');
    await expect(panelOf(page, 'selector')).toHaveCount(1);
    await expect(warning).toHaveCount(0);
    await bench.paste(RECIPES);
    await page.getByLabel('Shown release').selectOption('0.19');
    await expect(warning).toContainText('The server does not start with this plugin');
    await expect(warning).toContainText('No module named');
  });

  test('other releases show nothing, and a wrong type is the death of the form', async ({ bench, page }) => {
    await preview(bench, FERRY, '2026-08');
    await expect(panelOf(page, 'selector')).toHaveCount(0);
    await expect(page.getByText('This release does not show plugins').first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'The harbour' })).toBeVisible();
    await bench.paste(JSON.stringify({ ...FERRY, displayName: 5 }));
    await bench.releasePicker.selectOption('0.19');
    await expect(page.getByRole('alert')).toContainText('TypeError: text.startsWith is not a function');
  });
});
