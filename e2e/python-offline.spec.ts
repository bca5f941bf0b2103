// Python without a network: after it was loaded once, everything works, and before that the page says what is missing.

import { testWithServer as test } from './own-server.ts';
import { convert, fixMistakes, load, MISTAKEN, PATIENCE, run } from './python-author.ts';
import { expect, Workbench } from './workbench.ts';

test.use({ serviceWorkers: 'allow' });

test('after one load: check, load, run, convert', { tag: '@thorough' }, async ({ page, server }) => {
  test.setTimeout(240_000);
  const bench = new Workbench(page);
  await page.goto(server.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible(PATIENCE);
  await bench.choose('New', /in Python/);
  await expect(page.getByText(/The first start downloads/)).toBeVisible();
  await load(bench);
  await bench.showTab('Run');
  await expect(page.getByText(/Python is on this device/).first()).toBeVisible();

  await server.stop();
  await page.reload();
  await expect(bench.editor).toContainText('class');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await bench.paste(MISTAKEN);
  await fixMistakes(bench);
  await expect(bench.problems).toHaveCount(0);
  await load(bench);
  await expect(page.getByRole('list', { name: 'Server log' })).toContainText('Loaded llm_tools');
  await run(bench, 'You said: some text');
  await bench.showTab('Preview');
  await expect(page.locator('[data-panel]').first()).toBeVisible();
  await convert(bench, /^OwnPilot/);
});

test(
  'before that, the page says that a network is needed once',
  { tag: '@thorough' },
  async ({ page, server }) => {
    const bench = new Workbench(page);
    await page.goto(server.url);
    await expect(page.getByText('Ready to work offline')).toBeVisible(PATIENCE);
    await bench.choose('New', /in Python/);
    await expect(page.getByText(/The first start downloads/)).toBeVisible();
    await server.stop();
    await page.getByRole('button', { name: /^Load$/ }).click();
    await expect(page.getByText(/could not be downloaded|without a network/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);
