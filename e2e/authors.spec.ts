// Six authors write a plugin from nothing, one per host, with the slips that one makes: what the page says of them, what
// its fixes do, and what can be done with the plugin then. At a desk, and on a phone.

import * as texts from './author-texts.ts';
import { Author, Typist } from './author.ts';
import { PATIENCE } from './python-author.ts';
import { expect, test } from './workbench.ts';

const KEY = 'bikes-key-4711';
const STATIONS = '{"stations":[{"name":"Quay","metres":120},{"name":"Hill","metres":900}]}';

/** A tool with a key, a number and a request: repaired, run against a mock, converted, and all of it brought back. */
async function bikes(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('OwnPilot');
  await author.write(texts.BIKES);
  await author.pane('Result');
  await author.expectNoGreen();
  await author.fix('category is empty', 'Change to "other"');
  await author.fix('This tool has no description', 'Rename to "description"');
  await expect(bench.problem('descripton')).toHaveCount(0);
  await author.fix('With a hyphen in the id', 'Change to "docksidebikes"');
  await author.fix('numbr is not one of', 'Change to "number"');
  await expect(bench.verdicts.filter({ hasText: /refuses|installs it, but/ })).toHaveCount(0);
  await expect(bench.verdicts.filter({ hasText: 'accepts it' })).toHaveCount(1);

  await expect(await author.tab('Preview')).toContainText('Dockside Bikes');
  await expect(await author.tab('Model')).toContainText('bikes_near');
  await author.tab('Run');
  await page.getByLabel('Runs as').selectOption({ label: 'As the guide says' });
  await page.getByLabel(/^place/).fill('Harbour Square');
  await page.getByLabel(/^API key/).fill(KEY);
  await page.getByLabel(/^Radius in metres/).fill('400');
  await author.run();
  await expect(bench.result).toContainText('No mock for this request yet');
  await author.press(bench.result.getByRole('button', { name: 'Add a mock for it' }));
  await page.getByLabel('Body').fill(STATIONS);
  await author.run();
  await expect(bench.given).toHaveText('{"near":"Harbour Square","stations":[{"name":"Quay","metres":120}]}');
  expect(await author.link()).not.toContain(KEY);

  await expect(await author.target('AnythingLLM')).toContainText('1 of 1 tool adapted, not tried');
  await author.press(page.getByRole('button', { name: 'Open as new source' }));
  await author.expectHost('AnythingLLM');
  await expect(bench.fileTab('handler.js')).toHaveCount(1);
  await author.undo();
  await author.expectHost('OwnPilot');
  await expect(page.getByRole('tablist', { name: 'Files' })).toHaveCount(0);
  await author.tab('Run');
  await expect(page.getByLabel(/^API key/)).toHaveValue(KEY);
  await expect(page.getByLabel(/^place/)).toHaveValue('Harbour Square');
  await author.run();
  await expect(bench.given).toContainText('"Quay"');
}

/** A skill of two files, where each has its slips. */
async function loaves(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('AnythingLLM');
  await author.write(texts.LOAVES);
  await author.file('handler.js', texts.LOAVES_HANDLER);
  await author.pane('Result');
  await expect(bench.verdicts.first()).toContainText('Documentation refuses it');
  await author.fix('imported is required', 'Add "imported": true');
  await author.fix('schema must be', 'Change to "skill-1.0.0"');
  await author.fix('The example calls with loafs', 'Rename to "loaves"');
  await author.fix('AnythingLLM gives skills no this.introspct', 'Change to introspect');
  await author.fix('returns an object, not a string', 'Return JSON.stringify(…)');
  await author.undo();
  await expect(bench.problem('returns an object, not a string')).toHaveCount(1);
  await author.fix('returns an object, not a string', 'Return JSON.stringify(…)');
  await expect(bench.verdicts.filter({ hasText: 'accept' })).toHaveCount(1);
  await expect(bench.verdicts).toHaveCount(1);

  await expect(await author.tab('Preview')).toContainText('Loaf scaler');
  await expect(await author.tab('Model')).toContainText('"loaves"');
  await author.tab('Run');
  await page.getByRole('textbox', { name: /^loaves/ }).fill('3');
  await page.getByRole('textbox', { name: /^flour/ }).fill('500');
  await author.run();
  await expect(bench.given).toHaveText('{"flour":1500}');
  expect(await author.link()).toContain('#v1.');
  await expect(await author.target('OwnPilot')).toContainText('1 of 1 tool adapted, not tried');
}

