// What takes long says what it does and how far it is, and can be stopped. Runs of examples, plugins that are opened from
// an address, and plugins that are loaded have such a test of their own.

import { expect, test } from './workbench.ts';

test('a download of Python is not a run: it says how far it is, and can be stopped', async ({
  bench,
  page,
}) => {
  let go = (): void => undefined;
  const opened = new Promise<void>((done) => (go = done));
  await page.context().route('**/engines/python-*/**', async (route) => {
    await opened;
    await route.continue();
  });
  await bench.open();
  await bench.choose('Samples', /Ferry departures, in Python/);
  await bench.showTab('Run');
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.press('Enter');
  await expect(page.getByText('Downloading Python …')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Download of Python' })).toBeVisible();
  await expect(page.getByText(/\d(?:\.\d)?\sMB of 5\.\d\sMB/)).toBeVisible();
  await expect(page.getByText(/^Running for/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(run).toBeFocused();
  go();
});

test('a long conversion says so and can be stopped', async ({ bench, page }) => {
  await bench.open();
  const tool = (i: number): object => ({
    name: `tide_tool_${String(i)}`,
    description: 'Tells the tide.',
    parameters: { type: 'object', properties: { place: { type: 'string', enum: ['a', 'b'] } } },
    code: `const at = await fetch('https://tides.test/${String(i)}');\nreturn { content: at.status };`,
  });
  const tools = Array.from({ length: 2500 }, (_, i) => tool(i));
  const identity = { id: 'tides', name: 'Tides', version: '1.0.0', description: 'Many tools' };
  await bench.openFile('skill.json', JSON.stringify({ ...identity, tools }));
  await bench.showTab('Convert');
  const panel = page.getByRole('tabpanel', { name: 'Convert' });
  await expect(panel.getByRole('progressbar', { name: 'Conversion' })).toBeVisible();
  await expect(panel.getByRole('status')).toContainText('Converting …');
  await panel.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('Stopped.');
  await expect(panel.getByRole('button', { name: 'Convert', exact: true })).toBeFocused();
});

test('a download of the TypeScript compiler says so, can be stopped, and comes with Retry', async ({
  bench,
  page,
}) => {
  let go = (): void => undefined;
  const opened = new Promise<void>((done) => (go = done));
  await page.context().route('**/engines/**', async (route) => {
    await opened;
    await route.continue();
  });
  await bench.open();
  await bench.choose('Samples', /Harbour bell, TypeScript/);
  await expect(page.getByText('Loading the TypeScript compiler, about 700 KB …')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('The TypeScript compiler was not loaded. Code is not checked')).toBeVisible();
  go();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The TypeScript compiler was not loaded.')).toHaveCount(0);
  await page.getByRole('tab', { name: /index\.ts/ }).click();
  await page.getByTestId('editor').getByRole('textbox').click();
  await page.keyboard.insertText('const wrong: number = "a";\n');
  await expect(bench.problem('TS2322').first()).toBeVisible();
});
