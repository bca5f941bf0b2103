// Converted tools are tried: the page runs them in their own host and as their target runs them, and says what differs.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { packageIn } from './consumers/execution/mcp-client.mjs';
import { CONSUMERS, install } from './install.mjs';
import { answerOf, savedPackage } from './saved-package.ts';
import { expect, test, type Workbench } from './workbench.ts';

interface Code {
  readonly code: string;
  readonly schema?: Readonly<Record<string, object>>;
}

const skill = (...tools: readonly Code[]): string =>
  JSON.stringify(
    {
      id: 'tidedesk',
      name: 'Tide desk',
      version: '1.0.0',
      description: 'Tells tides',
      required_services: [
        {
          name: 'tides',
          config_schema: [
            { name: 'api_key', label: 'Key', type: 'secret' },
            { name: 'limit', label: 'Limit', type: 'number' },
          ],
        },
      ],
      tools: tools.map(({ code, schema = {} }, i) => ({
        name: `tool_${String(i + 1)}`,
        description: 'Tells tides',
        parameters: { type: 'object', properties: schema },
        permissions: ['network'],
        code,
      })),
    },
    null,
    2,
  );

const HEIGHTS = { heights: { type: 'array', items: { type: 'number' }, description: 'Metres' } };

async function openConvert(bench: Workbench, text: string): Promise<void> {
  await bench.open();
  await bench.paste(text);
  await bench.page.getByRole('tab', { name: 'Convert' }).click();
}

const target = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });
const headline = (page: Page): Locator => page.getByRole('region', { name: 'Summary' }).getByRole('status');

const TARGETS = ['AnythingLLM', 'Gloodata', 'Milady', 'Agent Skills', 'Agent Plugins'];
const tries = (page: Page): Locator => page.getByRole('region', { name: 'Try it', exact: true });

test('a tool is tried in every target that runs its code', async ({ bench, page }) => {
  await openConvert(
    bench,
    skill({
      code: `const key = await config.get('tides', 'api_key');
const limit = await config.get('tides', 'limit');
const address = 'https://tides.example/' + key;
const answer = await fetch(address, { method: 'POST', body: JSON.stringify(args.heights) }).catch(() => null);
const sum = args.heights.reduce((a, b) => a + b, limit + 1);
return { content: { sum, key, answered: answer !== null, id: utils.hash(key).slice(0, 6) } };`,
      schema: HEIGHTS,
    }),
  );
  for (const name of TARGETS) {
    await target(page, name).check();
    await expect(headline(page)).toContainText('1 of 1 tool adapted, not tried');
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(headline(page)).toContainText('1 of 1 tool runs, tried with 1 example');
  }
});

test('what differs is shown side by side, and a fixed source is tried again', async ({ bench, page }) => {
  await openConvert(
    bench,
    skill(
      { code: "return { content: 'high' };" },
      { code: 'const { listTools } = utils;\nreturn { content: (await listTools()).length };' },
      { code: "throw new Error('no tides');" },
    ),
  );
  await target(page, 'Gloodata').check();
  await expect(headline(page)).toContainText('2 of 3 tools adapted, not tried');
  await expect(page.getByText('Adapted in part: tool_2. The code uses utils.listTools')).toBeVisible();
  await page.getByRole('button', { name: 'Try all 3 tools' }).click();
  await expect(headline(page)).toContainText('1 of 3 tools runs, tried with 1 example');
  await expect(headline(page)).toContainText('1 gives something else');
  await expect(tries(page)).toContainText('tool_3 proves nothing yet');
  await expect(tries(page).getByRole('region', { name: 'In OwnPilot' }).first()).not.toHaveText('Nothing');
  await bench.paste(skill({ code: "return { content: 'high' };" }));
  await expect(headline(page)).toContainText('1 of 1 tool adapted, not tried');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(headline(page)).toContainText('1 of 1 tool runs, tried with 1 example');
});

