// Walks the core paths in one browser, each from a fresh start, and says which hold.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBuilt, OUT } from '../built.ts';
import { within } from '../escapes/driver.ts';
import { OwnServer } from '../page-server.ts';
import { Bench } from './bench.ts';
import { Absent, type Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import type { Path } from './path.ts';
import { EDITING } from './paths/editing.ts';
import { ENGINES } from './paths/engines.ts';
import { RUNNING } from './paths/running.ts';
import { SHARING } from './paths/sharing.ts';
import { startWebKit } from './webkit.ts';

const PATHS: readonly Path[] = [...EDITING, ...RUNNING, ...SHARING, ...ENGINES];
const STARTS: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
/** Pictures of what a failed path saw last. */
const PICTURES = 'test-results/browsers';
const SECONDS = 60;

/** `only`: parts of names; all paths where there are none. True where every path holds, or the browser is not there. */
export async function runPaths(browser: string, only: readonly string[]): Promise<boolean> {
  const start = STARTS[browser];
  if (!start) throw new Error(`Say which browser: ${Object.keys(STARTS).join(' or ')}.`);
  let driver: Driver;
  try {
    driver = await start();
  } catch (error) {
    if (!(error instanceof Absent)) throw error;
    console.log(`Skipped: ${error.message}`);
    return true;
  }
  try {
    ensureBuilt();
    return await walkAll(browser, driver, only);
  } finally {
    await driver.close();
  }
}

async function walkAll(browser: string, driver: Driver, only: readonly string[]): Promise<boolean> {
  console.log(driver.label);
  const chosen = PATHS.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  let failed = 0;
  for (const path of chosen) {
    const began = Date.now();
    const failure = await failureOf(browser, driver, path);
    if (failure !== null) failed += 1;
    console.log(
      `${failure === null ? '✓' : '✗'} ${path.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
    );
    if (failure !== null) console.log(failure);
  }
  console.log(`${String(chosen.length - failed)} passed, ${String(failed)} failed`);
  return failed === 0;
}

/** null where the path holds. */
async function failureOf(browser: string, driver: Driver, path: Path): Promise<string | null> {
  const server = new OwnServer(90, false, OUT);
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-files-'));
  await server.start();
  let bench = new Bench(await driver.open());
  const faults: string[] = [];
  try {
    const walk = async (): Promise<void> => {
      await bench.open(server.url);
      await path.walk({
        bench,
        address: server.url,
        downloads: driver.downloads,
        file: (name, content) => {
          const file = join(folder, name);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
          return file;
        },
        elsewhere: async (address) => {
          faults.push(...(await bench.faults()));
          await bench.tab.close();
          bench = new Bench(await driver.open());
          await bench.open(address);
          return bench;
        },
        disconnect: () => server.stop(),
      });
      faults.push(...(await bench.faults()));
      if (faults.length > 0) throw new Error(`What went wrong in the page: ${faults.join('; ')}`);
    };
    await within((path.seconds ?? SECONDS) * 1000, walk());
    return null;
  } catch (error) {
    return `  ${error instanceof Error ? error.message : String(error)}\n${await lastSeen(bench, browser, path.name)}`;
  } finally {
    await bench.tab.close().catch(() => undefined);
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What there was to see at a failure. */
async function lastSeen(bench: Bench, browser: string, name: string): Promise<string> {
  try {
    mkdirSync(PICTURES, { recursive: true });
    const file = join(PICTURES, `${browser}-${name.replace(/\W+/g, '-')}.png`);
    const faults = (await within(10_000, bench.faults())).join('; ');
    const lines = [
      `  seen: ${await within(10_000, bench.summary())}`,
      ...(faults === '' ? [] : [`  faults: ${faults}`]),
      `  picture: ${file}`,
    ];
    writeFileSync(file, await within(20_000, bench.tab.picture()));
    return lines.join('\n');
  } catch (error) {
    return `  The page does not answer: ${String(error)}`;
  }
}
