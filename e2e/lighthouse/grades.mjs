// Lighthouse, installed when it is first asked for, in a browser of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, FLAGS } from '../browser.mjs';

const PORT = 9333;

/** Calls `work` with a function that grades an address by these categories; ends its browser after it. */
export async function withLighthouse(tools, categories, work) {
  const lighthouse = await import(pathToFileURL(join(tools, 'node_modules/lighthouse/core/index.js')).href);
  const browser = spawn(
    findBrowser(),
    [...FLAGS, '--headless', `--remote-debugging-port=${PORT}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  try {
    await new Promise((done) => setTimeout(done, 3000));
    return await work(async (address) => {
      const options = { port: PORT, onlyCategories: categories, logLevel: 'error' };
      const { lhr } = await lighthouse.default(address, options);
      return lhr;
    });
  } finally {
    browser.kill();
  }
}