test('a tool is tried, fixed in its source, tried again and saved, and answers a client', async ({
  bench,
  page,
}) => {
  // The SDK may have to be installed first.
  test.setTimeout(120_000);
  const sdk = install(CONSUMERS);
  expect(sdk, 'folder of the SDK, which could not be installed').not.toBeNull();
  const code = (levels: string): string =>
    skill({
      code: `${levels}\nreturn { content: { sum: levels.reduce((a, b) => a + b, args.heights[0]) } };`,
      schema: HEIGHTS,
    });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await openConvert(bench, code('const levels = (await utils.listTools()).map(() => 1);'));
  await target(page, 'Agent Plugins').check();
  await expect(page.getByText('Adapted in part: tool_1. The code uses utils.listTools')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(tries(page)).toContainText('tool_1 gives something else');
  const side = (name: string): Locator =>
    tries(page)
      .getByRole('region', { name: `In ${name}` })
      .locator('pre');
  const before = await side('Agent Plugins').innerText();
  expect(await side('OwnPilot').innerText()).not.toBe(before);
  await bench.paste(code('const levels = [2, 3];'));
  await expect(headline(page)).toContainText('1 of 1 tool adapted, not tried');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(headline(page)).toContainText('1 of 1 tool runs, tried with 1 example');
  await tries(page).getByText('Made from the parameters').click();
  const given = await side('OwnPilot').innerText();
  const args = JSON.parse(await tries(page).locator('pre.args').innerText()) as object;
  const folder = mkdtempSync(join(tmpdir(), 'plug bench '));
  try {
    await savedPackage(page, folder);
    const call = { name: 'tool_1', arguments: args };
    const { text } = await answerOf(sdk ?? '', packageIn(folder), call, {
      TIDES_API_KEY: 'k',
      TIDES_LIMIT: '3',
    });
    expect(JSON.parse(text)).toEqual({ content: JSON.parse(given) as unknown });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('trying can be stopped', async ({ bench, page }) => {
  await openConvert(bench, skill({ code: 'await new Promise(() => {});' }, { code: 'return 1;' }));
  await target(page, 'Gloodata').check();
  await page.getByRole('button', { name: 'Try all 2 tools' }).click();
  await expect(tries(page).getByRole('status')).toHaveText('Trying tool_1, 1 of 2 …');
  await tries(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Try all 2 tools' })).toBeVisible();
  await expect(headline(page)).toContainText('2 of 2 tools adapted, not tried');
});

test('a skill that loads files and an action that reads the message give the same elsewhere', async ({
  bench,
  page,
}) => {
  const manifest = {
    hubId: 'tides',
    name: 'Tides',
    version: '1.0.0',
    description: 'Tells tides',
    active: true,
    setup_args: { KEY: { type: 'string', required: false, input: { type: 'text' } } },
    entrypoint: { file: 'handler.js', params: { place: { description: 'Where', type: 'string' } } },
    examples: [{ prompt: 'Tides at Bude?', call: '{"place": "Bude"}' }],
    imported: true,
    schema: 'skill-1.0.0',
  };
  await bench.open();
  await page.getByLabel('Manifest file').setInputFiles([
    { name: 'plugin.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(manifest)) },
    {
      name: 'handler.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from(`let calls = 0;
module.exports.runtime = {
  handler: async function ({ place }) {
    const { words } = require('./words.js');
    this.logger('asked');
    return words(place, this.runtimeArgs.KEY, this.config.version, ++calls);
  },
};
`),
    },
    {
      name: 'words.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from("exports.words = (...all) => all.join(', ');\n"),
    },
  ]);
  await bench.showTab('Convert');
  for (const name of ['Gloodata', 'Milady', 'Agent Skills', 'Agent Plugins']) {
    await target(page, name).check();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(headline(page)).toContainText('1 of 1 tool runs, tried with 1 example');
  }
  await expect(tries(page)).toContainText('Example 1 of the manifest');
});

test('a plugin in Python is tried as its package calls it', { tag: '@thorough' }, async ({ bench, page }) => {
  test.slow();
  await bench.open();
  const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name,
    mimeType: 'text/x-python',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Manifest file').setInputFiles([
    file(
      'tides.py',
      `from agent.plugin.llm_tool_plugin import LLMToolPlugin


class Tides(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls):
        return {
            "name": "tides",
            "displayName": "Tides",
            "description": "Tells tides",
            "displayDescription": "Tides",
            "parameters": {
                "place": {"type": "string", "description": "Where", "displayDescription": "Where", "required": True}
            },
        }

    def invoke(self, place):
        return place.upper()
`,
    ),
  ]);
  await bench.showTab('Convert');
  await target(page, 'Agent Plugins').check();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(headline(page)).toContainText('1 of 1 tool runs, tried with 1 example', { timeout: 60_000 });
});
