// The tabs beside the source: the same for every host, each with something to read, and the model's own.

import { expect, test } from './workbench.ts';

const TABS = [/^Problems/, 'Preview', 'Model', 'Run', 'Convert'];

test('tabs stay with any host and without one, and an empty one says why', async ({ bench, page }) => {
  await bench.open();
  const tabs = page.getByRole('tablist', { name: 'Results' }).getByRole('tab');
  await expect(tabs).toHaveText(TABS);
  await bench.choose('Samples', /Harbour tides/);
  await expect(tabs).toHaveText(TABS);
  for (const name of ['Preview', 'Model', 'Run'] as const) {
    await bench.showTab(name);
    await expect(page.getByRole('tabpanel', { name })).toContainText(/client/);
  }
  await bench.paste('{"a": 1}');
  await expect(tabs).toHaveText(TABS);
  await expect(page.getByRole('tabpanel', { name: 'Run' })).toContainText(
    'The host of this text is not known',
  );
});

test('what the model gets of a manifest with code is that of its code', async ({ bench, page }) => {
  await bench.open();
  await bench.choose(/^New manifest/, /New plugin.*module/s);
  await bench.showTab('Model');
  const panel = page.getByRole('tabpanel', { name: 'Model' });
  await expect(panel.getByRole('article').first()).toBeVisible();
  // The compiler is loaded first.
  await expect(panel).toContainText('Read from the code beside the manifest', { timeout: 40_000 });
  await expect(panel).not.toContainText('never sees this file');
});

test('code that a conversion left to be written is not accepted', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(
    '{"tools":[{"name":"tide","description":"Tells the tide.","inputSchema":{"type":"object"}}]}',
  );
  await bench.showTab('Convert');
  const target = page.getByRole('radio', { name: /^AnythingLLM/ });
  await target.check();
  const checks = page.getByRole('region', { name: 'Checks of the output' });
  await expect(checks).toContainText('This code is not written yet');
  await expect(checks.getByText('accepts it', { exact: true })).toHaveCount(0);
});
