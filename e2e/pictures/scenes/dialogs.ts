// Dialogs, menus, and what lies over the page.

import { hosts } from '../../../src/hosts/registry.ts';
import { packageOf } from '../../workbench.ts';
import { scene, type Scene } from '../stage.ts';

/** Made up; it only looks like a key. */
const KEY = `sk-${'proj'}-${'A1b2C3d4'.repeat(4)}`;

export const dialogScenes: readonly Scene[] = [
  scene('menu', async (stage) => {
    await stage.open();
    for (const menu of ['Samples', 'New manifest from a template', 'File']) {
      await stage.page.getByRole('button', { name: menu, exact: true }).click();
      await stage.shoot(menu, 'over');
      await stage.page.keyboard.press('Escape');
    }
  }),
  scene('dialog', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.choose('File', 'History …');
    await page.getByText('Earlier plugins appear here.').waitFor();
    await stage.shoot('history, empty', 'over');
    await page.keyboard.press('Escape');
    await stage.press('Keyboard shortcuts');
    await stage.shoot('keys', 'over');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
    await stage.shoot('commands', 'over');
    await page.keyboard.press('Escape');
    await stage.sample('Trail planner');
    await stage.choose('File', 'New file beside the manifest …');
    await stage.shoot('new file', 'over');
    await page.keyboard.press('Escape');
    for (const title of [
      'Harbour watch',
      'A title that is longer than most others are in a history of work',
    ]) {
      await stage.paste(JSON.stringify({ ns: 'harbour', title, tools: {} }));
      await page.waitForTimeout(1500);
      await stage.sample('Tide tables');
    }
    await stage.choose('File', 'History …');
    await page.getByRole('list', { name: 'History' }).waitFor();
    await stage.shoot('history', 'over');
    await page.keyboard.press('Escape');
    await stage.press('Compare');
    await stage.shoot('older version', 'over');
  }),
  scene('dialog share', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.sample('Trail planner');
    await stage.press('Share');
    await page.getByText('Copy Markdown').waitFor();
    await stage.shoot('link', 'over');
    await page.keyboard.press('Escape');
    await stage.paste(packageOf(`return '${KEY}';`));
    await stage.press('Share');
    await page.getByRole('alert').waitFor();
    await stage.shoot('key', 'over');
  }),
  scene('dialog report', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.paste(packageOf(`return '${KEY}';`, { name: 'Trial tool' }));
    await page.getByText('Evidence').first().click();
    // On a phone the pane with the button is in front.
    await stage.shoot('buttons');
    await page.getByRole('button', { name: 'Report, or link to this problem' }).first().click();
    await page.getByRole('region', { name: 'Report' }).waitFor();
    await stage.shoot('problem', 'over');
    await page.keyboard.press('Escape');
    await stage.sample('Trail planner');
    await page.getByRole('tab', { name: 'Run' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Report this run' }).waitFor();
    await stage.shoot('after a run');
    await page.getByRole('button', { name: 'Report this run' }).click();
    await page.getByRole('region', { name: 'Report' }).waitFor();
    await stage.shoot('run', 'over');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Convert' }).click();
    await page.getByRole('radio', { name: /^RAGFlow/ }).check();
    await page.getByRole('button', { name: 'Report this conversion' }).click();
    await page.getByRole('region', { name: 'Report' }).waitFor();
    await stage.shoot('conversion', 'over');
  }),
  scene('dialog address', async (stage) => {
    const { page } = stage;
    await stage.open();
    await stage.choose('File', 'Open from an address …');
    await page.getByRole('textbox', { name: /^Address of/ }).fill('harbour/tools/skills/tide@main');
    await stage.shoot('asked', 'over');
    await page.getByRole('textbox', { name: /^Address of/ }).fill('https://192.168.0.1/skill.json');
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await stage.shoot('refused', 'over');
  }),
  scene('dialog schema', async (stage) => {
    for (const { id, samples } of hosts) {
      const sample = samples.find(({ kind, path }) => kind === 'good' && path?.endsWith('.json') === true);
      if (!sample) continue;
      await stage.open();
      await stage.sample(sample.label);
      await stage.press('Schema');
      await stage.shoot(id, 'over');
    }
  }),
];
