// The settings panel of AnythingLLM and the pages of OwnPilot, used as a person would, in both themes and on a phone.

import type { Page } from 'playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const LIGHTS = {
  active: true,
  hubId: 'deck-lights',
  name: 'deckLights',
  schema: 'skill-1.0.0',
  version: '1.0.0',
  description: 'Turns deck lights on and off',
  author: '@quay',
  author_url: 'https://example.org',
  setup_args: {
    LAMP_HOST: {
      type: 'string',
      required: true,
      input: { type: 'text', placeholder: '10.0.0.4', hint: 'Of the bridge' },
    },
    LEVEL: { type: 'number', input: { type: 'number', default: '40' } },
  },
  entrypoint: { file: 'handler.js', params: { deck: { description: 'Which deck', type: 'string' } } },
  examples: [],
};

const BUOYS = {
  id: 'buoys',
  name: 'Buoys',
  version: '1.0.0',
  description: 'Asks buoys for their readings',
  category: 'data',
  required_services: [
    {
      name: 'buoy_net',
      display_name: 'Buoy Net',
      category: 'api',
      config_schema: [
        { name: 'token', label: 'Token', type: 'secret', required: true },
        { name: 'base', label: 'Base URL', type: 'url', description: 'Of your own server' },
        { name: 'tries', label: 'Tries', type: 'number' },
        { name: 'metric', label: 'Metric units', type: 'boolean' },
      ],
    },
  ],
  tools: [
    {
      name: 'buoys_read',
      description: 'Reads one buoy.',
      parameters: { type: 'object', properties: {} },
      code: "return { content: { base: await config.get('buoy_net', 'base'), token: (await config.get('buoy_net', 'token')) !== null } };",
    },
  ],
};

async function preview(bench: Workbench, value: unknown): Promise<void> {
  await bench.open();
  await bench.paste(JSON.stringify(value, null, 2));
  await bench.page.getByRole('tab', { name: 'Preview' }).click();
}

