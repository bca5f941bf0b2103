// The Convert tab: targets, files, the account of every value, the way back, and what bad input does to it.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { expect, test, type Workbench } from './workbench.ts';

const PACKAGE = JSON.stringify(
  {
    id: 'tide-desk',
    name: 'Tide desk',
    version: '1.0.0',
    description: 'Tells tides',
    icon: '🌊',
    tools: [
      {
        name: 'tide_height',
        description: 'Tells the height of the tide',
        parameters: {
          type: 'object',
          properties: { hour: { type: 'number', description: 'Hour of the day' } },
          required: ['hour'],
        },
        code: 'return { content: { metres: args.hour / 2 } };',
      },
    ],
  },
  null,
  2,
);

async function openConvert(bench: Workbench, text = PACKAGE): Promise<void> {
  await bench.open();
  await bench.paste(text);
  await bench.page.getByRole('tab', { name: 'Convert' }).click();
}

function target(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}

const summary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });

test(
  'a target stays open to choice when the next text is for the chosen one',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await openConvert(bench);
    await target(page, 'RAGFlow').check();
    const tool = { name: 'tides', displayName: 'Tides', description: 'Tells tides', parameters: {} };
    await bench.paste(JSON.stringify(tool));
    const already = page.getByText('This text is already for RAGFlow');
    await expect(already).toBeVisible();
    await expect(target(page, 'RAGFlow')).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.reload();
    await expect(already).toBeVisible();
    await target(page, 'Gloodata').check();
    await expect(already).toBeHidden();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Gloodata/);
  },
);

test(
  'a target’s files are listed, and each is shown and copied',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await openConvert(bench);
    await target(page, 'AnythingLLM').check();
    const files = page.getByRole('list', { name: 'Output files' });
    await expect(files.getByRole('button')).toHaveText([
      'plugin.json',
      'handler.js',
      /^plugbench\.original\.json/,
    ]);
    await expect(page.getByRole('region', { name: 'Text of tide_height/plugin.json' })).toContainText(
      '"hubId": "tide_height"',
    );
    await files.getByRole('button', { name: 'handler.js' }).click();
    await expect(page.getByRole('region', { name: 'Text of tide_height/handler.js' })).toContainText(
      'return { content: { metres: args.hour / 2 } };',
    );
    await page.getByRole('button', { name: 'Copy handler.js' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('module.exports.runtime');
    await expect(page.getByRole('region', { name: 'Installation' })).toContainText('plugins/agent-skills/');
  },
);

test('the matrix says of every target what works there, with blockers, and follows the text', async ({
  bench,
  page,
}) => {
  await openConvert(bench);
  const group = page.getByRole('group', { name: 'Convert OwnPilot to' });
  await expect(group.getByRole('radio')).toHaveCount(8);
  const card = (name: string): Locator => group.locator('label', { hasText: name });
  await expect(card('AnythingLLM')).toContainText('1 of 1 tool adapted, not tried');
  await expect(card('RAGFlow')).toContainText('1 of 1 tool to write by hand');
  await expect(card('RAGFlow')).toContainText('1 part to rewrite');
  await expect(card('MCP')).toContainText('1 tool described');
  await expect(card('MCP')).toContainText('5 details do not fit');
  await bench.paste(PACKAGE.replace('"icon"', '"tags": ["a", "b", "c", "d", "e", "f"], "icon"'));
  await expect(card('MCP')).toContainText('6 details do not fit');
});

test('the summary comes first: what runs or is blocked, then what is lost', async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'RAGFlow').check();
  const headline = summary(page).getByRole('status');
  await expect(headline).toHaveText(/^1 of 1 tool to write by hand,1 parameter,\d details do not fit$/);
  const lines = summary(page).getByRole('listitem');
  await expect(lines.first()).toContainText(
    'Cannot work in RAGFlow: tide_height. JavaScript cannot run here.',
  );
  expect(await lines.count()).toBeLessThan(10);
  const download = page.getByRole('button', { name: 'Download as zip' });
  await expect(download).not.toHaveClass(/primary/);
  await target(page, 'AnythingLLM').check();
  await expect(headline).toContainText('1 of 1 tool adapted, not tried');
  await expect(download).toHaveClass(/primary/);
  await target(page, 'MCP').check();
  await expect(headline).toContainText('1 tool described');
  await expect(lines.first()).toContainText(/Code left out: tide_height\. MCP.* only describes tools\./);
});

