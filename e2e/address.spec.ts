// A plugin from an address: asked for only after a yes, and never at the price of what is open. Answers are played in
// the browser, in the shape in which GitHub and npm give them; contents are our own.

import { expect, type Page } from 'playwright/test';
import { blob, tarballOf, test } from './address/playing.ts';
import { Workbench } from './workbench.ts';

const API = 'https://api.github.com/repos/harbour/tools/git/trees/';
const RAW = 'https://raw.githubusercontent.com/harbour/tools/';

const SKILL = JSON.stringify({ id: 'tide-times', name: 'Tide Times', tools: [] }, null, 2);
const PLUGIN = JSON.stringify(
  {
    active: true,
    hubId: 'tide',
    name: 'Tide',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'd',
    entrypoint: { file: 'handler.js', params: {} },
    examples: [],
  },
  null,
  2,
);
const HANDLER = "module.exports.runtime = { handler: async () => 'high' };\n";

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open from an address' });
const open = (page: Page) => dialog(page).getByRole('button', { name: 'Open', exact: true }).click();

test('a folder of a repository opens after a yes, with the files of its plugin', async ({
  page,
  asked,
  play,
}) => {
  play({
    [`${API}main?recursive=1`]: {
      json: {
        tree: [
          blob('README.md'),
          blob('skills/tide/plugin.json'),
          blob('skills/tide/handler.js'),
          blob('skills/tide/bild ä.png'),
          blob('skills/tide/lib/größe maß.js'),
          { path: 'skills/tide/link.js', mode: '120000', type: 'blob', size: 9 },
          { path: 'skills/tide/sub', mode: '160000', type: 'commit' },
          blob('skills/other/plugin.json'),
        ],
      },
    },
    [`${RAW}main/skills/tide/plugin.json`]: { body: PLUGIN },
    [`${RAW}main/skills/tide/handler.js`]: { body: HANDLER },
    [`${RAW}main/skills/tide/lib/gr%C3%B6%C3%9Fe%20ma%C3%9F.js`]: { body: 'module.exports = 1;\n' },
  });
  const bench = new Workbench(page);
  await bench.open('#gh=harbour/tools/skills/tide@main');
  await expect(dialog(page)).toContainText('api.github.com');
  await expect(dialog(page)).toContainText('cdn.jsdelivr.net');
  expect(asked).toEqual([]);
  await open(page);
  await expect(page.getByRole('tab', { name: /handler\.js/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /größe maß\.js/ })).toBeVisible();
  await expect(
    page.getByText('Opened plugin.json with 2 other files. 2 links and submodules are left out.'),
  ).toBeVisible();
  expect(asked).toHaveLength(4);
});

test('of several plugins a person chooses one', async ({ page, play }) => {
  const tree = ['a', 'b/deep/er'].flatMap((folder) => [
    blob(`${folder}/plugin.json`),
    blob(`${folder}/handler.js`),
  ]);
  const more = Array.from({ length: 3000 }, (_, at) => blob(`docs/page ${String(at)}.md`));
  play({
    [`${API}HEAD?recursive=1`]: { json: { tree: [...tree, ...more, blob('a/data.json', 5_000_000)] } },
    [`${RAW}HEAD/a/handler.js`]: { body: HANDLER },
    [`${RAW}HEAD/b/deep/er/plugin.json`]: { body: PLUGIN },
    [`${RAW}HEAD/b/deep/er/handler.js`]: { body: HANDLER },
  });
  const bench = new Workbench(page);
  await bench.open();
  await ask(bench, 'harbour/tools');
  await dialog(page).getByRole('button', { name: 'tools/b/deep/er/plugin.json' }).click();
  await expect(bench.fileTab('handler.js')).toBeVisible();
  await page.getByRole('button', { name: 'Show 3,003 more files' }).click();
  await expect(dialog(page)).toContainText('This plugin is from harbour/tools/b/deep/er');
  await dialog(page).getByRole('textbox', { name: 'Find a file' }).fill('a/hand');
  await dialog(page).getByRole('button', { name: 'Open tools/a/handler.js' }).click();
  await page.keyboard.press('Escape');
  await expect(bench.fileTab('tools/a/handler.js')).toBeVisible();
});

