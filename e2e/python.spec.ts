// The whole way of an author in Python: template, mistakes, fixes, load, run, preview, convert and share.

import { readFileSync } from 'node:fs';
import { expect, test, type Workbench } from './workbench.ts';

const SAMPLES = new URL('../src/hosts/ragflow/samples/', import.meta.url);
const template = readFileSync(new URL('my_tool.py', SAMPLES), 'utf8');

/** What authors get wrong: the import of another release, no class method, and a parameter that the model never sends. */
const MISTAKEN = template
  .replace('from agent.plugin.', 'from plugin.')
  .replace('    @classmethod\n', '')
  .replace('text: str)', 'text: str, times: int)')
  .replace('        return f"', '        print("called", times)\n        return f"');

/** A first start takes a while where the machine is busy. */
const PATIENCE = { timeout: 90_000 };

async function load({ page }: Workbench): Promise<void> {
  await page.getByRole('button', { name: /^Load (?:as|again)/ }).click();
  await expect(page.getByText(/2026-08 starts with 1 plugin/)).toBeVisible(PATIENCE);
}

/** Fills in what is asked for and waits for the answer to the model. */
async function run(bench: Workbench, given: string | RegExp): Promise<void> {
  await bench.showTab('Run');
  await bench.page.getByRole('button', { name: 'Fill with example values' }).click();
  await bench.run();
  await expect(bench.given).toContainText(given, PATIENCE);
}

async function convert({ page }: Workbench, target: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: target }).check();
  await expect(page.getByRole('tabpanel')).toContainText('my_tool');
}

test('from the template through mistakes and fixes to a link that brings all back', async ({
  bench,
  page,
}) => {
  test.slow();
  await bench.open();
  await bench.choose('New', /in Python/);
  await expect(bench.verdicts.filter({ hasText: 'in the same words' })).toHaveCount(2);
  await bench.paste(MISTAKEN);
  for (const [problem, fix] of [
    ['The base class moved', 'Import it from either path'],
    ['must be a @classmethod', 'Make it a @classmethod'],
    ['invoke needs times', 'Add times to the metadata'],
  ] as const) {
    await bench.problem(problem).getByRole('button', { name: fix }).click();
    await expect(bench.problem(problem)).toHaveCount(0);
  }
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
  await expect(page.getByRole('button', { name: /^Load as / })).toBeVisible();
  await expect(bench.problems).toHaveCount(0);
});
