// A skill of two files: its code is written from a template that fits, checked, completed, fixed, run and converted.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const PLUGIN = JSON.stringify(
  {
    active: true,
    hubId: 'tides',
    name: 'Tides',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'Says when the tide is high',
    author: '@a',
    license: 'MIT',
    setup_args: { TIDE_KEY: { type: 'string', required: false, input: { type: 'text', hint: 'A key' } } },
    examples: [{ prompt: 'When is high tide in Oban?', call: '{"harbour": "Oban"}' }],
    entrypoint: { file: 'handler.js', params: { harbour: { description: 'The harbour', type: 'string' } } },
    imported: true,
  },
  null,
  2,
);

/** The handler's text, by the person's own means. */
async function code(bench: Workbench, page: Page): Promise<string> {
  await bench.fileEditor('handler.js').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function write(bench: Workbench, page: Page, text: string): Promise<void> {
  await bench.fileEditor('handler.js').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

async function newHandler(bench: Workbench, page: Page): Promise<void> {
  await bench.open();
  await bench.paste(PLUGIN);
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('AnythingLLM (detected)');
  await bench.choose(/^File$/, /^New file/);
  const dialog = page.getByRole('dialog', { name: 'New file' });
  await dialog.getByRole('button', { name: 'handler.js' }).click();
  await expect(bench.fileEditor('handler.js')).toContainText('{ harbour }');
}

test('a new handler fits the manifest, has no problems and runs', async ({ bench, page }) => {
  await newHandler(bench, page);
  expect(await code(bench, page)).toContain('const { TIDE_KEY } = this.runtimeArgs;');
  await expect(bench.problems).toHaveCount(0);
  // Colours come with the parser, which is loaded with the first file of code.
  await expect(page.getByTestId('editor').locator('.cm-line span').first()).toBeVisible();
  await bench.showTab('Run');
  await page.getByRole('textbox', { name: /^harbour/ }).fill('Oban');
  await bench.run();
  await expect(bench.result).toContainText('It was called with {"harbour":"Oban"}.');
});

test('problems are at their place in the code, and their fixes change the code', async ({ bench, page }) => {
  await newHandler(bench, page);
  const sound = await code(bench, page);
  await write(bench, page, sound.replace('this.introspect', 'this.introspct'));
  const unknown = bench.problem('AnythingLLM gives skills no this.introspct()');
  await expect(unknown).toBeVisible();
  await expect(bench.fileTab(/handler\.js.*1 problem/)).toBeVisible();
  await unknown.getByRole('button', { name: 'Change to introspect' }).click();
  await expect.poll(() => code(bench, page)).toBe(sound);
  await expect(bench.problems).toHaveCount(0);

  await write(bench, page, sound.replace('{ harbour }', '{ harbor }'));
  // A misspelt name is one fault, said where it is.
  await expect(bench.problem(/harbor is not in entrypoint\.params/)).toBeVisible();
  await expect(bench.problem(/The model is asked for harbour/)).toHaveCount(0);
  await write(bench, page, sound.replace('async function', 'async functio'));
  await expect(bench.problem('Node.js cannot load this file')).toBeVisible();
  await page.keyboard.press('Control+z');
});

test('what the host gives to the handler is completed and explained', async ({ bench, page }) => {
  await newHandler(bench, page);
  await write(
    bench,
    page,
    'module.exports.runtime = {\n  handler: async function ({ harbour }) {\n    return harbour;\n  },\n};\n',
  );
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('this.intro');
  const option = (name: RegExp) => page.getByRole('listbox').getByRole('option', { name });
  await option(/^introspect/).click();
  await page.keyboard.type('this.runtimeArgs.');
  await page.keyboard.press('Control+Space');
  await option(/^TIDE_KEY/).click();
  await expect.poll(() => code(bench, page)).toContain('this.introspect(this.runtimeArgs.TIDE_KEY)');
  await page
    .getByTestId('editor')
    .locator('.cm-line', { hasText: 'introspect' })
    .hover({ position: { x: 110, y: 8 } });
  await expect(page.getByTestId('editor').locator('.cm-host-tip')).toContainText('this.introspect(text)');
});

test('a skill is broken, fixed, run and converted', async ({ bench, page }) => {
  await newHandler(bench, page);
  const handler = readFileSync('src/hosts/anythingllm/samples/template-handler.txt', 'utf8')
    .replaceAll('question', 'harbour')
    .replace(/return `No answer[^;]*;/, 'return { harbour };');
  await write(bench, page, handler);
  const returned = bench.problem('The handler returns an object, not a string');
  await returned.getByRole('button', { name: 'Return JSON.stringify(…)' }).click();
  await expect(returned).toHaveCount(0);
  await bench.showTab('Run');
  await page.getByRole('textbox', { name: /^harbour/ }).fill('Oban');
  await bench.run();
  await expect(bench.given).toContainText('{"harbour":"Oban"}');
  await bench.showTab('Convert');
  await page.getByRole('radio', { name: /^OwnPilot/ }).check();
  await expect(page.getByRole('region', { name: 'Text of tides/skill.json' })).toContainText(
    'JSON.stringify({ harbour })',
  );
});
