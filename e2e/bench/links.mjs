// Links: their length against lz-string's, and how soon the result of an opened one is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LZString from 'lz-string';
import { loadTypeScript } from '../load-typescript.mjs';
import { manifestOf } from './manifest.mjs';

const RUNS = 7;

const { fragmentOf } = await loadTypeScript('/src/share/link.ts');

/** Prints lengths and times; true when the links of the samples are shorter than lz-string's. */
export async function links(browser, address) {
  const texts = samples();
  const ours = (await Promise.all(texts.map(plainLink))).map(({ length }) => length);
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  const shorter = [
    ['of the same text', texts],
    // As its own playground users have it: minified JSON. Ours keeps the text as it was typed.
    ['of minified text', texts.map(minified)],
  ].map(([what, given]) => {
    const lengths = given.map((text) => LZString.compressToEncodedURIComponent(text).length);
    const less = 100 - (100 * sum(ours)) / sum(lengths);
    const longer = ours.filter((length, i) => length > lengths[i]).length;
    console.log(
      `links of the samples (${texts.length}): ours ${sum(ours)} characters, lz-string ${what} ${sum(lengths)}: ${less.toFixed(0)} % shorter; ours longer in ${longer}`,
    );
    return less > 0;
  });
  for (const kilobytes of [5, 100]) await opening(browser, address, kilobytes);
  return shorter.every(Boolean);
}

/** From navigation to the painted result of a link, in a browser that has the page and in one that has not. */
async function opening(browser, address, kilobytes) {
  const text = manifestOf(kilobytes * 1000);
  const fragment = await plainLink(text);
  for (const warm of [false, true]) {
    const times = [];
    for (let i = 0; i < RUNS; i++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      if (warm) {
        await page.goto(address);
        await page.getByText('Ready to work offline').waitFor();
        await page.goto('about:blank');
      }
      await page.addInitScript(watchResult);
      await page.goto(address + fragment);
      await page.waitForFunction(() => globalThis.resultAt > 0);
      times.push(await page.evaluate(() => globalThis.resultAt));
      await context.close();
    }
    times.sort((a, b) => a - b);
    console.log(
      `open a link of ${kilobytes} KB, ${warm ? 'from the cache' : 'first visit'}: result after ${times[RUNS >> 1].toFixed(0)} ms (median of ${RUNS})`,
    );
  }
}

/** Runs in the page: the first frame in which a verdict stands. */
function watchResult() {
  globalThis.resultAt = 0;
  const check = () => {
    if (document.querySelector('[aria-label="Verdicts"] > li')) globalThis.resultAt = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** The fragment of a link to this text and nothing else. */
function plainLink(text) {
  const nothing = { host: null, release: null, path: null, tab: null, selection: null, target: null };
  return fragmentOf({ ...nothing, text, older: null, run: null, files: [] });
}

function minified(text) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function samples() {
  return readdirSync('src/hosts', { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/]samples[\\/].*\.json$/.test(path))
    .map((path) => readFileSync(join('src/hosts', path), 'utf8'));
}
