// Links: their length against lz-string's, and how soon the result of an opened one is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LZString from 'lz-string';
import { manifestOf } from './manifest.mjs';

const CORPUS = new URL('../../../shared/corpus', import.meta.url).pathname;
const RUNS = 7;

/** Prints lengths and times; true when our links are the shorter ones, for samples and corpus alike. */
export async function links(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const shorter = [];
  for (const [name, texts] of [
    ['samples', samples()],
    ['corpus', corpus()],
  ]) {
    if (texts.length === 0) {
      console.log(`links of the ${name}: not there, skipped`);
      continue;
    }
    const ours = (await page.evaluate(fragments, texts)).map(({ length }) => length);
    // As its own playground users have it: minified JSON. Ours keeps the text as it was typed.
    const theirs = texts.map((text) => LZString.compressToEncodedURIComponent(minified(text)).length);
    const sum = (list) => list.reduce((a, b) => a + b, 0);
    const same = texts.map((text) => LZString.compressToEncodedURIComponent(text).length);
    for (const [what, lengths] of [
      ['of the same text', same],
      ['of minified text', theirs],
    ]) {
      const less = 100 - (100 * sum(ours)) / sum(lengths);
      const longer = ours.filter((length, i) => length > lengths[i]).length;
      console.log(
        `links of the ${name} (${texts.length}): ours ${sum(ours)} characters, lz-string ${what} ${sum(lengths)}: ${less.toFixed(0)} % shorter; ours longer in ${longer}`,
      );
      shorter.push(less > 0);
    }
  }
  await page.close();
  for (const kilobytes of [5, 100]) await opening(browser, address, kilobytes);
  return shorter.every(Boolean);
}

/** From navigation to the painted result of a link, in a browser that has the page and in one that has not. */
async function opening(browser, address, kilobytes) {
  const text = manifestOf(kilobytes * 1000);
  const maker = await browser.newPage();
  await maker.goto(address);
  const [fragment] = await maker.evaluate(fragments, [text]);
  await maker.close();
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
  const look = () => {
    if (document.querySelector('[aria-label="Verdicts"] > li')) globalThis.resultAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the fragments of plain links, by the page's own code. */
async function fragments(texts) {
  const { fragmentOf } = await import('./assets/parts.js');
  const nothing = { host: null, release: null, path: null, tab: null, selection: null, target: null };
  return Promise.all(
    texts.map((text) => fragmentOf({ ...nothing, text, older: null, run: null, files: [] })),
  );
}

function minified(text) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function samples() {
  return jsonBelow('src/hosts')
    .filter(([path]) => /[\\/]samples[\\/]/.test(path))
    .map(([, text]) => text);
}

function corpus() {
  return existsSync(CORPUS) ? jsonBelow(CORPUS).map(([, text]) => text) : [];
}

function jsonBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
}
