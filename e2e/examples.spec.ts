// Saved runs as tests: what they expect, what comes of them in every release, and how they travel.

import { readFileSync } from 'node:fs';
import { violationsIn } from './axe.ts';
import { expect, harbourOf, packageOf, test, type Workbench } from './workbench.ts';

const FILE = 'plugbench.examples.json';
const CODE = `if (!args.place) throw new Error('place is missing');
return { content: { place: args.place, level: 3.2, days: [{ day: 'Monday', high: '04:12' }] } };`;

const table = ({ page }: Workbench) => page.getByRole('table', { name: 'Examples' });
/** The cells of an example, one for each way to run. */
const cells = (bench: Workbench, name: string) =>
  table(bench)
    .getByRole('row')
    .filter({ has: bench.page.getByRole('rowheader', { name }) })
    .getByRole('cell');

async function runOnce(bench: Workbench, args: string, name: string): Promise<void> {
  const { page } = bench;
  await page.getByLabel('As JSON').fill(args);
  await bench.run();
  await page.getByLabel('Name of the example').fill(name);
  await page.getByRole('button', { name: 'Save as example' }).click();
  await expect(page.getByText('Saved below, under “Examples”.')).toBeVisible();
}

/** A tool of a harbour with two examples: a level, and an error. */
async function openHarbour(bench: Workbench): Promise<void> {
  const { page } = bench;
  await bench.open();
  await bench.paste(harbourOf('Harbour watch', CODE, { place: { type: 'string' } }));
  await bench.showTab('Run');
  await page.getByLabel('Runs as').selectOption({ label: 'As the guide says' });
  await runOnce(bench, '{"place":"Quay"}', 'Level');
  await runOnce(bench, '{}', 'No place');
  await page.locator('summary', { hasText: 'Examples' }).click();
}

async function runAll({ page }: Workbench): Promise<void> {
  await page.getByRole('button', { name: 'Run all examples' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d passed, \d failed/ })).toBeVisible();
}