/** An extension without code: nothing runs, and what a conversion leaves to be written is not green. */
async function trams(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('Gloodata');
  await author.write(texts.TRAMS);
  await author.pane('Result');
  await author.expectNoGreen();
  await author.fix('title is empty', 'Change to "Tram board"');
  await author.fix('has the type "strng"', 'Change to "string"');
  await author.fix('ui.args shows stpo', 'Rename to "stop"');
  await expect(bench.problems).toHaveCount(0);
  await expect(bench.verdicts.first()).toContainText('accepts it');

  const preview = await author.tab('Preview');
  await expect(preview).toContainText('Departures from Harbour Square');
  await preview.getByRole('textbox', { name: /^stop/ }).fill('Mill Lane');
  await expect(preview).toContainText('"stop": "Mill Lane"');
  await expect(await author.tab('Model')).toContainText('Departures from Harbour Square');
  await expect(await author.tab('Run')).toContainText('run on its own server');
  const panel = await author.target('OwnPilot');
  await expect(panel).toContainText('1 of 1 tool to write by hand');
  const checks = page.getByRole('region', { name: 'Checks of the output' });
  await expect(checks).toContainText('This code is not written yet');
  await expect(checks.getByText('accepts it', { exact: true })).toHaveCount(0);
  await author.press(page.getByRole('button', { name: 'Open as new source' }));
  await author.expectHost('OwnPilot');
  await author.problemsTab();
  await author.expectNoGreen();
  await author.undo();
  await author.expectHost('Gloodata');
  await expect(bench.problems).toHaveCount(0);
}

/** A manifest with an action in TypeScript, which the compiler reads. */
async function watering(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('Milady / ElizaOS');
  await author.write(texts.WATERING);
  await author.file('src/index.ts', texts.WATERING_CODE);
  await author.pane('Result');
  const core = bench.verdicts.filter({ hasText: 'core 1.x' });
  await expect(core).toContainText('types do not match', { timeout: 60_000 });
  await author.fix('has no kind skil', 'Change to "skill"');
  await author.fix('version is empty', 'Change to "0.1.0"');
  await author.fix('sucess', 'Rename sucess to success');
  await expect(core).toContainText('accepts the code', { timeout: 60_000 });
  await author.fix('Milady never reads', 'Add the settings to package.json');

  await expect(await author.tab('Preview')).toContainText('Sensor token');
  await expect(await author.tab('Model')).toContainText('WATER_PLANT');
  await author.tab('Run');
  await page.getByRole('textbox', { name: /^plant/ }).fill('fern');
  await author.run();
  await expect(bench.result).toContainText('Not offered to the model');
  await page.getByLabel(/^PLANT_WATERING_SENSOR_TOKEN/).fill('token-1');
  await author.run();
  await expect(bench.given).toHaveText('Watered the fern.');
  await expect(await author.target('AnythingLLM')).toContainText('1 of 1 tool adapted, not tried');
}

/** A tool in Python: what servers refuse, then what no server calls. */
async function postcodes(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('RAGFlow');
  await author.write(texts.POSTCODES);
  await author.pane('Result');
  await author.expectNoGreen();
  await expect(bench.verdicts.filter({ hasText: 'crashes on it' })).toHaveCount(1);
  await author.fix('since v0.24 does not start', 'Import it from either path');
  await author.fix('must be a @classmethod', 'Make it a @classmethod');
  await author.fix('invoke needs goal', 'Add goal to the metadata');
  await expect(bench.problems).toHaveCount(0);
  await expect(bench.verdicts.filter({ hasText: '2026-08' })).toContainText('nothing can call it');
  await author.press(page.getByRole('button', { name: /^Load$/ }));
  await expect(page.getByText(/2026-08 starts with 1 plugin/).first()).toBeVisible(PATIENCE);

  await expect(await author.tab('Model')).toContainText('postcode_distance');
  await author.tab('Run');
  await page.getByRole('textbox', { name: /^start/ }).fill('24103');
  await page.getByRole('textbox', { name: /^goal/ }).fill('24105');
  await author.run();
  await expect(bench.given).toContainText('2 districts', PATIENCE);
  await expect(await author.target('OwnPilot')).toContainText('postcode_distance');
  await author.choose('New manifest from a template', /New extension/);
  await author.expectHost('Gloodata');
  await author.undo();
  await author.expectHost('RAGFlow');
  await expect(bench.editor).toContainText('class PostcodeDistance');
}

