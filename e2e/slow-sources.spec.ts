// Sources that are slow to read never keep the page from working.

import { fragmentOf } from '../src/share/link.ts';
import { runs } from '../test/runs.ts';
import { expect, test, type Workbench } from './workbench.ts';

const MANIFEST = JSON.stringify(
  {
    id: 'slow',
    name: 'Slow',
    description: 'An action with more behind it',
    version: '1.0.0',
    kind: 'feature',
  },
  null,
  2,
);

const ACTION = `export const hello = {
  name: 'SAY_HELLO',
  description: 'Says hello',
  handler: async () => ({ success: true, text: 'hello' }),
};
`;

/** Opens a link to a plugin whose src/index.ts is `source`, at the Run tab. */
async function openSource(bench: Workbench, source: string): Promise<void> {
  const work = {
    host: 'elizaos',
    release: null,
    path: 'elizaos.plugin.json',
    older: null,
    target: null,
    tab: 'run',
    selection: null,
    text: MANIFEST,
    run: null,
    files: [{ path: 'src/index.ts', text: source }],
  };
  await bench.page.goto(`./${await fragmentOf(work)}`);
}

test('an action of a sound source is there to be run', async ({ bench }) => {
  await openSource(bench, ACTION);
  await expect(bench.page.getByText('Says hello')).toBeVisible();
  await bench.page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(bench.page.getByLabel('Sent to the model', { exact: true })).toContainText('hello');
});

/** Such a source, and what the Run tab shows of it. */
const LONG: readonly (readonly [piece: string, shown: string])[] = [
  ['async(', 'nested too deeply for the compiler'],
  ['/*', 'Says hello'],
  ['}', 'Says hello'],
];

for (const [piece, shown] of LONG.slice(0, runs(1, 3))) {
  test(`a source that goes on with ${piece} is read or given up, and the page works on`, async ({
    bench,
  }) => {
    const { page } = bench;
    await openSource(bench, ACTION + piece.repeat(380_000 / piece.length));
    const problems = page.getByRole('tab', { name: /^Problems/ });
    await problems.click();
    await expect(bench.verdicts.first()).toBeVisible();
    await page.getByRole('tab', { name: 'Run' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Run' })).toContainText(shown, { timeout: 20_000 });
    await bench.editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' ');
    await problems.click();
    await expect(bench.verdicts.first()).toBeVisible();
  });
}
