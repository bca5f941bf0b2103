// The whole way of a skill with a key: from the sample to a package, whose server the official SDK’s client starts.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageIn } from './consumers/execution/mcp-client.mjs';
import { CONSUMERS, install } from './install.mjs';
import { answerOf, savedPackage, type Answer } from './saved-package.ts';
import { expect, test, type Workbench } from './workbench.ts';

const KEY = 'harbour-key-7d1c';
const TOOL = 'tide_times_today';

test('a skill with a key becomes a package whose tool answers', async ({ bench }) => {
  // The SDK may have to be installed first.
  test.setTimeout(120_000);
  const sdk = install(CONSUMERS);
  expect(sdk, 'folder of the SDK, which could not be installed').not.toBeNull();
  const folder = mkdtempSync(join(tmpdir(), 'plug bench '));
  const service = await tideService();
  try {
    const files = await convertedSample(bench, folder);
    expect(Object.keys(files).filter((path) => files[path]?.includes(KEY))).toEqual([]);
    const base = { TIDE_SERVICE_BASE_URL: service.address };
    const call = (settings: Readonly<Record<string, string>>): Promise<Answer> =>
      answerOf(sdk ?? '', packageIn(folder), { name: TOOL, arguments: { harbour: 'Cuxhaven' } }, settings);
    const without = await call(base);
    expect(without.isError).toBe(true);
    expect(without.text).toContain('TIDE_SERVICE_API_KEY');
    expect(service.asked).toEqual([]);
    const withKey = await call({ ...base, TIDE_SERVICE_API_KEY: KEY });
    expect(withKey.isError).toBe(false);
    // As the model of OwnPilot gets it, which no release unwraps.
    expect(JSON.parse(withKey.text)).toEqual({ content: { harbour: 'Cuxhaven', tides: ['04:12 3.1 m'] } });
    expect(service.asked).toEqual([`/v1/today?harbour=Cuxhaven Bearer ${KEY}`]);
  } finally {
    service.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Converts the sample as a person does, and saves what the zip holds; gives the texts by their paths. */
async function convertedSample(bench: Workbench, folder: string): Promise<Record<string, string>> {
  const { page } = bench;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await bench.open();
  await bench.choose('Samples', 'Tide times, with a key');
  await bench.showTab('Convert');
  await page
    .getByRole('group', { name: /^Convert/ })
    .getByRole('radio', { name: /^Agent Plugin/ })
    .check();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 of 1 tool adapted, not tried');
  return savedPackage(page, folder);
}

interface TideService {
  readonly server: Server;
  readonly address: string;
  /** Path and authorization of every request. */
  readonly asked: readonly string[];
}

async function tideService(): Promise<TideService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ tides: ['04:12 3.1 m'] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${String(port)}`, asked };
}
