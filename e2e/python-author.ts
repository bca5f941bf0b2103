// What tests of plugins in Python share: the template with an author's typical mistakes, and how it is loaded.

import { readFileSync } from 'node:fs';
import { expect, type Workbench } from './workbench.ts';

const SAMPLES = new URL('../src/hosts/ragflow/samples/', import.meta.url);
const template = readFileSync(new URL('my_tool.py', SAMPLES), 'utf8');

/** The template with texts of one's own and what authors get wrong: the import of another release, no class method, and a parameter that the model never sends. */
export const MISTAKEN = template
  .replace(/^try:[^]*?(?=\n\n)/, 'from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin')
  .replace('Tells the model what this tool does and when to use it', 'Repeats a text')
  .replace('Tells people what this tool does', 'Says it again')
  .replace('Tells the model what to give here', 'The text to repeat')
  .replace('    @classmethod\n', '')
  .replace('text: str)', 'text: str, times: int)')
  .replace('        return f"', '        print("called", times)\n        return f"');

/** A first start takes a while where the machine is busy. */
export const PATIENCE = { timeout: 90_000 };

/** Presses the fix of each mistake. */
export async function fixMistakes(bench: Workbench): Promise<void> {
  for (const [problem, fix] of [
    ['since v0.24 does not start', 'Import it from either path'],
    ['must be a @classmethod', 'Make it a @classmethod'],
    ['invoke needs times', 'Add times to the metadata'],
  ] as const) {
    await bench.problem(problem).getByRole('button', { name: fix }).click();
    await expect(bench.problem(problem)).toHaveCount(0);
  }
}

/** Loads one plugin as the server does. */
export async function load({ page }: Workbench): Promise<void> {
  await page.getByRole('button', { name: /^Load(?: again)?$/ }).click();
  await expect(page.getByText(/2026-08 starts with 1 plugin/).first()).toBeVisible(PATIENCE);
}

/** Fills in what is asked for and waits for the answer to the model. */
export async function run(bench: Workbench, given: string | RegExp): Promise<void> {
  await bench.showTab('Run');
  await bench.page.getByRole('button', { name: 'Fill with example values' }).click();
  await bench.run();
  await expect(bench.given).toContainText(given, PATIENCE);
}

/** Shows the plugin of the template as another host's. */
export async function convert({ page }: Workbench, target: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: target }).check();
  await expect(page.getByRole('tabpanel')).toContainText('my_tool');
}
