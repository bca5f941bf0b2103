// Plugins of several files, whose members run as their agent calls them.

import type { Page } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { expect, test } from './workbench.ts';

const MANIFEST = JSON.stringify(
  {
    id: 'harbour',
    name: 'Harbour',
    description: 'Tides at a harbour',
    version: '1.0.0',
    kind: 'skill',
    configSchema: { type: 'object', properties: {} },
    requiredSecrets: ['HARBOUR_API_KEY'],
  },
  null,
  2,
);

const INDEX = `import type { Plugin } from '@elizaos/core';
import { askTides } from './ask-tides.ts';
import { clock, Tides, suite } from './parts.ts';

export const harbour: Plugin = {
  name: 'harbour',
  description: 'Tides at a harbour',
  config: { MODE: 'test' },
  init: async (config: Record<string, unknown>, runtime) => {
    runtime.setSetting('MODE', String(config.MODE));
  },
  actions: [askTides],
  providers: [clock],
  services: [Tides],
  routes: [
    {
      type: 'POST',
      path: '/tides/:port',
      handler: async (req, res, runtime) => {
        if (!req.body?.day) return void res.status(400).json({ error: 'day is missing' });
        res.status(201).json({ port: req.params.port, day: req.body.day, mode: runtime.getSetting('MODE') });
      },
    },
  ],
  models: { TEXT_SMALL: async (_runtime, { prompt }: { prompt: string }) => \`Small: \${prompt}\` },
  events: { MESSAGE_RECEIVED: [async () => console.log('first'), async () => console.log('second')] },
  tests: [suite],
};

export default harbour;
`;

const ACTION = `import type { Action, IAgentRuntime } from '@elizaos/core';

interface Answer {
  readonly text: string;
}

enum Tide {
  low = 'low water',
  high = 'high water',
}

export const askTides: Action = {
  name: 'ASK_TIDES',
  description: 'Asks for the tide at a port.',
  parameters: [
    { name: 'port', description: 'The port', required: true, schema: { type: 'string' } },
  ],
  examples: [],
  validate: async (runtime: IAgentRuntime): Promise<boolean> => Boolean(runtime.getSetting('HARBOUR_API_KEY')),
  handler: async (runtime, _message, _state, options) => {
    const port = options?.parameters?.port as string;
    const tides = runtime.getService('tides') as unknown as { at(port: string): string };
    const answer: Answer = { text: \`\${tides.at(port)}: \${Tide.high}\` };
    return { success: true, ...answer };
  },
};
`;

const PARTS = `import { Service, type IAgentRuntime, type Provider, type TestSuite } from '@elizaos/core';

type Port = string | undefined;

export class Tides extends Service {
  static serviceType = 'tides';
  capabilityDescription = 'Knows the tides';
  static async start(runtime: IAgentRuntime): Promise<Tides> {
    return new Tides(runtime);
  }
  at(port: Port): string {
    return port!.toUpperCase();
  }
  async stop(): Promise<void> {}
}

export const clock: Provider = {
  name: 'CLOCK',
  description: 'What time it is',
  private: true,
  get: async () => ({ text: 'It is noon.', values: { hour: 12 } }),
};

export const suite: TestSuite = {
  name: 'harbour tests',
  tests: [
    { name: 'the port is written large', fn: async () => void new Tides().at('oban') },
    {
      name: 'no port',
      fn: async () => {
        new Tides().at(undefined);
      },
    },
  ],
};
`;

const FILES = {
  'elizaos.plugin.json': MANIFEST,
  'index.ts': INDEX,
  'ask-tides.ts': ACTION,
  'parts.ts': PARTS,
};

const open = (page: Page): Promise<void> =>
  page.getByLabel('Manifest file').setInputFiles(
    Object.entries(FILES).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );

const result = (page: Page) => page.getByRole('article', { name: 'Result' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

async function run(page: Page, name: string): Promise<void> {
  await page.getByLabel('What to run').selectOption(name);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toBeVisible();
}

test.beforeEach(async ({ bench, page }) => {
  await bench.open();
  await open(page);
  await bench.showTab('Run');
});

test('an action is validated first, with init before it and its service around it', async ({ page }) => {
  await run(page, 'ASK_TIDES');
  await expect(result(page)).toContainText('Not offered to the model: validate returned false');
  await expect(timeline(page)).toContainText('init');
  await page.getByLabel(/^HARBOUR_API_KEY/).fill('k-1');
  await page.getByRole('textbox', { name: /^port/ }).fill('oban');
  await run(page, 'ASK_TIDES');
  await expect(page.getByLabel('Sent to the model', { exact: true })).toHaveText('OBAN: high water');
  await expect(timeline(page)).toContainText(/validate.*true: the model sees the action/);
  await expect(timeline(page)).toContainText(/tides started[^]*tides stopped/);
  expect(await violationsIn(page)).toEqual([]);
});

test('the place of an error is in the file that it was thrown in', { tag: '@thorough' }, async ({ page }) => {
  await page.getByLabel(/^HARBOUR_API_KEY/).fill('k-1');
  await run(page, 'ASK_TIDES');
  await expect(result(page)).toContainText('The tool failed');
  await result(page)
    .getByRole('button', { name: /^Line 12, column \d+ of parts\.ts/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Text of parts.ts' })).toBeFocused();
});

test('a private provider answers, and is marked as not included', { tag: '@thorough' }, async ({ page }) => {
  await run(page, 'CLOCK');
  await expect(result(page)).toContainText('Text for the prompt');
  await expect(result(page)).toContainText('It is noon.');
  await expect(result(page)).toContainText('It is private: the host does not include it by itself');
});

test(
  'the result shows what a route sent through its response object',
  { tag: '@thorough' },
  async ({ page }) => {
    await run(page, 'POST /tides/:port');
    await expect(result(page)).toContainText('Answered with status 400');
    await page.getByRole('textbox', { name: /^port/ }).fill('oban');
    await page.getByRole('textbox', { name: /^body/ }).fill('{"day": "monday"}');
    await run(page, 'POST /tides/:port');
    await expect(result(page)).toContainText('Answered with status 201');
    await expect(page.getByLabel('Body of the response', { exact: true })).toHaveText(
      '{"port":"oban","day":"monday","mode":"test"}',
    );
  },
);

test('model handlers and events run', { tag: '@thorough' }, async ({ page }) => {
  await page.getByLabel('What to run').selectOption('TEXT_SMALL');
  await page.getByRole('textbox', { name: /^prompt/ }).fill('hello');
  await run(page, 'TEXT_SMALL');
  await expect(page.getByLabel('Given to the caller', { exact: true })).toHaveText('Small: hello');
  await run(page, 'MESSAGE_RECEIVED');
  await expect(result(page)).toContainText('2 handlers ran');
  await expect(timeline(page)).toContainText(/first[^]*Handler 1 of 2[^]*second[^]*Handler 2 of 2/);
});

test(
  'a test suite says which tests passed, and where the first one failed',
  { tag: '@thorough' },
  async ({ page }) => {
    await run(page, 'harbour tests');
    await expect(result(page)).toContainText('1 of 2 tests passed');
    await expect(page.getByLabel('Tests', { exact: true })).toContainText('✓ the port is written large');
    await expect(page.getByLabel('Tests', { exact: true })).toContainText(
      '✗ no port: Cannot read properties',
    );
    await expect(result(page)).toContainText(/Line 12, column \d+ of parts\.ts/);
  },
);
