// The licences of everything in the page: reached from the dialog about the page, and to be read on any screen.

import { readFileSync } from 'node:fs';
import { violationsIn } from './axe.ts';
import { expect, test } from './workbench.ts';

test('the page about Plugbench opens the licences of the libraries', async ({ bench, context }) => {
  await bench.open();
  await bench.choose('Help', /^About/);
  const opened = context.waitForEvent('page');
  await bench.page.getByRole('link', { name: 'licences of their own' }).click();
  const licences = await opened;
  await expect(licences.getByRole('heading', { name: 'Licences' })).toBeVisible();
  const { version } = JSON.parse(readFileSync('node_modules/svelte/package.json', 'utf8')) as {
    version: string;
  };
  for (const library of [
    `svelte ${version} (MIT)`,
    /^comlink .*Apache/,
    /^@codemirror\/state /,
    /^@lucide\/svelte .*ISC/,
    /^@phosphor-icons\/core .*MIT/,
    /^@fontsource-variable\/inter .*OFL-1.1/,
    /^idb-keyval /,
  ])
    await expect(licences.getByRole('listitem').filter({ hasText: library })).toHaveCount(1);
  await expect(licences.getByText('TERMS AND CONDITIONS FOR USE').first()).toBeVisible();
  expect(await violationsIn(licences)).toEqual([]);
  await licences.setViewportSize({ width: 360, height: 640 });
  expect(await licences.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
