// Running tools as a new user would: a key that is missing, answers that are made up, loops that are stopped.

import { violationsIn } from './axe.ts';
import { expect, packageOf, test, type Workbench } from './workbench.ts';

/** In `npm run test:all` alone. */
const LONG = { tag: '@thorough' };

async function openRun(bench: Workbench, sample: RegExp): Promise<void> {
  await bench.open();
  await bench.choose('Samples', sample);
  await bench.showTab('Run');
  await expect(bench.page.getByRole('region', { name: 'Arguments' })).toBeVisible();
  await mode(bench, 'As the guide says');
}

async function openCode(bench: Workbench, code: string, more: object = {}): Promise<void> {
  await bench.open();
  await bench.paste(packageOf(code, more));
  await bench.showTab('Run');
  await mode(bench, 'As the guide says');
}

const mode = (bench: Workbench, label: string) => bench.page.getByLabel('Runs as').selectOption({ label });

test('a tool that needs a key says so, works with one, and says something else in 0.8.3', async ({
  bench,
}) => {
  const { page } = bench;
  await openRun(bench, /Tide times/);
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  await bench.run();
  await expect(bench.given).toContainText('The tide service is not configured');
  await expect(page.getByText('read, but missing')).toBeVisible();

  await page.getByLabel(/^API Key/).fill('sk-tide-123');
  await bench.run();
  // Our own message is not what a model gets.
  await expect(bench.result).toContainText('No mock for this request yet');
  await expect(bench.result).toContainText('GET https://tides.example.com/');
  await expect(bench.given).toHaveCount(0);
  await bench.result.getByRole('button', { name: 'Add a mock for it' }).click();
  await expect(page.getByLabel('Body')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a mock' })).toHaveCount(0);
  await expect(bench.result).toContainText('A mock is set now');
  await page.getByLabel('Body').fill('{"tides":[{"time":"04:12","metres":3.1}]}');
  await bench.run();
  await expect(bench.given).toHaveText('{"harbour":"some harbour","tides":[{"time":"04:12","metres":3.1}]}');

  await mode(bench, '0.8.3 elsewhere');
  await bench.run();
  await expect(bench.given).toHaveText('ReferenceError: config is not defined');

  await page.getByRole('button', { name: 'Run on all releases' }).click();
  const outcomes = page.getByRole('list', { name: 'Outcomes by release' }).getByRole('listitem');
  await expect(outcomes).toHaveCount(4);
  await expect(outcomes.nth(0)).not.toContainText('Differs');
  await expect(outcomes.nth(1)).toContainText('Differs: AbortSignal is not defined');
  await expect(outcomes.nth(3)).toContainText('Differs: config is not defined');
  // The key reaches neither the address nor storage.
  expect(await page.evaluate(() => location.href + JSON.stringify({ ...localStorage }))).not.toContain(
    'sk-tide',
  );
});

test('form and JSON stay in step, and broken JSON loses nothing', LONG, async ({ bench }) => {
  const { page } = bench;
  await openRun(bench, /Trail planner/);
  const json = page.getByLabel('As JSON');
  await page.getByLabel(/^distance_km/).fill('12');
  await expect(json).toHaveValue('{\n  "distance_km": 12\n}');
  await json.fill('{ "distance_km": 7, "pace": "easy"');
  await expect(page.getByRole('alert')).toContainText('not valid JSON yet');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await json.press('End');
  await json.pressSequentially(' }');
  await expect(page.getByLabel(/^distance_km/)).toHaveValue('7');
  await expect(page.getByLabel(/^pace/)).toHaveValue('0');
  await json.press('Control+Enter');
  await expect(bench.given).toContainText('"pace":"easy"');
});

test('arguments that the host refuses never reach the code', async ({ bench }) => {
  await openRun(bench, /Trail planner/);
  await bench.run();
  await expect(bench.given).toContainText('Missing required parameter: distance_km');
  await expect(bench.result).toContainText('The host does not run this');
});

test('an endless loop is stopped by hand and ends by itself', async ({ bench }) => {
  const { page } = bench;
  await openCode(bench, 'while (true) {}');
  const placeOf = async (name: string): Promise<number[]> => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return box ? [box.x, box.y, box.height] : [];
  };
  const place = await placeOf('Run');
  await bench.run();
  await expect(page.getByRole('timer')).toContainText('Running for');
  expect(await placeOf('Stop')).toEqual(place);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(bench.result).toContainText('You stopped the run');
  await bench.run();
  await expect(bench.given).toHaveText(
    'Tool execution failed: Error: Script execution timed out after 5000ms',
    { timeout: 12_000 },
  );
});

test('a failing run points at its line in the code', async ({ bench }) => {
  const { page } = bench;
  await openCode(bench, 'const a = "\\u00e9";\n\nreturn harbour.length;');
  await bench.run();
  await expect(bench.given).toHaveText('Tool execution failed: ReferenceError: harbour is not defined');
  await page.getByRole('button', { name: 'Show line 3 of the code' }).click();
  expect(await bench.selected()).toMatch(/harbour\.length;$/);
});

test('an outcome goes with its tool, and the mode with the release of the page', LONG, async ({ bench }) => {
  const { page } = bench;
  await openCode(bench, 'return { content: 1 };');
  await bench.run();
  await expect(bench.result).toBeVisible();
  await bench.choose('Samples', /Trail planner/);
  await expect(page.getByLabel(/^distance_km/)).toBeVisible();
  await expect(bench.result).toHaveCount(0);
  await bench.releasePicker.selectOption({ index: 3 });
  await expect(page.getByLabel('Runs as').locator('option:checked')).toHaveText(/^0\.8\.3/);
});

