// Skills and actions, run as their own hosts call them.

import type { Page } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { expect, test } from './workbench.ts';

const PLUGIN = JSON.stringify(
  {
    active: true,
    hubId: 'harbour-clock',
    name: 'Harbour clock',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'Tells the time at a harbour',
    setup_args: {
      HARBOUR_KEY: {
        type: 'string',
        required: true,
        input: { type: 'password', hint: 'From the harbour office' },
      },
    },
    entrypoint: { file: 'handler.js', params: { port: { type: 'string', description: 'The harbour' } } },
    imported: true,
  },
  null,
  2,
);

const HANDLER = `module.exports.runtime = {
  handler: async function ({ port }) {
    this.introspect('Asking the harbour of ' + port);
    const answer = await fetch('https://harbours.example/' + port + '?key=' + this.runtimeArgs.HARBOUR_KEY);
    return answer.ok ? await answer.text() : 'no answer';
  },
};
`;

const FAILING = `module.exports.runtime = {
  handler: async function ({ port }) {
    return port.length;
  },
};
`;

const open = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.getByLabel('Manifest file').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );

const result = (page: Page) => page.getByRole('article', { name: 'Result' });

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toBeVisible();
}

test('a skill runs by its handler, and reads its settings by this.runtimeArgs', async ({ bench, page }) => {
  await bench.open();
  await open(page, { 'plugin.json': PLUGIN });
  await page.getByRole('tab', { name: 'Run' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Open it together with plugin.json');
  await open(page, { 'plugin.json': PLUGIN, 'handler.js': HANDLER });
  await page.getByRole('textbox', { name: /^port/ }).fill('Oban');
  await page.getByLabel(/^HARBOUR_KEY/).fill('k-9');
  await run(page);
  await expect(result(page)).toContainText('No mock for this request yet');
  await page.getByRole('button', { name: 'Add a mock for it' }).click();
  await page.getByLabel('Body').fill('14:02');
  await run(page);
  await expect(result(page)).toContainText('Sent to the model');
  await expect(result(page)).toContainText('14:02');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('Asking the harbour of Oban');
  await expect(timeline).toContainText('HARBOUR_KEY');
  expect(await violationsIn(page)).toEqual([]);
});

test('an error that a skill throws ends the session, and its line is told', async ({ bench, page }) => {
  await bench.open();
  await open(page, {
    'plugin.json': PLUGIN,
    'handler.js': FAILING,
  });
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('The session ends');
  await expect(result(page)).toContainText(/Line 3, column \d+ of handler\.js/);
});

/** What a handler can do with events and signals; runs in Node.js as well. */
const EVENTS = `
  const heard = [];
  const controller = new AbortController();
  controller.signal.addEventListener('abort', ({ type }) => heard.push(type));
  controller.abort();
  controller.abort('again');
  const bus = new (class Bus extends EventTarget {})();
  const ring = () => heard.push('ring');
  bus.addEventListener('ring', ring, { once: true });
  bus.dispatchEvent(new Event('ring'));
  bus.dispatchEvent(new Event('ring'));
  bus.addEventListener('ring', ring);
  bus.removeEventListener('ring', ring);
  bus.dispatchEvent(new Event('ring'));
  const late = AbortSignal.timeout(5);
  await new Promise((done) => late.addEventListener('abort', done));
  for (const { reason } of [controller.signal, late, AbortSignal.abort(), AbortSignal.abort(7)])
    heard.push(String(reason), reason.code);
  try {
    controller.signal.throwIfAborted();
  } catch (error) {
    heard.push(error.message, error instanceof DOMException);
  }
  heard.push(typeof addEventListener, globalThis.constructor.name, String(globalThis), bus.constructor.name);
  for (const other of [globalThis, undefined]) {
    try {
      EventTarget.prototype.addEventListener.call(other, 'message', () => undefined);
    } catch (error) {
      heard.push(error.name, error.code);
    }
  }
  return heard.join('|');`;

test('events and abort signals of a handler do what they do in Node.js', async ({ bench, page }) => {
  const AsyncFunction = (async () => Promise.resolve()).constructor as new (
    body: string,
  ) => () => Promise<string>;
  const expected = await new AsyncFunction(EVENTS)();
  await bench.open();
  await open(page, {
    'plugin.json': PLUGIN,
    'handler.js': `module.exports.runtime = { handler: async function () {${EVENTS}\n} };\n`,
  });
  await page.getByRole('tab', { name: 'Run' }).click();
  await run(page);
  await expect(page.getByLabel('Sent to the model', { exact: true })).toHaveText(expected);
});

test('a converted package runs as an action', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await bench.choose('Samples', /Tide times/);
  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByRole('radio', { name: /Milady/ }).check();
  await page.getByRole('button', { name: 'Open as new source' }).click();
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Fill with example values' }).click();
  await run(page);
  await expect(result(page)).toContainText('isError');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(/API_KEY/);
});
