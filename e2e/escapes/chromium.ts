// Chromium through Playwright.

import { chromium } from 'playwright';
import { findBrowser, findShell, FLAGS } from '../browser.mjs';
import { LOADING, newPage, type Driver, type Tab } from './driver.ts';

/** WebTransport must be able to try. */
const ARGS = FLAGS.filter((flag) => flag !== '--disable-quic');

export async function startChromium(): Promise<Driver> {
  // The whole browser takes several times as long for the same attacks; it has its turn in `npm run test:all`.
  const path = process.env.PLUGBENCH_ALL ? findBrowser() : findShell();
  const browser = await chromium.launch({ executablePath: path, args: ARGS });
  return {
    name: 'chromium',
    label: `Chromium ${browser.version()}`,
    // Most attacks only wait.
    lanes: 6,
    close: () => browser.close(),
    async open(address): Promise<Tab> {
      const { context, page } = await newPage(() => browser.newContext());
      const opened: string[] = [];
      await page.goto(address, { timeout: LOADING });
      page.on('dialog', (dialog) => {
        opened.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('page', (other) => opened.push(`window ${other.url()}`));
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) opened.push(`page went to ${frame.url()}`);
      });
      // Not page.evaluate: Playwright takes the page for crashed where only the sandbox's process died.
      const session = await context.newCDPSession(page);
      return {
        opened,
        async evaluate(expression) {
          const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value as unknown;
        },
        close: () => context.close(),
      };
    },
  };
}
