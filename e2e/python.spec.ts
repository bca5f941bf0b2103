// The whole way of an author in Python: template, mistakes, fixes, load, run, preview, convert and share.

import { convert, fixMistakes, load, MISTAKEN, run } from './python-author.ts';
import { expect, test } from './workbench.ts';

test('from the template through mistakes and fixes to a link that brings all back', async ({
  bench,
  page,
}) => {
  test.slow();
  await bench.open();
  await bench.choose('New', /in Python/);
  await expect(
    bench.verdicts.filter({ hasText: 'each lists the tool, but nothing can call it' }),
  ).toHaveCount(1);
  await bench.paste(MISTAKEN);
  await fixMistakes(bench);
  await expect(bench.problems).toHaveCount(0);
  await load(bench);
  await run(bench, 'You said: some text');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('print called 1');
  await bench.showTab('Preview');
  await expect(page.locator('[data-panel]').first()).toBeVisible();
  await convert(bench, /^OwnPilot/);
  await convert(bench, /^Milady/);
  const text = await bench.text();
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/#v1\./);
  const link = await field.inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => bench.text()).toBe(text);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByRole('button', { name: /^Load$/ })).toBeVisible();
  await expect(bench.problems).toHaveCount(0);
});