test('a plugin without its source is blocked everywhere, and the page says what to add', async ({
  bench,
  page,
}) => {
  await openConvert(bench, readFileSync('src/hosts/elizaos/samples/good.json', 'utf8'));
  await expect(page.getByText('Choose what to convert it to.')).toBeVisible();
  await target(page, 'OwnPilot').check();
  await expect(summary(page).getByRole('listitem').first()).toContainText('No actions found');
  const group = page.getByRole('group', { name: /^Convert Milady/ });
  await expect(group.getByText('No tools')).toHaveCount(8);
  await expect(group.getByText('1 part to rewrite')).toHaveCount(8);
});

test('a target without a return has no sidecar, and nothing is said of one', async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'Agent Skills').check();
  await expect(summary(page)).toContainText('Not in the output:');
  await expect(page.getByLabel('Keep what does not fit in a sidecar file')).toHaveCount(0);
  const files = page.getByRole('list', { name: 'Output files' });
  await expect(files.getByRole('button', { name: /original/ })).toHaveCount(0);
  await page.getByRole('region', { name: 'Report' }).getByText('All values').click();
  const panel = page.getByRole('tabpanel', { name: 'Convert' });
  await expect(panel).not.toContainText('sidecar');
});

test('stored secrets stay out of the files unless they are ticked', async ({ bench, page }) => {
  const tick = page.getByRole('checkbox', { name: 'Keep secrets in the files' });
  const skill = (value: string): string =>
    JSON.stringify({
      hubId: 'tides',
      name: 'Tides',
      schema: 'skill-1.0.0',
      version: '1.0.0',
      description: 'Tells tides',
      setup_args: {
        TIDE_KEY: { type: 'string', input: { type: 'password' }, ...(value === '' ? {} : { value }) },
      },
      entrypoint: { file: 'handler.js', params: {} },
      imported: true,
    });
  await openConvert(bench, skill(''));
  await target(page, 'OwnPilot').check();
  await expect(summary(page)).toContainText('1 setting (secret)');
  await expect(tick).toHaveCount(0);
  await bench.paste(skill('a-very-secret-key'));
  await expect(tick).not.toBeChecked();
  const sidecar = page.getByRole('region', { name: /^Text of .*original\.json/ });
  await page
    .getByRole('list', { name: 'Output files' })
    .getByRole('button', { name: /original/ })
    .click();
  await expect(sidecar).toContainText('hubId');
  await expect(sidecar).not.toContainText('a-very-secret-key');
  await expect(summary(page)).toContainText('Left out: 1 secret value.');
  await tick.check();
  await expect(sidecar).toContainText('a-very-secret-key');
  await expect(summary(page)).not.toContainText('Left out');
});

test('a row shows both of its places', { tag: '@thorough' }, async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'AnythingLLM').check();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByText('The target says the same.')).toBeHidden();
  await report.getByText('All values').click();
  await report.getByText('The target says the same.').click();
  await report.getByRole('button', { name: /\/tools\/0\/name/ }).click();
  const text = page.getByRole('region', { name: 'Text of tide_height/plugin.json' });
  await expect(text.locator('.marked')).toContainText('"hubId": "tide_height"');
  await bench.editor.focus();
  expect(await bench.selected()).toBe('"tide_height"');
});

test('the way back is exact with a sidecar and told where it is not', async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'AnythingLLM').check();
  await expect(summary(page)).toContainText('Converting back gives the original.');
  await page.getByLabel('Keep what does not fit in a sidecar file').uncheck();
  await expect(summary(page)).toContainText('Converting back does not give the original.');
  await expect(summary(page)).toContainText(/Not in the output: .*icon/);
});

