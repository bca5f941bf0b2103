// Firefox through puppeteer-core over WebDriver BiDi, where it is installed. Playwright drives only the newest of it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FIREFOX, install } from '../install.mjs';
import { LOADING, newPage, type Driver, type Tab } from './driver.ts';

const NAMED = 'PLUGBENCH_FIREFOX';

/** The lanes' tabs run at the same time, so none of them may be slowed as one in the background. */
const PREFS = {
  'dom.min_background_timeout_value': 4,
  'dom.min_background_timeout_value_without_budget_throttling': 4,
  'dom.timeout.enable_budget_timer_throttling': false,
  'dom.ipc.processPriorityManager.enabled': false,
};

/** null where there is none. */
export function findFirefox(): string | null {
  const named = process.env[NAMED];
  if (named !== undefined && existsSync(named)) return named;
  for (const command of ['firefox-esr', 'firefox']) {
    try {
      const path = execFileSync('which', [command], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
      if (path !== '') return path;
    } catch {
      // Not there under this name.
    }
  }
  return null;
}

/** As much of puppeteer-core as is used: `npm ci` does not install it, nor therefore its types. */
interface Puppeteer {
  launch(options: Readonly<Record<string, unknown>>): Promise<unknown>;
}

interface Browser {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  close(): Promise<void>;
}

interface Page {
  goto(address: string, options: { readonly timeout: number }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  mainFrame(): Frame;
  on(event: 'dialog', then: (dialog: { message(): string; dismiss(): Promise<void> }) => void): void;
  on(event: 'popup', then: (other: { url(): string } | null) => void): void;
  on(event: 'framenavigated', then: (frame: Frame) => void): void;
}

interface Frame {
  url(): string;
}

/** puppeteer-core's browser, with these preferences. Throws where what drives it cannot be installed. */
export async function launchFirefox(
  executablePath: string,
  prefs: Readonly<Record<string, string | number | boolean>>,
): Promise<unknown> {
  const folder = install(FIREFOX);
  if (folder === null) throw new Error('Firefox cannot be driven.');
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer;
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: prefs });
}

/** Throws where what drives it cannot be installed. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = (await launchFirefox(executablePath, PREFS)) as Browser;
  return {
    name: 'firefox',
    label: (await browser.version()).replace(/^firefox\//, 'Firefox '),
    lanes: 3,
    close: () => browser.close(),
    async open(address): Promise<Tab> {
      const { context, page } = await newPage(() => browser.createBrowserContext());
      const opened: string[] = [];
      await page.goto(address, { timeout: LOADING });
      page.on('dialog', (dialog) => {
        opened.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('popup', (other) => opened.push(`window ${other?.url() ?? ''}`));
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) opened.push(`page went to ${frame.url()}`);
      });
      return { opened, evaluate: (script) => page.evaluate(script), close: () => context.close() };
    },
  };
}