test(
  'without a choice the newest release without a known fault runs, and the tab says so',
  LONG,
  async ({ bench }) => {
    const { page } = bench;
    await bench.open();
    await bench.paste(packageOf('return { content: 1 };'));
    await bench.showTab('Run');
    await expect(page.getByLabel('Runs as').locator('option:checked')).toHaveText('0.8.3 in a chat');
    await expect(page.getByText('This is the newest release in which no fault was found.')).toBeVisible();
  },
);

test('answers of other tools are added from the timeline', LONG, async ({ bench }) => {
  const { page } = bench;
  await openCode(bench, "return { content: await utils.callTool('search_web', { query: 'tides' }) };", {
    permissions: ['network'],
  });
  await bench.run();
  await page.getByRole('button', { name: 'Add a mock' }).click();
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.getByLabel('Content').fill('{"results":["high"]}');
  await bench.run();
  await expect(bench.given).toContainText('high');
});

test('a tool that asks for approval waits only where the guide holds', LONG, async ({ bench }) => {
  const { page } = bench;
  await openCode(bench, 'return { content: "done" };', { requires_approval: true });
  await bench.run();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(bench.result).toContainText('You did not approve it');
  await bench.run();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(bench.given).toHaveText('"done"');
  await mode(bench, '2026-02');
  await expect(page.getByText('runs the tool at once')).toBeVisible();
  await bench.run();
  await expect(bench.given).toHaveText('{"content":"done"}');
});

test('settings are stored by type, and added ones can be removed', LONG, async ({ bench }) => {
  const { page } = bench;
  await openCode(
    bench,
    "return { content: [await config.get('box', 'size'), await config.get('box', 'api_key')] };",
  );
  await page.locator('summary', { hasText: 'Config store' }).click();
  await page.getByLabel('Service to add').fill('box');
  await page.getByLabel('Field to add').fill('api_key');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await expect(page.getByLabel('api_key', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByLabel('api_key', { exact: true }).fill('k');
  await bench.run();
  await expect(bench.given).toHaveText('[null,"k"]');
  await expect(page.getByText('read, but missing')).toBeVisible();
  await page.getByRole('button', { name: 'Remove api_key' }).click();
  await bench.run();
  await expect(bench.given).toHaveText('[null,null]');
});

test('console lines are shown as text, never as markup', async ({ bench }) => {
  await openCode(bench, 'console.log("<img src=x onerror=alert(1)>"); return { content: "<b>bold</b>" };');
  await bench.run();
  await expect(bench.page.getByRole('list', { name: 'Timeline' })).toContainText(
    '<img src=x onerror=alert(1)>',
  );
  await expect(bench.given).toHaveText('"<b>bold</b>"');
});

test('a later run of the same code starts anew', async ({ bench }) => {
  const code = 'Array.count = (Array.count ?? 0) + 1; return { content: `run ${Array.count}` };';
  await openCode(bench, code);
  for (let i = 0; i < 3; i++) {
    await bench.run();
    await expect(bench.given).toHaveText('"run 1"');
  }
});

test('code outside of its function is not run', async ({ bench }) => {
  await openCode(bench, '} , async function () { return 1');
  await bench.run();
  await expect(bench.result).toContainText('ends the function');
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, LONG, () => {
    test.use({ colorScheme: scheme, viewport: { width: 360, height: 740 } });
    test('everything of a run passes axe and fits a small phone', async ({ bench, page }) => {
      await bench.open();
      await bench.choose('Samples', /Tide times/);
      await page.getByRole('button', { name: /^Result/ }).click();
      await page.getByRole('tab', { name: 'Run' }).click();
      await page.getByRole('button', { name: 'Fill with example values' }).click();
      await page.getByLabel(/^API Key/).fill('k');
      await mode(bench, 'As the guide says');
      await bench.run();
      await page.getByRole('button', { name: 'Add a mock for it' }).click();
      await bench.run();
      await page.getByRole('button', { name: 'Add a tool answer' }).click();
      await page.getByRole('button', { name: 'Save as example' }).click();
      await page.locator('summary', { hasText: 'Examples' }).click();
      await page.getByRole('button', { name: 'Run all examples' }).click();
      await expect(page.getByText(/passed, \d failed/)).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Run on all releases' }).click();
      await expect(page.getByRole('list', { name: 'Outcomes by release' }).getByRole('listitem')).toHaveCount(
        4,
      );
      expect(await violationsIn(page)).toEqual([]);
      const panel = page.getByRole('tabpanel');
      expect(await panel.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('the real network is asked for host by host, never chosen before', LONG, async ({ bench }) => {
  const { page } = bench;
  const code =
    "try { await fetch('https://nowhere.example/x?q=1'); } catch (e) { return { content: e.message }; }";
  await openCode(bench, code, { permissions: ['network'] });
  await page.getByText('Mocks and network').click();
  const choice = page.getByLabel('Use the real network for the next run');
  await expect(choice).not.toBeChecked();
  await choice.check();
  await bench.run();
  await expect(page.getByRole('dialog')).toContainText('GET https://nowhere.example/x?q=1');
  await page.getByRole('button', { name: 'Do not send' }).click();
  await expect(bench.given).toContainText('You did not allow this host');
  await expect(choice).not.toBeChecked();
});
