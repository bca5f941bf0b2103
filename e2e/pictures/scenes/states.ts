// States of the page: empty, unknown, broken, refused by the network, opened by a link, embedded, offline.

import { scene, type Stage, type Scene } from '../stage.ts';

const BROKEN = '{"ns": "harbour", "title": "Harbour watch", "tools": {"a": {"title": "A"},';
const UNKNOWN = '{"colour": "red", "sizes": [1, 2]}';
const OTHER = '{"manifest_version": 3, "name": "An extension", "version": "1.0", "permissions": []}';
const FRAGMENT = '{"type": "function", "name": "find", "description": "Finds", "code": "return 1;"}';

async function tabsOf(stage: Stage, name: string): Promise<void> {
  await stage.shoot(`${name}, source`, 'source');
  await stage.shoot(`${name}, problems`);
  await stage.tab('Convert');
  await stage.shoot(`${name}, convert`);
  await stage.tab('Problems');
}

/** The address of what is open, as Ctrl+S copies it. */
async function linkOf({ page }: Stage): Promise<string> {
  await page.keyboard.press('Control+s');
  await page.waitForTimeout(500);
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
}

export const stateScenes: readonly Scene[] = [
  scene('text', async (stage) => {
    await stage.open();
    await tabsOf(stage, 'at first');
    await stage.paste('');
    await tabsOf(stage, 'none');
    for (const [name, text] of Object.entries({ BROKEN, UNKNOWN, OTHER, FRAGMENT })) {
      await stage.paste(text);
      await tabsOf(stage, name.toLowerCase());
    }
    await stage.page.getByLabel('Host', { exact: true }).selectOption('anythingllm');
    await stage.checked();
    await tabsOf(stage, 'host by choice');
  }),
  scene('crash', async (stage) => {
    await stage.open();
    await stage.paste('{"hubId": "a", "active": true, "setup_args": {}, "entrypoint": {"params": {}}}');
    await stage.page.getByLabel('Host', { exact: true }).selectOption('anythingllm');
    await stage.checked();
    await stage.tab('Preview');
    await stage.shoot('of the host');
  }),
  scene('notice', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.choose('Samples', 'Trail planner');
    await stage.checked();
    await stage.shoot('sample', 'over');
    const hash = await linkOf(stage);
    await stage.shoot('link copied', 'over');
    await stage.paste('{"ns": "mine", "title": "My own work", "tools": {}}');
    await stage.open(hash);
    await stage.shoot('link opened', 'over');
    await stage.open(hash.slice(0, -60));
    await stage.shoot('link damaged', 'over');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{}'], 'a.json'));
      dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
    });
    await stage.shoot('drop', 'over');
  }),
  scene('embedded', async (stage) => {
    await stage.open();
    await stage.sample('Allotment planner with mistakes');
    const hash = await linkOf(stage);
    await stage.open(`?embed${hash}`);
    await stage.shoot('source', 'source');
    await stage.shoot('problems');
    await stage.tab('Preview');
    await stage.shoot('preview');
    await stage.page.goto('about:blank');
    await stage.open(`?embed${hash}`);
    await stage.shoot('again', 'over');
  }),
  scene('no compiler', async (stage) => {
    await stage.page.route(/\/engines\//, (route) => route.abort());
    await stage.open();
    await stage.choose('Samples', 'Harbour bell, TypeScript');
    await stage.page.getByRole('button', { name: 'Retry' }).waitFor();
    await stage.checked();
    await stage.shoot('source', 'source');
    await stage.shoot('problems');
    for (const tab of ['Preview', 'Run', 'Convert'] as const) {
      await stage.tab(tab);
      await stage.shoot(tab.toLowerCase());
    }
  }),
  scene('not loaded', async (stage) => {
    await stage.page.route(/\/assets\/(?:PreviewTab|RunTab|ConvertTab)-/, (route) => route.abort());
    await stage.open();
    await stage.sample('Trail planner');
    for (const tab of ['Preview', 'Run', 'Convert'] as const) {
      await stage.tab(tab);
      await stage.shoot(tab.toLowerCase());
    }
    await stage.page.route(/\/assets\/create-/, (route) => route.abort());
    await stage.page.reload();
    await stage.page.getByText('The editor could not be loaded.').waitFor();
    await stage.shoot('editor', 'source');
  }),
  scene(
    'offline',
    async (stage) => {
      await stage.page.goto('about:blank');
      await stage.open();
      await stage.page.getByText('Ready to work offline.').waitFor({ timeout: 60_000 });
      await stage.shoot('ready', 'over');
      // A worker from another address is to a browser what a changed one is: it waits for its turn.
      await stage.page.evaluate(() => navigator.serviceWorker.register('./offline.js?next'));
      await stage.page.getByText('A new version of Plugbench is ready.').waitFor({ timeout: 60_000 });
      await stage.shoot('new version', 'over');
    },
    'allow',
  ),
];
