// Plays every scene in a browser context of its own, and joins the pictures to sheets.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser, FLAGS } from '../browser.mjs';
import { withBuiltSite } from '../conformance/built-page.ts';
import { writeSheets } from './sheets.ts';
import { Stage, type Scene, type Shot } from './stage.ts';
import { codeScenes } from './scenes/code.ts';
import { dialogScenes } from './scenes/dialogs.ts';
import { panelScenes } from './scenes/panels.ts';
import { runScenes } from './scenes/runs.ts';
import { sampleScenes } from './scenes/samples.ts';
import { stateScenes } from './scenes/states.ts';

/** A second one is faster even with two cores: much of the time is spent waiting. */
const AT_ONCE = 2;

/** Writes pictures and sheets into `folder`; true if every scene came to its end. `only`: words of scenes' names. */
export async function takePictures(folder: string, only: readonly string[]): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const scenes = [
    ...stateScenes,
    ...sampleScenes,
    ...panelScenes,
    ...codeScenes,
    ...runScenes,
    ...dialogScenes,
  ].filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
  return withBuiltSite(async (address) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
    try {
      const played = await playAll(browser, address, folder, scenes);
      const shots = played.flatMap((one) => one.shots);
      const sheets = await writeSheets(browser, folder, shots);
      console.log(`${String(shots.length)} pictures on ${String(sheets)} sheets: ${folder}`);
      return played.every(({ good }) => good);
    } finally {
      await browser.close();
    }
  });
}

interface Played {
  readonly shots: readonly Shot[];
  readonly good: boolean;
}

/** In the scenes' order, whichever ends first. */
async function playAll(
  browser: Browser,
  address: string,
  folder: string,
  scenes: readonly Scene[],
): Promise<Played[]> {
  const played: Played[] = [];
  const left = [...scenes.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, scene] = next;
      played[at] = await play(browser, address, folder, scene);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return played;
}

async function play(browser: Browser, address: string, folder: string, scene: Scene): Promise<Played> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: scene.serviceWorkers,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const stage = new Stage(await context.newPage(), address, folder, scene.name);
  let why = '';
  try {
    await scene.play(stage);
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  await context.close();
  console.log(`${scene.name}: ${String(stage.shots.length)}${why === '' ? '' : `, then failed: ${why}`}`);
  return { shots: stage.shots, good: why === '' };
}
