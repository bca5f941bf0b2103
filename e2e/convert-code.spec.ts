// Converting a plugin in TypeScript: its values are read by the compiler, through constants and imports.

import { expect, test } from './workbench.ts';

const FILES = {
  'elizaos.plugin.json': JSON.stringify({
    id: 'harbour',
    name: 'Harbour',
    version: '1.0.0',
    kind: 'skill',
    configSchema: { type: 'object', properties: {} },
    requiredSecrets: [],
  }),
  'index.ts': `import type { Plugin } from '@elizaos/core';
import { askTides } from './ask-tides.ts';
export const harbour: Plugin = { name: 'harbour', description: 'Tides', actions: [askTides], priority: 2 + 3 };
export default harbour;
`,
  'ask-tides.ts': `import type { Action } from '@elizaos/core';
enum Names { ask = 'ASK_TIDES' }
const WHAT = 'the tide';
export const askTides: Action = {
  name: Names.ask,
  description: \`Asks for \${WHAT}.\`,
  examples: [],
  validate: async () => true,
  handler: async (_runtime): Promise<unknown> => ({ success: true, text: 'High water' }),
};
`,
};

test('values of TypeScript are read through constants, enums and imports', async ({ bench, page }) => {
  await bench.open();
  const files = Object.entries(FILES).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await page.getByLabel('Manifest file').setInputFiles(files);
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: /^OwnPilot/ }).check();
  const panel = page.getByRole('tabpanel', { name: 'Convert' });
  await expect(panel).toContainText('Asks for the tide.');
  await page.getByRole('region', { name: 'Report' }).getByText('All values').click();
  await expect(panel).toContainText('/plugin/priority');
});
