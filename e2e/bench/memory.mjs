// What the page's own heap holds after ten minutes of work, against that after one.
import { manifestOf } from './manifest.mjs';

const MINUTES = 10;
/** More than this after ten minutes is a leak. */
const MOST_GROWTH = 0.2;
const TABS = ['Preview', 'Run', 'Convert', 'Problems'];

/** Works through the page in rounds: types, undoes, changes the tab, pastes another plugin. Prints a line. */
export async function memoryGrowth(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const editor = page.getByTestId('editor').getByRole('textbox');
  await editor.waitFor();
  const session = await context.newCDPSession(page);
  const from = performance.now();
  const minutes = () => (performance.now() - from) / 60_000;
  let rounds = 0;
  let first;
  while (minutes() < MINUTES) {
    await work(page, editor, rounds++);
    if (first === undefined && minutes() >= 1) first = await heap(session);
  }
  const last = await heap(session);
  await context.close();
  const growth = last.bytes / first.bytes - 1;
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  console.log(
    `memory: ${megabytes(first.bytes)} MB after one minute of work, ${megabytes(last.bytes)} MB after ${MINUTES} (${rounds} rounds), ${(growth * 100).toFixed(0)} % more, ${growth <= MOST_GROWTH ? 'within' : 'ABOVE'} ${MOST_GROWTH * 100} %; nodes ${first.nodes} and ${last.nodes}`,
  );
}

async function work(page, editor, round) {
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(manifestOf(3000 + (round % 7) * 500));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type(' one more');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await page.waitForTimeout(200);
  }
}

/** After the garbage is collected. */
async function heap(session) {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}