test('where GitHub answers no more, the mirror is asked', async ({ page, asked, play }) => {
  const mirror = 'gh/harbour/tools@v1';
  play({
    [`${API}v1?recursive=1`]: { status: 403, headers: { 'x-ratelimit-remaining': '0' }, body: '{}' },
    [`https://data.jsdelivr.com/v1/packages/${mirror}?structure=flat`]: {
      json: {
        files: [
          { name: '/plugin.json', size: 9 },
          { name: '/handler.js', size: 9 },
        ],
      },
    },
    [`https://cdn.jsdelivr.net/${mirror}/plugin.json`]: { body: PLUGIN },
    [`https://cdn.jsdelivr.net/${mirror}/handler.js`]: { body: HANDLER },
  });
  const bench = new Workbench(page);
  await bench.open('#gh=harbour/tools@v1');
  await open(page);
  await expect(bench.fileTab('handler.js')).toBeVisible();
  expect(asked).toHaveLength(4);
});

test('a package of npm opens from its tarball', async ({ page, play }) => {
  const registry = 'https://registry.npmjs.org';
  const tarball = `${registry}/@harbour/tide/-/tide-1.2.0.tgz`;
  const files = {
    'package/package.json': '{"name":"@harbour/tide"}',
    'package/plugin.json': PLUGIN,
    'package/handler.js': HANDLER,
  };
  play({
    [`${registry}/@harbour/tide/latest`]: { json: { version: '1.2.0', dist: { tarball } } },
    [tarball]: { body: tarballOf(files) },
  });
  const bench = new Workbench(page);
  await bench.open('#npm=@harbour/tide');
  await open(page);
  await expect(bench.fileTab('handler.js')).toBeVisible();
  await expect(bench.path).toHaveValue('tide/plugin.json');
});

test('a gist costs one request', async ({ page, asked, play }) => {
  const id = '0123456789abcdef0123';
  play({
    [`https://api.github.com/gists/${id}`]: {
      json: { files: { a: { filename: 'skill.json', content: SKILL, truncated: false } } },
    },
  });
  const bench = new Workbench(page);
  await bench.open();
  await ask(bench, `https://gist.github.com/me/${id}`);
  await expect(page.getByText('Opened skill.json.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an address that is pasted is offered, and one with a key is not remembered', async ({
  page,
  play,
  asked,
}) => {
  const address = 'https://files.example/skill.json?token=tk_1234567890';
  play({ [address]: { body: SKILL } });
  const bench = new Workbench(page);
  await bench.open();
  await bench.editor.click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), address);
  await page.keyboard.press('Control+v');
  await expect(dialog(page)).toContainText('The address may hold a key, so it is not remembered.');
  expect(asked).toEqual([]);
  await open(page);
  await expect(page.getByText('Opened skill.json.')).toBeVisible();
  expect(await bench.text()).toBe(SKILL);
  await bench.choose(/^File$/, 'Open from an address …');
  await expect(dialog(page)).not.toContainText('This plugin is from');
  await page.keyboard.press('Escape');
  // In the editor of one's own work an address is text.
  await page.evaluate((text) => navigator.clipboard.writeText(text), address);
  await bench.editor.click();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('You pasted an address.')).toBeVisible();
});

test('what came from an address is compared with it, and loaded again', async ({ page, play }) => {
  const address = 'https://files.example/skill.json';
  play({ [address]: { body: SKILL } });
  const bench = new Workbench(page);
  await bench.open(`#url=${encodeURIComponent(address)}`);
  await open(page);
  await expect(page.getByText('Opened skill.json.')).toBeVisible();
  await bench.paste(SKILL.replace('Tide Times', 'Ebb'));
  await page.reload();
  await expect(bench.editor).toContainText('Ebb');
  await bench.choose(/^File$/, 'Open from an address …');
  await dialog(page).getByRole('button', { name: 'Compare' }).click();
  await expect(dialog(page).getByRole('region', { name: 'skill.json here' })).toHaveText(/"name": "Ebb"/);
  await expect(dialog(page).getByRole('region', { name: 'skill.json at the address' })).toHaveText(
    /"name": "Tide Times"/,
  );
  await page.keyboard.press('Escape');
  await bench.choose(/^File$/, 'Open from an address …');
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await expect(bench.editor).toContainText('Tide Times');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.editor).toContainText('Ebb');
});

