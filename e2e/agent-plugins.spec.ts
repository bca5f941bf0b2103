// Agent Plugins: problems of all files of a plugin with what clients do, fixes until none is left, and what is opened alone.

import { expect, test } from './workbench.ts';

const ADDRESS = 'https://agent-plugins.org/schemas/1.0.0';
const MANIFEST = JSON.stringify({ $schema: `${ADDRESS}/plugin.schema.json`, name: 'tides' }, null, 2);
const SERVERS = JSON.stringify(
  {
    $schema: `${ADDRESS}/mcp.schema.json`,
    mcpServers: { tides: { type: 'stdio', command: 'node server.mjs' } },
  },
  null,
  2,
);

function file(name: string, text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text, 'utf8') };
}

test('the broken sample says what clients do, and its fixes leave no problem in any file', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.choose('Samples', /Garden planner with mistakes/);
  await expect(bench.hostPicker).toHaveAccessibleName('Host');
  await expect(bench.verdicts.first()).toContainText('refuses it');
  const list = (name: string) => page.getByRole('article', { name });
  const manifest = list('Problem in my-plugin/plugin.json');
  await expect(manifest.filter({ hasText: 'Clients reject the whole plugin' }).first()).toBeVisible();
  await expect(manifest.filter({ hasText: 'Clients report and ignore it' }).first()).toBeVisible();
  await expect(
    list('Problem in mcp.json').filter({ hasText: 'Clients skip this server' }).first(),
  ).toBeVisible();
  await expect(
    list('Problem in skills/sow-seeds/SKILL.md').filter({ hasText: 'Clients skip this skill' }).first(),
  ).toBeVisible();
  const fixes = page
    .getByRole('article')
    .getByRole('button', { name: /^(?:Change|Rename|Remove|Add|Write|Move)/ });
  for (let left = await fixes.count(); left > 0; left = await fixes.count()) {
    const name = (await fixes.first().textContent()) ?? '';
    const shown = await page.getByRole('article').count();
    await fixes.first().click();
    await expect.poll(() => page.getByRole('article').count(), { message: name }).not.toBe(shown);
  }
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(bench.verdicts.first()).toContainText('accepts it');
});

test('a conversion counts the problems of every file, as the tab does', async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Garden planner with mistakes/);
  const tab = page.getByRole('tab', { name: /^Problems/ });
  await expect(page.getByRole('article', { name: 'Problem in mcp.json' }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /Problem in .*SKILL\.md/ }).first()).toBeVisible();
  const count = /\d+/.exec((await tab.textContent()) ?? '')?.[0] ?? '';
  await bench.showTab('Convert');
  await page.getByRole('radio', { name: /^AnythingLLM/ }).check();
  await expect(page.getByText('Your plugin has')).toContainText(`${count} problems`);
});

test('a bad server of an opened plugin is a problem of mcp.json, and is fixed there', async ({
  bench,
  page,
}) => {
  await bench.open();
  await page
    .getByLabel('Manifest file')
    .setInputFiles([file('mcp.json', SERVERS), file('plugin.json', MANIFEST)]);
  const problems = page.getByRole('article', { name: 'Problem in mcp.json' });
  await expect(problems).toHaveCount(1);
  await expect(problems).toContainText('Clients skip this server');
  await expect(bench.verdicts.first()).toContainText('not all of mcp.json works');
  await problems.getByRole('button', { name: /^Move all but the first word/ }).click();
  await expect(problems).toHaveCount(0);
});

test('a skill and the servers of a single client are checked when they are opened alone', async ({
  bench,
}) => {
  await bench.open();
  await bench.paste('---\nname: Sow Seeds\ndescription: Says what to sow.\n---\n\nAsk for the month.\n');
  await expect(bench.problems.filter({ hasText: 'is not a name for a skill' })).toHaveCount(1);
  await bench.paste('{"mcpServers":{"tides":{"command":"node"}}}');
  await expect(bench.problems).toHaveCount(1);
  await expect(bench.problems).toContainText('the MCP file of one client');
  await bench.problems.getByRole('button', { name: 'Make the mcp.json of a plugin of it' }).click();
  await expect(bench.problems).toHaveCount(0);
});