/** Chooses what an example expects. The dialog stays open where that is refused. */
async function expectThat({ page }: Workbench, name: string, kind: string, label: string, text: string) {
  await page.getByRole('button', { name: `Expectation: ${name}` }).click();
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('an example expects exactly its result, a text, members or an error, in every release', async ({
  bench,
  page,
}) => {
  await openHarbour(bench);
  await runAll(bench);
  await expect(table(bench).getByRole('columnheader')).toHaveText([
    'Example',
    'As the guide says',
    '2026-02',
    '0.8.3 in a chat',
    '0.8.3 elsewhere',
  ]);
  // The releases pass other texts on.
  await expect(cells(bench, 'Level')).toHaveText(['passed', 'failed', 'failed', 'failed']);
  await expect(table(bench)).toContainText('2026-02, 0.8.3 in a chat, 0.8.3 elsewhere: From character 3');

  // A text counts at once, without another run.
  await expectThat(bench, 'Level', 'A text in it', 'The result contains', '"level":3.2');
  await expect(cells(bench, 'Level')).toHaveText(['passed', 'passed', 'passed', 'passed']);
  await expectThat(bench, 'No place', 'An error', 'The error contains', 'place is missing');
  await expect(cells(bench, 'No place')).toHaveText(['passed', 'passed', 'passed', 'passed']);

  const dialog = page.getByRole('dialog', { name: 'What Level expects' });
  const members = page.getByLabel('Members, as JSON');
  await expectThat(bench, 'Level', 'Some of its members', 'Members, as JSON', '{"level": 3.2,}');
  await expect(dialog.getByRole('alert')).toContainText('This is not valid JSON.');
  await expect(members).toBeFocused();
  // What was typed is still there, after a look at another kind too.
  await page.getByRole('radio', { name: 'Exactly the saved result' }).check();
  await page.getByRole('radio', { name: 'Some of its members' }).check();
  await expect(members).toHaveValue('{"level": 3.2,}');
  await members.fill('{"days": [{"day": "Monday"}], "level": 4}');
  expect(await violationsIn(page)).toEqual([]);
  await members.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Expectation: Level' })).toBeFocused();
  await expect(table(bench)).toContainText('As the guide says: level is 3.2, not 4.');
  expect(await violationsIn(page)).toEqual([]);
});

test('a link and a zip take examples along, and a reload keeps them', async ({ bench, page }) => {
  await openHarbour(bench);
  await expectThat(bench, 'Level', 'A text in it', 'The result contains', 'Quay');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const downloading = page.waitForEvent('download');
  await bench.choose(/^File$/, /^Save all as a zip file/);
  const zip = readFileSync(await (await downloading).path());

  const isThere = async (): Promise<void> => {
    await page.locator('summary', { hasText: 'Examples' }).click();
    await runAll(bench);
    await expect(cells(bench, 'Level')).toHaveText(['passed', 'passed', 'passed', 'passed']);
  };
  await page.reload();
  await isThere();
  await bench.choose('Samples', /Trail planner/);
  await expect(bench.fileTab(FILE)).toHaveCount(0);
  await page.goto(link);
  await expect(bench.fileTab(FILE)).toBeVisible();
  await isThere();
  await bench.choose('Samples', /Trail planner/);
  await expect(bench.fileTab(FILE)).toHaveCount(0);
  await bench.openFile('harbour.zip', zip);
  await expect(bench.fileTab(FILE)).toBeVisible();
  await isThere();
});

test('a file of the first format is added, and one that cannot be read stays as it is', async ({
  bench,
  page,
}) => {
  const { file } = JSON.parse(readFileSync('e2e/frozen/examples.json', 'utf8')) as { file: string };
  await bench.open();
  await bench.paste(packageOf('return { content: 1 };'));
  await page.getByLabel('Files to add').setInputFiles({
    name: 'examples.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await bench.showTab('Run');
  await page.locator('summary', { hasText: 'Examples' }).click();
  await runAll(bench);
  await expect(cells(bench, 'Emden').first()).toHaveText('not run');
  await expect(table(bench)).toContainText('The manifest has no tool showTide with code.');

  await bench.fileTab('examples.json').click();
  await bench.fileEditor('examples.json').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{"format": "plugbench-examples-2", typed');
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible();
  await bench.run();
  await page.getByRole('button', { name: 'Save as example' }).click();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  await expect(bench.fileEditor('examples.json')).toContainText('typed');
});

test('what cannot be played says why, and a long run is stopped', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(packageOf('return { content: 1 };'));
  await bench.showTab('Run');
  await runOnce(bench, '{}', 'One');
  await page.locator('summary', { hasText: 'Examples' }).click();
  await bench.paste(
    packageOf("return { content: await fetch('https://tides.test/') };", { permissions: ['network'] }),
  );
  await runAll(bench);
  await expect(cells(bench, 'One').first()).toHaveText('not run');
  await expect(table(bench)).toContainText('It saves no answer to GET https://tides.test/.');

  await bench.paste(packageOf('for (;;);'));
  const run = page.getByRole('button', { name: 'Run all examples' });
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Runs of examples' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(run).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(cells(bench, 'One').last()).toContainText('not run yet');
});

test('an example is of the call that ran, and has settings only where that is ticked', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await bench.showTab('Run');
  await page.getByLabel('Runs as').selectOption({ label: 'As the guide says' });
  const stored = (): Promise<string> => bench.fileEditor(FILE).innerText();
  await page.getByLabel(/^harbour/).fill('Cuxhaven');
  await page.getByLabel(/^API Key/).fill('sk-tide-123');
  await page.getByLabel(/^Base URL/).fill('https://tides.test');
  await bench.run();
  // Only what was answered can be saved.
  await expect(bench.result.getByRole('button', { name: 'Save as example' })).toHaveCount(0);
  await bench.result.getByRole('button', { name: 'Add a mock for it' }).click();
  await bench.run();
  await expect(bench.given).toBeVisible();
  await page.getByLabel(/^harbour/).fill('Bremen');
  await page.getByRole('button', { name: 'Save as example' }).click();
  await bench.fileTab(FILE).click();
  await expect(bench.fileEditor(FILE)).toContainText('Cuxhaven');
  for (const word of ['Bremen', 'sk-tide']) expect(await stored()).not.toContain(word);
  expect(await stored()).toContain('"config": {}');
  await page.getByLabel(/With its settings/).check();
  await page.getByRole('button', { name: 'Save as example' }).click();
  await expect.poll(stored).toContain('sk-tide-123');
});