test('the output opens as the new source, and converts back to the original', async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'AnythingLLM').check();
  await expect(summary(page)).toContainText('1 of 1 tool adapted, not tried');
  await page.getByRole('button', { name: 'Open as new source' }).click();
  await expect(bench.source.getByText('AnythingLLM', { exact: true })).toBeVisible();
  await expect.poll(() => bench.text()).toContain('"hubId": "tide_height"');
  await expect(page.getByRole('group', { name: 'Convert AnythingLLM to' })).toBeVisible();
  await target(page, 'OwnPilot').check();
  await expect(summary(page)).toContainText('the sidecar gave the original back');
  await expect(page.getByRole('region', { name: 'Text of tide-desk/skill.json' })).toContainText('🌊');
});

test(
  'the report is copied as Markdown, and the files are saved as a zip',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await openConvert(bench);
    await target(page, 'RAGFlow').check();
    await expect(summary(page).getByRole('status')).toContainText('1 of 1 tool to write by hand');
    await page.getByRole('button', { name: 'Copy report as Markdown' }).click();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('## To write by hand (1)');
    expect(report).toContain('/tools/0/code');
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as zip' }).click();
    expect(
      readFileSync(await (await zip).path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  },
);

test('the target’s own checks run on the output', { tag: '@thorough' }, async ({ bench, page }) => {
  await openConvert(bench);
  await target(page, 'AnythingLLM').check();
  const checks = page.getByRole('region', { name: 'Checks of the output' });
  await expect(checks).toContainText('Documentation accepts it');
  await expect(checks.getByText(/problems? in the output$/)).toBeVisible();
});

test('a tool list of MCP is a source too', { tag: '@thorough' }, async ({ bench, page }) => {
  await openConvert(
    bench,
    '{"tools": [{"name": "tide", "description": "Tells tides", "inputSchema": {"type": "object"}}]}',
  );
  await expect(page.getByRole('group', { name: 'Convert MCP tool list to' }).getByRole('radio')).toHaveCount(
    8,
  );
  await target(page, 'OwnPilot').check();
  await expect(page.getByRole('region', { name: 'Text of tide/skill.json' })).toContainText('"name": "tide"');
});

test(
  'what MCP refuses in a tool list is said of the source',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await openConvert(
      bench,
      '{"tools": [{"name": "tide height", "description": "Tells tides", "inputSchema": {"type": "object"}}]}',
    );
    await target(page, 'OwnPilot').check();
    const faults = page.getByRole('region', { name: 'Problems of the source' });
    await expect(faults.getByRole('listitem')).toHaveText(['Tool 0 has no valid name.']);
    await bench.paste(
      '{"tools": [{"name": "tide", "description": "Tells tides", "inputSchema": {"type": "object"}}]}',
    );
    await expect(faults).toBeHidden();
  },
);

test('a source with problems is converted as far as it can be read; an unreadable one shows its problems', async ({
  bench,
  page,
}) => {
  await openConvert(bench, PACKAGE.replace('"tide_height"', '7').slice(0, -4));
  await target(page, 'AnythingLLM').check();
  await expect(page.getByText(/Your plugin has/)).toBeVisible();
  await expect(summary(page)).toContainText('1 of 1 tool adapted, not tried');
  await bench.paste('nothing here');
  await expect(page.getByText('This text cannot be read')).toBeVisible();
  await expect(bench.problems.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download as zip' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@thorough' }, () => {
    test.use({ colorScheme });

    test('the tab passes axe and fits a phone', async ({ bench, page }) => {
      await openConvert(bench);
      await target(page, 'RAGFlow').check();
      await page.getByLabel('Keep what does not fit in a sidecar file').uncheck();
      await expect(summary(page)).toContainText('does not give the original');
      await page.getByRole('region', { name: 'Report' }).getByText('All values').click();
      expect(await violationsIn(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 760 });
      await page.getByRole('button', { name: /^Result/ }).click();
      await expect(summary(page)).toBeVisible();
      const panel = page.getByRole('tabpanel', { name: 'Convert' });
      expect(
        await panel.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}
