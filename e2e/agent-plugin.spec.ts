// The whole way of a skill with a key: from the sample to a package, whose server the official SDK’s client starts.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { connect, packageIn } from './consumers/execution/mcp-client.mjs';
import { CONSUMERS, install } from './install.mjs';
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
    const files = await savedPackage(bench, folder);
    expect(Object.keys(files).filter((path) => files[path]?.includes(KEY))).toEqual([]);
    const base = { TIDE_SERVICE_BASE_URL: service.address };
    const call = answerOf(sdk ?? '', packageIn(folder));
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
async function savedPackage(bench: Workbench, folder: string): Promise<Record<string, string>> {
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
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as zip' }).click();
  const entries = Object.entries(unzipSync(readFileSync(await (await zip).path())));
  for (const [path, bytes] of entries) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return Object.fromEntries(entries.map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
}

interface Answer {
  readonly isError: boolean;
  readonly text: string;
}

/** Calls the tool once through a server of its own, with these settings in the environment. */
function answerOf(sdk: string, folder: string): (settings: Record<string, string>) => Promise<Answer> {
  return async (settings) => {
    const { client, faults } = await connect(sdk, folder, settings, 'plain');
    try {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([TOOL]);
      const { content, isError = false } = await client.callTool({
        name: TOOL,
        arguments: { harbour: 'Cuxhaven' },
      });
      expect(faults).toEqual([]);
      return { isError, text: content.map(({ text }) => text).join('\n') };
    } finally {
      await client.close();
    }
  };
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
