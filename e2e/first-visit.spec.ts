import { expect, test } from './workbench.ts';

test('says what the page is for and how to begin, until the first edit and again without text', async ({
  bench,
  page,
}) => {
  await bench.open();
  const start = page.getByRole('region', { name: 'Start', exact: true });
  await expect(start).toContainText('Check, preview, run and convert plugins of AI agent hosts');
  await expect(start.getByRole('button', { name: 'Open files' })).toBeVisible();
  await bench.editor.press('Control+End');
  await page.keyboard.type(' ');
  await expect(start).toBeHidden();
  await bench.paste('');
  await expect(start).toBeVisible();
  await start.getByRole('button', { name: 'RAGFlow' }).click();
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('RAGFlow (detected)');
  await expect(start).toBeHidden();
  await expect(bench.editor).toBeFocused();
});

test('has a template of each of the six hosts', async ({ bench, page }) => {
  await bench.open();
  const start = page.getByRole('region', { name: 'Start', exact: true });
  for (const name of ['OwnPilot', 'AnythingLLM', 'Gloodata', 'Milady / ElizaOS', 'RAGFlow', 'Agent Plugins'])
    await expect(start.getByRole('button', { name })).toBeVisible();
});

test('the dialog about the page says version, privacy and the recorded releases', async ({ bench, page }) => {
  await bench.open();
  await page.getByRole('button', { name: 'About Plugbench' }).click();
  const about = page.getByRole('dialog', { name: /^About Plugbench \d+\.\d+\.\d+$/ });
  await expect(about).toContainText('stay in this browser');
  await expect(about.getByRole('heading', { level: 4 })).toHaveCount(6);
  await expect(about.getByRole('listitem').filter({ hasText: 'core 1.x' })).toHaveCount(1);
  const source = about.getByRole('listitem').filter({ hasText: '0.8.3' }).getByRole('link');
  await expect(source).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/a17800ca\//);
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'About Plugbench' })).toBeFocused();
});

test('shows a sample with one problem, its host with the reason, and a verdict per release', async ({
  bench,
  page,
}) => {
  await bench.open();
  await expect(bench.problems).toHaveCount(1);
  await expect(bench.problems).toContainText('tools are never registered');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('OwnPilot (detected)');
  await expect(bench.source).toContainText('has');
  await expect(bench.verdicts).toHaveText([
    /Documentation, 2026-02 \(skill packages\): each accepts it/,
    /0\.8\.3 \(extensions\) installs it, but its only tool never registers/,
  ]);
  await expect(bench.path).toHaveValue(/^[a-z0-9-]+\/skill\.json$/);
  await bench.problems.getByRole('button', { name: /^Change to/ }).click();
  await expect(page.getByText('No problems found')).toBeVisible();
});

test('can be typed in before the editor is there', async ({ bench, page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/assets\/create-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  const plain = page.getByRole('textbox', { name: 'Manifest text', exact: true });
  await plain.fill('{"ns": "early", "title": "Typed early", "tools": {}}');
  release();
  await expect(bench.editor).toContainText('Typed early');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
});

test(
  'every sample opens, is detected as its host, and good ones are accepted',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await page.getByRole('button', { name: 'Samples' }).click();
    const names = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const name of names) {
      const label = name.split('\n')[0] ?? '';
      await bench.choose('Samples', label);
      await expect(bench.hostPicker.locator('option:checked')).toHaveText(/\(detected\)$/);
      await expect(bench.verdicts.first()).toBeVisible();
    }
  },
);

test('undo brings back what a sample replaced', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "mine", "title": "Mine", "tools": {}}');
  await bench.choose('New manifest from a template', 'New tool, in JSON');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('RAGFlow (detected)');
  await bench.editor.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.text()).toContain('"ns": "mine"');
});
