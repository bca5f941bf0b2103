// A report on a problem: shown whole before anything is opened, without keys, and with a link to its place.

import { expect, harbourOf, test, Workbench } from './workbench.ts';

const KEY = `sk-proj-${'a1B2'.repeat(10)}`;
const SKILL = JSON.stringify(
  { id: 'Tide', name: 'Tide', version: '1.0.0', system_prompt: `Use ${KEY}.`, tools: [] },
  null,
  2,
);

test('a problem is reported to the host or to us, and a link leads to its place', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open('?sample=ownpilot/broken');
  await bench.paste(SKILL);
  const problem = bench.problems.first();
  await problem.getByText('Evidence').click();
  await problem.getByRole('button', { name: 'Report, or link to this problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  const text = dialog.getByRole('region', { name: 'Report' });
  await expect(text).toContainText('OwnPilot');
  await expect(text).toContainText('The whole plugin, at this place');
  await expect(text).not.toContainText(KEY);
  const tracker = dialog.getByRole('link', { name: /^New issue at / });
  await expect(tracker).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/issues\/new\?title=OwnPilot/,
  );
  // Both answers are one stop of the keyboard.
  await dialog.getByRole('radio', { name: /^The host/ }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Copy link to this problem' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Plugbench/ })).toBeChecked();
  await expect(text).toContainText('What the host really does');
  await expect(tracker).toBeHidden();
  await dialog.getByRole('button', { name: 'Copy link to this problem' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(bench.editor).toContainText('REMOVED');
});

test('verdicts, a run and a conversion are reported with what they came to, without settings', async ({
  bench,
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Report' });
  const text = dialog.getByRole('region', { name: 'Report' });
  const code =
    "const key = await config.get('tides', 'api_key'); return { content: `sent ${key} and ${args.place}` };";
  await bench.open();
  await bench.paste(harbourOf('Harbour watch', code, { place: { type: 'string' } }));
  await page.getByRole('button', { name: 'Report these verdicts' }).click();
  await expect(text).toContainText('**OwnPilot 0.8.3 (extensions)**: accepts');
  await expect(text).toContainText('"name": "Harbour watch"');
  await expect(dialog.getByRole('link', { name: /^New issue at / })).toBeVisible();
  await page.keyboard.press('Escape');

  await bench.showTab('Run');
  await page.getByLabel('As JSON').fill('{ "place": "Quay 9" }');
  await page.getByLabel('API Key', { exact: true }).fill('hidden-setting-4711');
  await bench.run();
  await expect(bench.result).toBeVisible();
  await page.getByRole('button', { name: 'Report this run' }).click();
  await expect(text).toContainText('A run of `harbour_level`');
  await expect(text).toContainText('{ "place": "Quay 9" }');
  await expect(text).not.toContainText('hidden-setting-4711');
  await page.keyboard.press('Escape');

  await bench.showTab('Convert');
  await page.getByRole('radio', { name: /RAGFlow/ }).check();
  await page.getByRole('button', { name: 'Report this conversion' }).click();
  await expect(text).toContainText('Converted from OwnPilot to RAGFlow');
  await expect(text).toContainText('What the host really does');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy link to this conversion' }).click();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole('radio', { name: /RAGFlow/ })).toBeChecked();
});