test('a link and a badge can lead to the address instead of holding the text', async ({ page, play }) => {
  const fragment = `#url=${encodeURIComponent('https://files.example/skill.json')}`;
  play({ 'https://files.example/skill.json': { body: SKILL } });
  const bench = new Workbench(page);
  await bench.open(fragment);
  await open(page);
  await expect(page.getByText('Opened skill.json.')).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const link = sheet.getByLabel('Link', { exact: true });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(link).toHaveValue(/#v1\./);
  await expect(sheet).toContainText('without your changes');
  await sheet.getByRole('checkbox', { name: /^Lead to https:\/\/files\.example\/skill\.json/ }).check();
  expect(new URL(await link.inputValue()).hash).toBe(fragment);
  await sheet.getByRole('button', { name: /^Copy badge/ }).click();
  const badge = await page.evaluate(() => navigator.clipboard.readText());
  expect(badge).toContain(`badges/check.svg)](${await link.inputValue()})`);
});

test('Stop leaves what was open, and nothing more is asked', async ({ page, play }) => {
  play({
    [`${API}HEAD?recursive=1`]: { json: { tree: [blob('plugin.json'), blob('handler.js')] } },
    [`${RAW}HEAD/plugin.json`]: { body: PLUGIN },
    [`${RAW}HEAD/handler.js`]: { hangs: true },
  });
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(SKILL);
  await ask(bench, 'harbour/tools');
  await expect(dialog(page)).toContainText('1 of 2 files');
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await bench.text()).toBe(SKILL);
});

const FILE = 'https://files.example/plugin.zip';

test('what fails is said in one sentence, and what was open stays', async ({ page, play, asked }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(SKILL);
  for (const [answer, message] of [
    [{ status: 404 }, 'files.example has nothing at this address, or it is private.'],
    [{ status: 401 }, 'files.example refuses to give this (401).'],
    [{ status: 429 }, 'files.example answers no more requests for now.'],
    [{ status: 500 }, 'files.example failed: it answered with status 500.'],
    [{ status: 302, headers: { location: 'https://elsewhere.example/' } }, 'files.example gave no answer.'],
    [
      { headers: { 'access-control-allow-origin': 'https://files.example' }, body: 'x' },
      'files.example gave no answer.',
    ],
    [{ headers: { 'content-type': 'text/html' }, body: '<p>' }, 'This address leads to a web page'],
    [{ body: 'PK\u0003\u0004 no more' }, 'plugin.zip is not a zip file that can be read.'],
    [{ body: Buffer.alloc(20_000_001) }, 'The answer is longer than 20 MB.'],
  ] as const) {
    play({ [FILE]: answer });
    asked.length = 0;
    await ask(bench, FILE);
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await expect(dialog(page).getByRole('alert')).toContainText('What was open is still there.');
    expect(asked).toEqual([FILE]);
    await page.keyboard.press('Escape');
  }
  expect(await bench.text()).toBe(SKILL);
});

test('an address without encryption, in a local network or with a password is never asked', async ({
  page,
  asked,
  play,
}) => {
  play({});
  const bench = new Workbench(page);
  await bench.open();
  for (const [address, why] of [
    ['http://files.example/a.json', 'Only https addresses can be reached.'],
    ['https://192.168.0.1/a.json', 'local networks'],
    ['https://me:pw@files.example/a.json', 'user name or password'],
  ] as const) {
    await ask(bench, address);
    await expect(dialog(page).getByRole('alert')).toContainText(why);
    await page.keyboard.press('Escape');
  }
  expect(asked).toEqual([]);
});

/** Types an address into the dialog and says yes. */
async function ask(bench: Workbench, address: string): Promise<void> {
  await bench.choose(/^File$/, 'Open from an address …');
  await bench.page.getByRole('textbox', { name: /^Address of/ }).fill(address);
  await open(bench.page);
}

test('links for documentation open a template or a sample', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open('?host=ragflow&new');
  await expect(bench.editor).toContainText('LLMToolPlugin');
  await bench.open('?sample=ownpilot/broken&release=newest');
  await expect(bench.releasePicker).toHaveValue('0.8.3');
});
