// Loading plugins in Python as their server does: only after a press, with the server's log, and with an end for all code.

import { expect, test } from './workbench.ts';

const plugin = (version: string, body = ''): string =>
  `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n${body}\n\nclass TidePlugin(LLMToolPlugin):\n    _version_ = "${version}"\n\n    @classmethod\n    def get_metadata(cls) -> LLMToolMetadata:\n        return {"name": "tide", "description": "Tells the tide", "parameters": {}}\n\n    def invoke(self) -> str:\n        return "low"\n`;

/** The first start in a busy browser. */
const PATIENCE = { timeout: 90_000 };

test('nothing of Python is loaded before a press; then the log, and a verdict after every change', async ({
  bench,
  page,
}) => {
  test.slow();
  const engines: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/engines/python-')) engines.push(request.url());
  });
  await bench.open();
  await bench.paste(plugin('1.0.0'));
  const load = page.getByRole('button', { name: /^Load$/ });
  await expect(page.getByText(/The first start downloads 5\.\d\sMB/)).toBeVisible();
  expect(engines).toEqual([]);
  await load.click();
  await expect(page.getByText(/starts with 1 plugin/).first()).toBeVisible(PATIENCE);
  expect(engines.length).toBeGreaterThan(0);
  const log = page.getByRole('list', { name: 'Server log' });
  await expect(log).toContainText('Loaded llm_tools plugin TidePlugin version 1.0.0');
  const verdicts = page.getByRole('list', { name: 'Verdicts' });
  await expect(verdicts).toContainText('2026-08 starts with 1 plugin (CPython 3.13)');
  // Python is on this device now, and judges by itself.
  await bench.paste(plugin('latest'));
  await expect(verdicts).toContainText('2026-08 does not start (CPython 3.13)', PATIENCE);
  await expect(page.getByLabel('Exception')).toContainText("Invalid version: 'latest'");
});

test('an error leads to its place, and an endless loop is stopped', async ({ bench, page }) => {
  test.slow();
  await bench.open();
  await bench.paste(plugin('1.0.0', '\nDEPTH = 1 / 0\n'));
  await page.getByRole('button', { name: /^Load$/ }).click();
  await page.getByRole('button', { name: /^Line 3 of / }).click(PATIENCE);
  await expect(bench.editor).toBeFocused();
  await bench.paste(plugin('1.0.0', '\nwhile True:\n    pass\n'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await bench.paste(plugin('1.0.0'));
  await expect(page.getByText(/starts with 1 plugin/).first()).toBeVisible(PATIENCE);
});
