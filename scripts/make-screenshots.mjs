// npm run screenshots: the pictures of the installed app's page in shops, from the built page.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser, FLAGS } from '../e2e/browser.mjs';

const PORT = '4287';
const address = `http://127.0.0.1:${PORT}/sub/dir/`;
mkdirSync('public/screenshots', { recursive: true });
const server = spawn(process.execPath, ['e2e/serve.mjs'], { env: { ...process.env, PLUGBENCH_PORT: PORT } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
try {
  for (const [name, width, height, scale] of [
    ['wide', 1280, 800, 1],
    ['narrow', 390, 780, 2],
  ]) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(address);
    await page.getByTestId('editor').getByRole('textbox').waitFor();
    await page.getByLabel('Manifest file').setInputFiles('src/hosts/ownpilot/samples/broken.json');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    if (name === 'narrow') await page.getByRole('button', { name: /^Result/ }).click();
    await page.getByRole('article').first().waitFor();
    await page.screenshot({ path: `public/screenshots/${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