/** A plugin of a manifest, a server and a skill: what clients reject, skip and ignore. */
async function frost(author: Author): Promise<void> {
  const { bench, page } = author;
  await author.start('Agent Plugins');
  await author.write(texts.FROST);
  await author.file('mcp.json', texts.FROST_SERVERS);
  await author.file('skills/my-skill/SKILL.md', texts.FROST_SKILL);
  await author.move('skills/cover-plants/SKILL.md');
  await author.pane('Result');
  await author.expectNoGreen();
  await author.fix('The name "Frost Watch"', 'Rename to "frost-watch"');
  await author.expectNoGreen();
  await author.fix('plugin.json does not have descripton', 'Rename to "description"');
  await author.fix('comand is unknown', 'Rename to "command"');
  await author.fix('description is missing', 'Rename to "description"');
  await expect(bench.problems).toHaveCount(0);
  await expect(bench.verdicts.first()).toContainText('accepts it');
  for (const name of ['Preview', 'Model', 'Run'] as const)
    await expect(await author.tab(name)).toContainText(/client/);
  await expect(await author.target('OwnPilot')).toContainText('only the running server knows');
  const tabs = page.getByRole('tablist', { name: 'Files' }).getByRole('tab');
  await author.choose('New manifest from a template', /^New package/);
  await author.expectHost('OwnPilot');
  await author.undo();
  await author.pane('Source');
  await expect(tabs).toHaveText([/plugin\.json/, /mcp\.json/, /SKILL\.md/]);
}

const STORIES = {
  'OwnPilot: a tool with a key and a request': bikes,
  'AnythingLLM: a skill with its handler': loaves,
  'Gloodata: an extension': trams,
  'Milady: a manifest with an action in TypeScript': watering,
  'RAGFlow: a tool in Python': postcodes,
  'Agent Plugins: a server and a skill': frost,
};

/** The way is the same with the others; what they need besides, other files try. */
const ALWAYS = ['OwnPilot: a tool with a key and a request', 'AnythingLLM: a skill with its handler'];

for (const onPhone of [false, true])
  test.describe(onPhone ? 'on a phone' : 'at a desk', { tag: onPhone ? '@thorough' : [] }, () => {
    test.use({
      viewport: onPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: onPhone,
    });
    for (const [name, story] of Object.entries(STORIES))
      test(name, { tag: ALWAYS.includes(name) ? [] : '@thorough' }, async ({ bench }) => {
        test.slow();
        await story(new Author(bench, onPhone));
      });
  });

