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

const HOURS = `export enum Hours { next = 6 }
const words = (count: number): string => \`\${count} hours\`;
export const untilHighWater = (): string => words(Hours.next);
`;

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));

test('values of TypeScript are read through constants, enums and imports, with a manifest and alone', async ({
  bench,
  page,
}) => {
  await bench.open();
  await page.getByLabel('Manifest file').setInputFiles(filesOf(FILES));
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: /^OwnPilot/ }).check();
  const panel = page.getByRole('tabpanel', { name: 'Convert' });
  await expect(panel).toContainText('Asks for the tide.');
  await page.getByRole('region', { name: 'Report' }).getByText('All values').click();
  await expect(panel).toContainText('/plugin/priority');

  const { 'elizaos.plugin.json': _, ...code } = FILES;
  const asked = code['ask-tides.ts'].replace("'High water'", 'untilHighWater()');
  await page.getByLabel('Manifest file').setInputFiles(
    filesOf({
      'hours.ts': HOURS,
      ...code,
      'ask-tides.ts': `import { untilHighWater } from './hours.ts';\n${asked}`,
    }),
  );
  await expect(panel).toContainText('hours.ts whole file');
  await page.getByRole('button', { name: 'Open as new source' }).click();
  await bench.showTab('Run');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Result' })).toContainText('6 hours');
});
