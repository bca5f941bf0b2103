// npm run screenshots: pictures of the built page: those of the installed app's page in shops, and those of README.md.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser, FLAGS } from '../e2e/browser.mjs';
import { animatedWebp } from './animated-webp.mjs';

const PORT = process.env.PLUGBENCH_PORT ?? '4287';
const address = `http://127.0.0.1:${PORT}/sub/dir/`;
const SAMPLES = 'src/hosts/ownpilot/samples';
const SHOPS = 'public/screenshots';
const README = 'docs/pictures';
const WIDE = { width: 1280, height: 800 };
/** A picture that moves has at most this many bytes. */
const LARGEST = 1_000_000;

for (const folder of [SHOPS, README]) mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, ['e2e/serve.mjs'], { env: { ...process.env, PLUGBENCH_PORT: PORT } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
try {
  await forShops('wide', WIDE, 1);
  await forShops('narrow', { width: 390, height: 780 }, 2);
  await withPage(WIDE, 1.5, async (page) => {
    await show(page, 'broken');
    await keep(page, 'problems');
    await show(page, 'good');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await keep(page, 'preview');
    await runEverywhere(page);
    await keep(page, 'releases');
  });
  await withPage({ width: 1120, height: 700 }, 1, tour);
} finally {
  await browser.close();
  server.kill();
}

/** Opens the page, and hands it over once the editor is there. */
async function withPage(viewport, deviceScaleFactor, use) {
  const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers: 'block' });
  const page = await context.newPage();
  // Panels show dates.
  await page.clock.setFixedTime(new Date('2026-08-20T09:00:00'));
  await page.goto(address);
  await page.getByTestId('editor').getByRole('textbox').waitFor();
  await use(page);
  await context.close();
}

async function forShops(name, viewport, scale) {
  await withPage(viewport, scale, async (page) => {
    await show(page, 'broken', name === 'narrow');
    await page.screenshot({ path: `${SHOPS}/${name}.png` });
  });
}

/** Opens one of OwnPilot's samples, until its problems or verdicts are there. */
async function show(page, sample, isNarrow = false) {
  await page.getByLabel('Manifest file').setInputFiles(`${SAMPLES}/${sample}.json`);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  if (isNarrow) await page.getByRole('button', { name: /^Result/ }).click();
  const part = sample === 'broken' ? page.getByRole('article') : page.getByRole('list', { name: 'Verdicts' });
  await part.first().waitFor();
  await settle(page);
}

async function runEverywhere(page) {
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByLabel('distance_km').fill('12');
  await page.getByRole('button', { name: 'Run on all releases' }).click();
  const outcomes = page.getByRole('list', { name: 'Outcomes by release' });
  await outcomes.waitFor();
  await outcomes.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await settle(page);
}

/** Until fonts and what moves on the page are done. */
async function settle(page) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

/** Writes a picture of the page for README.md. */
async function keep(page, name) {
  writeFileSync(`${README}/${name}.webp`, await picture(page, 0.88));
}

/** What the page shows, as WebP, which the browser can write. */
async function picture(page, quality) {
  const png = (await page.screenshot()).toString('base64');
  const helper = await page.context().newPage();
  const webp = await helper.evaluate(
    async ([data, how]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', how).split(',')[1];
    },
    [png, quality],
  );
  await helper.close();
  return Buffer.from(webp, 'base64');
}

/** A short way through the page: broken, fixed, previewed, run. */
async function tour(page) {
  const frames = [];
  const shoot = async (ms) => frames.push({ bytes: await picture(page, 0.7), ms });
  await show(page, 'broken');
  await shoot(1800);
  // What refuses it first, then the others.
  for (const [word, count] of [
    ['Refused', 1],
    ['Changed', 2],
  ]) {
    for (let at = 0; at < count; at++) {
      const card = page.getByRole('article').filter({ hasText: word }).first();
      await card.getByRole('button', { name: /^Ln / }).click();
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await settle(page);
      await shoot(1500);
      await card
        .getByRole('button', { name: /^(?:Change|Move|Add|Remove|Rename)/ })
        .first()
        .click();
      await settle(page);
      await shoot(1200);
    }
  }
  await show(page, 'good');
  await shoot(1200);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await settle(page);
  await shoot(1800);
  await runEverywhere(page);
  await shoot(2500);
  const bytes = animatedWebp(frames, page.viewportSize());
  if (bytes.length > LARGEST) throw new Error(`The tour has ${String(bytes.length)} bytes.`);
  writeFileSync(`${README}/tour.webp`, bytes);
}
