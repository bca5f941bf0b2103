// Manifests that say a thing twice where others say it once: no tab of the page crashes on one.

import { expect, test, type Workbench } from './workbench.ts';

type Files = Readonly<Record<string, string>>;

const twice = <T>(value: T): T[] => [value, value];

const OWNPILOT = {
  id: 'repeats',
  name: 'Repeats',
  version: '1.0.0',
  description: 'Everything twice',
  icon: '🔁',
  tags: twice('same'),
  keywords: twice('same'),
  permissions: twice('network'),
  system_prompt: 'Use some_tool and some_tool, send_email and send_email.',
  tools: twice({
    name: 'some_tool',
    description: 'Does it again.',
    permissions: twice('network'),
    parameters: {
      type: 'object',
      properties: { word: { type: 'string', examples: twice('again'), enum: undefined } },
      required: twice('word'),
    },
    code: "await config.get('harbour', 'key'); await config.get('harbour', 'other'); return { content: 'done' };",
  }),
  triggers: twice({ name: 'daily', type: 'schedule', config: { cron: '0 9 * * *' } }),
  required_services: twice({
    name: 'harbour',
    display_name: 'Harbour',
    config_schema: twice({
      name: 'key',
      label: 'Key',
      type: 'select',
      options: twice({ value: 'a', label: 'A' }),
    }),
  }),
};

const ELIZAOS = {
  id: 'repeats',
  name: 'Repeats',
  version: '1.0.0',
  description: 'Everything twice',
  tags: twice('same'),
  dependencies: twice('other'),
  requiredSecrets: twice('REPEATS_API_KEY'),
  optionalSecrets: twice('REPEATS_API_KEY'),
  actions: twice('AGAIN'),
  configSchema: {
    type: 'object',
    properties: { REPEATS_API_KEY: { type: 'string', enum: twice('a') } },
    required: twice('REPEATS_API_KEY'),
  },
};

const ACTION = `{ name: 'AGAIN', description: 'Does it again', examples: [], validate: async () => true,
  handler: async () => ({ success: true, text: 'done' }) }`;

const INDEX = `const again = ${ACTION};
export const plugin = { name: 'repeats', description: 'd', actions: [again, again, { ...again, name: 'OTHER' }, ${ACTION}, ${ACTION.replace('AGAIN', 'THIRD')}] };
export default plugin;
`;

const ANYTHINGLLM = {
  active: true,
  hubId: 'repeats',
  name: 'Repeats',
  schema: 'skill-1.0.0',
  version: '1.0.0',
  description: 'Everything twice',
  setup_args: { KEY: { type: 'string', input: { type: 'text', default: 'x' } } },
  examples: twice({ prompt: 'Again', call: '{"word":"x"}' }),
  entrypoint: {
    file: 'handler.js',
    params: { word: { type: 'string', enum: twice('a'), examples: twice('a') } },
  },
  imported: true,
};

const GLOODATA = {
  title: 'Repeats',
  ns: 'repeats',
  tools: {
    again: {
      title: 'Again',
      ui: { prefix: 'Again', args: { a: { prefix: '  x' }, b: { prefix: '  x' } } },
      args: { a: { type: 'integer', default: 1 }, b: 'Choice' },
      examples: twice('Do it again'),
    },
  },
  enums: { Choice: { entries: twice(['A', 'Same']) } },
};

const RAGFLOW = twice({
  name: 'again',
  displayName: '$t:again.name',
  displayDescription: '$t:again.name',
  description: 'Does it again',
  parameters: {
    a: { type: 'string', description: 'x', displayDescription: '$t:again.name', required: true },
  },
});

const CASES: readonly (readonly [host: string, files: Files])[] = [
  ['OwnPilot', { 'skill.json': JSON.stringify(OWNPILOT, null, 2) }],
  ['Milady', { 'elizaos.plugin.json': JSON.stringify(ELIZAOS, null, 2), 'index.ts': INDEX }],
  [
    'AnythingLLM',
    {
      'plugin.json': JSON.stringify(ANYTHINGLLM, null, 2),
      'handler.js': "module.exports.runtime = { handler: async () => 'done' };",
    },
  ],
  ['Gloodata', { 'manifest.json': JSON.stringify(GLOODATA, null, 2) }],
  ['RAGFlow', { 'metadata.json': JSON.stringify(RAGFLOW, null, 2) }],
];

async function open({ page }: Workbench, files: Files): Promise<void> {
  await page.getByLabel('Manifest file').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
}

for (const [i, [host, files]] of CASES.entries()) {
  const tag = i < 1 ? [] : '@thorough';
  test(
    `a manifest of ${host} that repeats its names is shown in every tab`,
    { tag },
    async ({ bench, page }) => {
      await bench.open();
      await open(bench, files);
      await expect(bench.hostPicker.locator('option:checked')).toContainText(host);
      for (const name of ['Problems', 'Preview', 'Model', 'Run', 'Convert']) {
        // The tabs over the editor are named by their files, and say how many problems those have.
        const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
        if ((await tab.count()) === 0) continue;
        await tab.click();
        const shown = page.getByRole('region', { name: 'Result' }).getByRole('tabpanel');
        await expect(shown).not.toBeEmpty();
        await expect(shown).not.toContainText(/Loading|could not be shown/);
        if (name === 'Convert') await convertToAll(bench);
      }
    },
  );
}

async function convertToAll({ page }: Workbench): Promise<void> {
  const targets = page.getByRole('region', { name: 'Result' }).getByRole('tabpanel').getByRole('radio');
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    if (!(await target.isEnabled())) continue;
    await target.check();
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('tabpanel')).not.toContainText(
      'could not be shown',
    );
  }
}

test('a plugin with several actions runs each of them', async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await page.getByRole('tab', { name: 'Run' }).click();
  await expect(page.getByRole('combobox', { name: 'What to run' })).toBeVisible();
  const [, [, files]] = CASES as readonly [unknown, (typeof CASES)[number]];
  await open(bench, files);
  await page.getByRole('combobox', { name: 'What to run' }).selectOption({ label: 'THIRD' });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Result' })).toContainText('done');
});

test('a field that a service declares twice is one field of the config store', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(
    JSON.stringify({ ...OWNPILOT, required_services: OWNPILOT.required_services.slice(0, 1) }),
  );
  await page.getByRole('tab', { name: 'Run' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('harbour.key');
});
