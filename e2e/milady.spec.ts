// A Milady plugin with its code: its settings get to where Milady reads them, and code counts in the verdicts.

import { expect, test } from './workbench.ts';

const MANIFEST = `{
  "id": "watering",
  "name": "Watering",
  "description": "Waters the plants of a house.",
  "version": "1.0.0",
  "kind": "skill",
  "configSchema": {
    "type": "object",
    "properties": { "sensorToken": { "type": "string", "description": "Token of the sensor" } },
    "required": ["sensorToken"]
  },
  "uiHints": { "sensorToken": { "label": "Sensor token", "type": "password", "sensitive": true } },
  "requiredSecrets": ["WATERING_SENSOR_TOKEN"]
}
`;

const codeWith = (result: string): string => `import type { Action, Plugin } from '@elizaos/core';

const water: Action = {
  name: 'WATER_PLANT',
  description: 'Waters a plant.',
  validate: async (runtime) => Boolean(runtime.getSetting('WATERING_SENSOR_TOKEN')),
  handler: async (runtime) => {
    return ${result};
  },
};

const plugin: Plugin = { name: 'watering', description: 'Waters the plants of a house.', actions: [water] };
export default plugin;
`;

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('settings that Milady never reads are written to a package.json, and undone as one step', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.paste(MANIFEST);
  await bench
    .problem('Milady never reads')
    .getByRole('button', { name: 'Write package.json with agentConfig' })
    .click();
  await expect(bench.fileEditor('package.json')).toContainText('"WATERING_SENSOR_TOKEN"');
  await expect(page.getByText('Milady never reads').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(bench.fileTab('package.json')).toHaveCount(0);
  await expect(bench.problem('Milady never reads')).toBeVisible();
});

test(
  'code with a type that core 1.x does not have counts beside a manifest, and a typo is one card with a rename',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await page
      .getByLabel('Manifest file')
      .setInputFiles([
        file('elizaos.plugin.json', MANIFEST),
        file('index.ts', codeWith(`{ sucess: true, text: 'Done' }`)),
      ]);
    // Every row that speaks of the release: releases that say the same share one.
    const core = bench.verdicts.filter({ hasText: 'core 1.x' });
    await expect(core).toContainText('types do not match (1)', { timeout: 60_000 });
    const card = bench.problem('sucess');
    await expect(card).toHaveCount(1);
    await card.getByRole('button', { name: 'Rename sucess to success' }).click();
    await expect(card).toHaveCount(0, { timeout: 60_000 });
    await expect(core).toContainText('accepts the code', { timeout: 60_000 });
  },
);
