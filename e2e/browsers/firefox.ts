// The system's Firefox, headless, driven as for the attacks on the sandbox.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, launchFirefox } from '../escapes/firefox.ts';
import { Absent, HEIGHT, WIDTH, type Driver, type Tab } from './driver.ts';

/** As much of puppeteer-core as is used here. */
interface Browser {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  close(): Promise<void>;
}

interface Page {
  readonly keyboard: {
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly mouse: { click(x: number, y: number): Promise<void> };
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  goto(address: string, options: Readonly<Record<string, unknown>>): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  $(selector: string): Promise<{ uploadFile(...paths: string[]): Promise<void> } | null>;
  screenshot(): Promise<Uint8Array>;
}

/** Throws `Absent` where Firefox or its driver is not installed. */
export async function startFirefox(): Promise<Driver> {
  const path = findFirefox();
  if (path === null) throw new Absent('no Firefox is installed.');
  const downloads = mkdtempSync(join(tmpdir(), 'plugbench-firefox-'));
  const browser = (await launchFirefox(path, {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
  }).catch((error: unknown) => {
    throw new Absent(error instanceof Error ? error.message : String(error));
  })) as Browser;
  return {
    label: (await browser.version()).replace(/^firefox\//, 'Firefox '),
    downloads,
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: WIDTH, height: HEIGHT });
      return new FirefoxTab(page, () => context.close());
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

class FirefoxTab implements Tab {
  readonly #page: Page;
  readonly close: () => Promise<void>;

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.close = close;
  }

  async go(address: string): Promise<void> {
    await this.#page.goto(address, { timeout: 60_000, waitUntil: 'domcontentloaded' });
  }

  evaluate(script: string): Promise<unknown> {
    return this.#page.evaluate(script);
  }

  async press(keys: string): Promise<void> {
    const { keyboard } = this.#page;
    const held = keys.split('+');
    const key = held.pop() ?? '';
    for (const one of held) await keyboard.down(one);
    await keyboard.press(key);
    for (const one of held.reverse()) await keyboard.up(one);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  click(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  async upload(selector: string, paths: readonly string[]): Promise<void> {
    await (await this.#page.$(selector))?.uploadFile(...paths);
  }

  picture(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }
}
