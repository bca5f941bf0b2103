// The pictures in README.md and those of the installed app's page in shops.

import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, FLAGS } from '../../browser.mjs';
import { withBuiltSite } from '../../conformance/built-page.ts';
import { Stage } from '../stage.ts';
import { animatedWebp, type Frame } from './animated-webp.ts';

const SAMPLES = 'src/hosts/ownpilot/samples';
const SHOPS = 'public/screenshots';
const README = 'docs/pictures';
const WIDE = { width: 1280, height: 800 };
/** A picture that moves has at most this many bytes. */
const LARGEST = 1_000_000;
const FIX = /^(?:Change|Move|Add|Remove|Rename)/;
/** Of the sample, heaviest first, that the moving picture shows. */
const FIXES = 3;

/** Writes all of them in place of those that are there. */
export async function takeReadmePictures(): Promise<void> {
  await withBuiltSite(async (address) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
    try {
      const view = new View(browser, address);
      await view.open(WIDE, 1, (stage) => forShops(stage, 'wide'));
      await view.open({ width: 390, height: 780 }, 2, (stage) => forShops(stage, 'narrow'));
      await view.open(WIDE, 1.5, states);
      await view.open({ width: 1120, height: 700 }, 1, tour);
    } finally {
      await browser.close();
    }
  });
}

class View {
  readonly #browser: Browser;
  readonly #address: string;

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** Opens the page, and hands it over once the editor is there. */
  async open(
    viewport: { readonly width: number; readonly height: number },
    deviceScaleFactor: number,
    use: (stage: Stage) => Promise<void>,
  ): Promise<void> {
    const context = await this.#browser.newContext({ viewport, deviceScaleFactor, serviceWorkers: 'block' });
    const page = await context.newPage();
    // Panels show dates.
    await page.clock.setFixedTime(new Date('2026-08-20T09:00:00'));
    const stage = new Stage(page, this.#address, README, '');
    await stage.open();
    await page.setViewportSize(viewport);
    await use(stage);
    await context.close();
  }
}

async function forShops(stage: Stage, name: 'wide' | 'narrow'): Promise<void> {
  await show(stage, 'broken', name === 'narrow');
  await stage.page.screenshot({ path: `${SHOPS}/${name}.png` });
}

async function states(stage: Stage): Promise<void> {
  await show(stage, 'broken');
  await keep(stage.page, 'problems');
  await show(stage, 'good');
  await stage.tab('Preview');
  await keep(stage.page, 'preview');
  await runEverywhere(stage);
  await keep(stage.page, 'releases');
}

/** Opens one of OwnPilot's samples, until its problems or verdicts are there. */
async function show(stage: Stage, sample: 'good' | 'broken', isNarrow = false): Promise<void> {
  const { page } = stage;
  await page.getByLabel('Manifest file').setInputFiles(`${SAMPLES}/${sample}.json`);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  if (isNarrow) await stage.press(/^Result/);
  const part = sample === 'broken' ? page.getByRole('article') : page.getByRole('list', { name: 'Verdicts' });
  await part.first().waitFor();
  await settle(page);
}

async function runEverywhere(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.tab('Run');
  await page.getByLabel('distance_km').fill('12');
  await stage.press('Run on all releases');
  const outcomes = page.getByRole('list', { name: 'Outcomes by release' });
  await outcomes.waitFor();
  await outcomes.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await settle(page);
}

/** Until fonts and what moves on the page are done. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

async function keep(page: Page, name: string): Promise<void> {
  writeFileSync(`${README}/${name}.webp`, await picture(page, 0.88));
}

/** What the page shows, as WebP, which the browser can write. */
async function picture(page: Page, quality: number): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const helper = await page.context().newPage();
  const webp = await helper.evaluate(
    async ({ data, how }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', how).split(',')[1] ?? '';
    },
    { data: png, how: quality },
  );
  await helper.close();
  return Buffer.from(webp, 'base64');
}

/** A short way through the page: broken, fixed, previewed, run. */
async function tour(stage: Stage): Promise<void> {
  const { page } = stage;
  const frames: Frame[] = [];
  const shoot = async (ms: number): Promise<void> =>
    void frames.push({ bytes: await picture(page, 0.7), ms });
  await show(stage, 'broken');
  await shoot(1800);
  for (let at = 0; at < FIXES; at++) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: FIX }) })
      .first();
    await card.getByRole('button', { name: /^Ln / }).click();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settle(page);
    await shoot(1500);
    await card.getByRole('button', { name: FIX }).first().click();
    await settle(page);
    await shoot(1200);
  }
  await show(stage, 'good');
  await shoot(1200);
  await stage.tab('Preview');
  await settle(page);
  await shoot(1800);
  await runEverywhere(stage);
  await shoot(2500);
  const bytes = animatedWebp(frames, page.viewportSize() ?? WIDE);
  if (bytes.length > LARGEST) throw new Error(`The tour has ${String(bytes.length)} bytes.`);
  writeFileSync(`${README}/tour.webp`, bytes);
}
