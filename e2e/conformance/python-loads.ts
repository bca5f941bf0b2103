// Loads plugins in the built page's CPython, as a person does by the button; in Chromium, and with PLUGBENCH_ALL in
// Firefox too.

import type { LoadResult } from '../../src/model/load.ts';
import type { PluginFile } from '../../src/model/file.ts';
import type { Driver } from '../escapes/driver.ts';
import { startChromium } from '../escapes/chromium.ts';
import { findFirefox, startFirefox } from '../escapes/firefox.ts';
import { LOADER, withBuiltSite } from './built-page.ts';

/** What one browser made of one set of files. */
export interface BrowserLoad {
  /** Its name, for the report. */
  readonly browser: string;
  readonly result: LoadResult;
}

/** Every set of files is loaded in an interpreter of its own. */
export async function* loadsOf(
  sets: readonly (readonly PluginFile[])[],
): AsyncIterable<BrowserLoad & { readonly at: number }> {
  const firefox = process.env.PLUGBENCH_ALL === undefined ? null : findFirefox();
  const drivers: (() => Promise<Driver>)[] = [
    startChromium,
    ...(firefox === null ? [] : [() => startFirefox(firefox)]),
  ];
  const loads: (BrowserLoad & { readonly at: number })[] = [];
  await withBuiltSite(async (address) => {
    for (const start of drivers) loads.push(...(await inBrowser(start, address, sets)));
  });
  yield* loads;
}

const BEGIN = `(async () => {
  ${LOADER};
  const parts = await loadParts();
  globalThis.python = await parts.startPython();
  globalThis.loader = await parts.loadLoader('ragflow');
})()`;

async function inBrowser(
  start: () => Promise<Driver>,
  address: string,
  sets: readonly (readonly PluginFile[])[],
): Promise<(BrowserLoad & { readonly at: number })[]> {
  const driver = await start();
  try {
    const tab = await driver.open(address);
    await tab.evaluate(BEGIN);
    const loads: (BrowserLoad & { readonly at: number })[] = [];
    for (const [at, files] of sets.entries()) {
      const script = `loader.load(${JSON.stringify(files)}, null, python.run)`;
      const result = (await tab.evaluate(script)) as LoadResult;
      loads.push({ browser: driver.name, result, at });
    }
    return loads;
  } finally {
    await driver.close();
  }
}
