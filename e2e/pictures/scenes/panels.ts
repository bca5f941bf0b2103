// The hosts' panels: releases, themes, more contrast, and what a person does in them.

import { hosts } from '../../../src/hosts/registry.ts';
import { FERRY, fillKite, KITES } from '../../preview-manifests.ts';
import { scene, type Stage, type Scene } from '../stage.ts';

function sampleOf(hostId: string, id: string): string {
  const samples = hosts.find((host) => host.id === hostId)?.samples;
  const found = samples?.find((sample) => sample.id === id);
  if (!found) throw new Error(`${hostId} has no sample ${id}`);
  return found.text;
}

interface Use {
  readonly name: string;
  readonly do: (stage: Stage) => Promise<void>;
}

const press = (name: string, within = '[role=tabpanel]'): Use => ({
  name,
  do: async ({ page }) => {
    await page.locator(within).getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(250);
  },
});

const filled: Use = { name: 'filled', do: ({ page }) => fillKite(page) };

const saveSkill: Use = {
  name: 'saved',
  do: async ({ page }) => {
    await page.locator('[data-panel="config"] input').last().fill('key');
    await page.locator('[data-panel="config"]').getByRole('button', { name: 'Save' }).click();
    await page.locator('[data-toast]').first().waitFor();
    await page.locator('[data-toast]').first().hover();
  },
};

const openList: Use = {
  name: 'list',
  do: ({ page }) => page.locator('[data-panel="selector"]').getByRole('combobox').click(),
};

const chooseTool: Use = {
  name: 'chosen',
  do: ({ page }) => page.locator('[data-panel="selector"]').getByRole('option').first().click(),
};

const CALCULATOR = { ...FERRY, name: 'calculator', displayName: 'Calculator' };

interface Shown {
  readonly id: string;
  readonly text: string;
  readonly release?: string;
  readonly uses: readonly Use[];
}

const SHOWN: readonly Shown[] = [
  {
    id: 'ownpilot',
    text: sampleOf('ownpilot', 'good'),
    release: '0.8.3',
    uses: [press('Security'), press('Edit'), press('Remove')],
  },
  {
    id: 'ownpilot',
    text: sampleOf('ownpilot', 'key'),
    release: '2026-02',
    uses: [press('Services'), press('Create'), press('Uninstall')],
  },
  { id: 'anythingllm', text: sampleOf('anythingllm', 'good'), uses: [saveSkill, press('Manage skill')] },
  { id: 'gloodata', text: JSON.stringify(KITES, null, 2), uses: [filled, press('Close the tile')] },
  { id: 'elizaos', text: sampleOf('elizaos', 'good'), uses: [press('Check every field')] },
  { id: 'ragflow', text: JSON.stringify([FERRY, CALCULATOR]), release: '0.19', uses: [openList, chooseTool] },
];

/** The theme in which each use is shown is the page's; every theme is shown once, and the palette of more contrast. */
export const panelScenes: readonly Scene[] = SHOWN.map(({ id, text, release, uses }) =>
  scene(`panel ${id}${release === undefined ? '' : ` ${release}`}`, async (stage) => {
    const { page } = stage;
    await stage.open();
    await page.getByLabel('Host', { exact: true }).selectOption(id);
    await stage.paste(text);
    await stage.tab('Preview');
    if (release !== undefined) await page.getByLabel('Release', { exact: true }).selectOption(release);
    await page.locator('[data-panel]').first().waitFor();
    await stage.shoot('at first');
    for (const use of uses) {
      await use.do(stage);
      await stage.shoot(use.name);
    }
    const picker = page.getByRole('combobox', { name: 'Theme' });
    const themes = await picker.getByRole('option').allTextContents();
    for (const theme of themes) {
      await picker.selectOption({ label: theme });
      await stage.shoot(theme);
    }
    await page.emulateMedia({ contrast: 'more' });
    await stage.shoot('more contrast');
    await page.emulateMedia({ contrast: null });
  }),
);
