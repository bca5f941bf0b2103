// What the Problems tab offers: the worst first, evidence to be opened, and the next step when all is well.

import { packageOf, expect, test } from './workbench.ts';

test('the worst problem comes first, and kinds that do not occur have no chip', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(
    packageOf('return 1', { extra: 1 }).replace('"trial"', '"my-trial"').replace('"1.0.0"', '""'),
  );
  await expect(bench.problems.first()).toContainText('Refused');
  const kinds = await bench.problems.locator('header').allInnerTexts();
  const order = ['Refused', 'Broken', 'Changed', 'Advice'];
  const ranks = kinds.map((text) => order.findIndex((word) => text.includes(word)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const chips = await page.getByRole('group', { name: 'Show problems by severity' }).allInnerTexts();
  expect(chips.join(' ')).not.toMatch(/\b0\b/);
});

test('evidence names the rule and links to the lines at the commit of the release', async ({ bench }) => {
  await bench.open();
  await bench.problems.getByText('Evidence').click();
  await expect(bench.problems).toContainText('Rule: ownpilot/id-hyphen');
  const link = bench.problems.getByRole('link', { name: 'packages/core/src/agent/tools.ts:118-129' });
  await expect(link).toHaveAttribute(
    'href',
    'https://github.com/ownpilot/OwnPilot/blob/a17800ca/packages/core/src/agent/tools.ts#L118-L129',
  );
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('after a fix the keyboard is on the next card, and after the last one on the next step', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.problems.getByRole('button', { name: /^Change to/ }).press('Enter');
  const next = page.getByRole('group', { name: 'Next' });
  await expect(next.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toHaveCount(1);
  await next.getByRole('button', { name: 'Share …' }).click();
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await next.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByRole('tab', { name: 'Convert' })).toHaveAttribute('aria-selected', 'true');
});

test('text of no known host offers the hosts', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{}');
  const hosts = page.getByRole('group', { name: 'Choose a host' }).getByRole('button');
  await expect(hosts).toHaveCount(6);
  await hosts.filter({ hasText: 'Gloodata' }).click();
  await expect(bench.problems.first()).toBeVisible();
});

test('F8 goes to the next problem from anywhere, and Ctrl+Enter writes no line', async ({ bench, page }) => {
  await bench.open();
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('F8');
  await expect(bench.editor).toBeFocused();
  const before = await bench.text();
  await page.keyboard.press('Control+Enter');
  expect(await bench.text()).toBe(before);
});