test.describe('by keyboard alone', { tag: '@thorough' }, () => {
  test('a tool is started, pasted, repaired and run', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    await typist.reach(page.getByRole('region', { name: 'Start' }).getByRole('button', { name: 'OwnPilot' }));
    await page.keyboard.press('Enter');
    await typist.paste(texts.BIKES);
    await typist.fix('Change to "docksidebikes"');
    await typist.fix('Change to "other"');
    await typist.fix('Rename to "description"');
    await expect(bench.verdicts.filter({ hasText: 'accepts it' })).toHaveCount(1);
    await typist.showTab('Run');
    await typist.reach(page.getByLabel(/^place/));
    await page.keyboard.type('Harbour Square');
    await page.keyboard.press('Control+Enter');
    await expect(bench.result).toBeVisible();
  });

  test('an extension is repaired, and the last fix is undone', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    await typist.reach(page.getByRole('region', { name: 'Start' }).getByRole('button', { name: 'Gloodata' }));
    await page.keyboard.press('Enter');
    await typist.paste(texts.TRAMS);
    await typist.fix('Change to "Tram board"');
    await typist.fix('Change to "string"');
    await typist.fix('Rename to "stop"');
    await expect(bench.problems).toHaveCount(0);
    await typist.reach(bench.editor, 'Shift+Tab');
    await page.keyboard.press('Control+z');
    await expect(bench.problem('stpo')).toHaveCount(1);
    await typist.fix('Rename to "stop"');
    await typist.showTab('Convert');
    await expect(page.getByRole('tabpanel', { name: 'Convert' })).toContainText(
      '1 of 1 tool to write by hand',
    );
  });

  test('a tool in Python comes from the menu New, and is repaired', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    await typist.reach(page.getByRole('button', { name: 'New manifest from a template' }));
    await typist.choose(/in Python/);
    await typist.paste(texts.POSTCODES);
    await typist.fix('Import it from either path');
    await typist.fix('Make it a @classmethod');
    await typist.fix('Add goal to the metadata');
    await expect(bench.problems).toHaveCount(0);
    await typist.showTab('Model');
    await expect(page.getByRole('tabpanel', { name: 'Model' })).toContainText('postcode_distance');
  });

  test('a skill of two files is repaired and run', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    await typist.reach(
      page.getByRole('region', { name: 'Start' }).getByRole('button', { name: 'AnythingLLM' }),
    );
    await page.keyboard.press('Enter');
    await typist.paste(texts.LOAVES);
    await typist.fix('Add "imported": true');
    await typist.fix('Change to "skill-1.0.0"');
    await typist.fix('Rename to "loaves"');
    await typist.file('handler.js', texts.LOAVES_HANDLER);
    await typist.fix('Change to introspect');
    await typist.fix('Return JSON.stringify(…)');
    await expect(bench.verdicts.filter({ hasText: 'accept' })).toHaveCount(1);
    await typist.showTab('Run');
    await typist.reach(page.getByRole('textbox', { name: /^loaves/ }));
    await page.keyboard.type('3');
    await typist.reach(page.getByRole('textbox', { name: /^flour/ }));
    await page.keyboard.type('500');
    await page.keyboard.press('Control+Enter');
    await expect(bench.given).toHaveText('{"flour":1500}');
  });

  test('a manifest gets an action in a new file, and both are repaired', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    await typist.reach(page.getByRole('region', { name: 'Start' }).getByRole('button', { name: /^Milady/ }));
    await page.keyboard.press('Enter');
    await typist.paste(texts.WATERING);
    await typist.fix('Change to "skill"');
    await typist.fix('Change to "0.1.0"');
    await typist.file('src/index.ts', texts.WATERING_CODE);
    await typist.fix('Rename sucess to success');
    await expect(bench.verdicts.filter({ hasText: 'core 1.x' })).toContainText('accepts the code', PATIENCE);
    await typist.showTab('Run');
    await typist.reach(page.getByRole('textbox', { name: /^plant/ }));
    await page.keyboard.type('fern');
    await typist.reach(page.getByLabel(/^PLANT_WATERING_SENSOR_TOKEN/));
    await page.keyboard.type('token-1');
    await page.keyboard.press('Control+Enter');
    await expect(bench.given).toHaveText('Watered the fern.');
  });

  test('a plugin of three files is repaired', async ({ bench, page }) => {
    const typist = new Typist(bench);
    await bench.open();
    const start = page.getByRole('region', { name: 'Start' });
    await typist.reach(start.getByRole('button', { name: 'Agent Plugins' }));
    await page.keyboard.press('Enter');
    await typist.paste(texts.FROST);
    await typist.fix('Rename to "frost-watch"');
    await typist.fix('Rename to "description"');
    await typist.file('mcp.json', texts.FROST_SERVERS);
    await typist.fix('Rename to "command"');
    await expect(bench.problem('comand is unknown')).toHaveCount(0);
    await expect(bench.verdicts.first()).toBeVisible();
  });
});
