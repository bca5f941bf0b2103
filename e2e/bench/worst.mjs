// How late a 50 ms heartbeat of the page is at most, for each of the worst texts; e2e/worst/inputs.mjs has them, and
// says how to add one.
import { INPUTS, openInput, watchHeartbeat } from '../worst/inputs.mjs';

/** On a quiet machine. */
const GOAL = 300;

/** A page that does not answer at all is given up after this, ms. */
const PATIENCE = 60_000;

/** Prints a line per input. Times depend on the machine, so none of them fails the bench. */
export async function worstTexts(browser, address) {
  for (const input of INPUTS) console.log(`${input.name}: ${await outcomeOf(browser, address, input)}`);
}

async function outcomeOf(browser, address, input) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchHeartbeat);
  const began = performance.now();
  const late = await withPatience(latest(page, address, input)).catch((error) => error);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await withPatience(context.close()).catch(() => undefined);
  if (late instanceof Error) return `NO ANSWER in ${seconds} s (${late.message.split('\n')[0]})`;
  const verdict = late <= GOAL ? 'within' : 'ABOVE';
  return `heartbeat at most ${late.toFixed(0)} ms late, ${verdict} ${GOAL} ms (${seconds} s in all)`;
}

async function latest(page, address, input) {
  await openInput(page, address, input);
  await input.reach(page);
  // What is painted after the result counts as well.
  await page.waitForTimeout(500);
  return page.evaluate(() => globalThis.latestHeartbeat);
}

function withPatience(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
