// A report on a problem: shown whole before anything is opened, without keys, and with a link to its place.

import { expect, test, Workbench } from './workbench.ts';

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
  await dialog.getByRole('radio', { name: /^Plugbench/ }).check();
  await expect(text).toContainText('What the host really does');
  await expect(tracker).toBeHidden();
  await dialog.getByRole('button', { name: 'Copy link to this problem' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(bench.editor).toContainText('REMOVED');
});