const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`);

test.describe('AnythingLLM', () => {
  test('Save shows after a change, and says what is missing or of the wrong type', async ({
    bench,
    page,
  }) => {
    await preview(bench, LIGHTS);
    const config = panel(page, 'config');
    await expect(panel(page, 'row')).toHaveText(/Deck lights\s*On/);
    await expect(config.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await config.getByLabel('LEVEL').fill('50');
    await config.getByRole('button', { name: 'Save' }).click();
    const toasts = page.getByRole('status');
    await expect(toasts.getByText('LAMP_HOST is required to have a value.')).toBeVisible();
    await expect(toasts.getByText('LEVEL must be of type number.')).toBeVisible();
  });

  test('what the host would write goes to the source as one edit', async ({ bench, page }) => {
    const { LEVEL: _, ...setup_args } = LIGHTS.setup_args;
    await preview(bench, { ...LIGHTS, setup_args });
    const config = panel(page, 'config');
    await config.getByLabel('LAMP_HOST').fill('10.0.0.9');
    await config.getByRole('button', { name: 'Save' }).click();
    await config.getByRole('checkbox', { name: 'Skill is on' }).press('Space');
    await expect(panel(page, 'row')).toHaveText(/Deck lights\s*Off/);
    await page.getByRole('button', { name: 'Apply to the source' }).click();
    await expect(page.getByRole('button', { name: 'Apply to the source' })).toHaveCount(0);
    await expect(config.getByLabel('LAMP_HOST')).toHaveValue('10.0.0.9');
    const written = JSON.parse(await bench.text()) as typeof LIGHTS;
    expect(written.active).toBe(false);
    expect(written.setup_args.LAMP_HOST).toMatchObject({ value: '10.0.0.9', type: 'string' });
  });

  test(
    'what was saved is still there after another tab was open',
    { tag: '@thorough' },
    async ({ bench, page }) => {
      const { LEVEL: _, ...setup_args } = LIGHTS.setup_args;
      await preview(bench, { ...LIGHTS, setup_args });
      await panel(page, 'config').getByLabel('LAMP_HOST').fill('10.0.0.9');
      await panel(page, 'config').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('tab', { name: /^Problems/ }).click();
      await expect(panel(page, 'config')).toHaveCount(0);
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(panel(page, 'config').getByLabel('LAMP_HOST')).toHaveValue('10.0.0.9');
      await expect(page.getByRole('button', { name: 'Apply to the source' })).toBeVisible();
    },
  );

  test('the source and the panel show each other', { tag: '@thorough' }, async ({ bench, page }) => {
    await preview(bench, LIGHTS);
    const config = panel(page, 'config');
    await bench.source.getByText('"LAMP_HOST"').first().click();
    await expect(config.getByLabel('LAMP_HOST')).toHaveClass(/marked/);
    await config.getByRole('link', { name: '@quay' }).focus();
    await expect(config.locator('.marked').first()).toContainText('@quay');
  });
});

test.describe('OwnPilot', () => {
  test('an entry of the Config Center is what a run reads', async ({ bench, page }) => {
    await preview(bench, BUOYS);
    const form = panel(page, 'configure-0');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toContainText('Token is required');
    await form.getByRole('textbox', { name: 'Token' }).fill('buoy-secret-1');
    await form.getByLabel('Base URL').fill('nowhere');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toContainText('Base URL must be a valid URL');
    await form.getByLabel('Base URL').fill('https://buoys.example');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
    const ours = page.getByRole('region', { name: 'Added by Plugbench' });
    await expect(ours).toContainText('https://buoys.example');
    await expect(ours).not.toContainText('buoy-secret-1');
    await page.getByRole('tab', { name: 'Run' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByLabel('Sent to the model', { exact: true })).toContainText(
      '{"base":"https://buoys.example","token":true}',
    );
  });

  test('a secret is shown only when asked for', async ({ bench, page }) => {
    await preview(bench, BUOYS);
    const form = panel(page, 'configure-0');
    await expect(form.getByRole('textbox', { name: 'Token' })).toHaveAttribute('type', 'password');
    await form.getByRole('button', { name: /show/i }).click();
    await expect(form.getByRole('textbox', { name: 'Token' })).toHaveAttribute('type', 'text');
  });

  test('card and dialog: disable, services, remove', { tag: '@thorough' }, async ({ bench, page }) => {
    await preview(bench, BUOYS);
    const detail = panel(page, 'detail');
    await detail.getByRole('button', { name: 'Disable' }).click();
    await expect(panel(page, 'card')).toContainText('disabled');
    await detail
      .getByRole('tab', { name: 'Services' })
      .or(detail.getByRole('button', { name: 'Services' }))
      .click();
    await expect(page.locator('[data-panel="services"]')).toContainText('Buoy Net');
  });
});

test(
  'tools have their cost in tokens, and remarks lead to their source',
  { tag: '@thorough' },
  async ({ bench }) => {
    const [read] = BUOYS.tools;
    const erase = { ...read, name: 'buoys_erase', description: 'Erases the readings of a buoy.' };
    await preview(bench, { ...BUOYS, tools: [read, erase] });
    await bench.showTab('Model');
    const { page } = bench;
    await expect(page.getByText(/^2 tools take about \d+ tokens of every request/)).toBeVisible();
    await expect(
      page.getByRole('article', { name: /buoys_erase/ }).getByText(/^about \d+ tokens$/),
    ).toBeVisible();
    const remarks = page.getByRole('list', { name: 'Remarks on the tools' }).getByRole('listitem');
    await expect(remarks).toHaveCount(1);
    await expect(remarks).toContainText('buoys_erase seems to delete something, and no one is asked first.');
    await remarks.getByRole('button', { name: 'Show in the source' }).click();
    await bench.source.getByRole('textbox', { name: /^Manifest text/ }).focus();
    expect(await bench.selected()).toContain('"name": "buoys_erase"');
  },
);
