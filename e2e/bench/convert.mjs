// How long the whole portability matrix takes, and one conversion with its report, in the built page's own worker.
import { manifestOf } from './manifest.mjs';

const RUNS = 5;

/** Prints a line per size; measures in the worker, as the Convert tab asks it. */
export async function matrixTimes(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByTestId('editor').getByRole('textbox').waitFor();
  const tab = page.getByRole('tab', { name: 'Convert' });
  await tab.click();
  await page.getByRole('group', { name: /^Convert/ }).waitFor();
  for (const kilobytes of [20, 200]) {
    const text = manifestOf(kilobytes * 1000);
    const times = [];
    // A different text each time, as after an edit: the worker remembers the newest one.
    for (let i = 0; i < RUNS; i++) times.push(await page.evaluate(matrixTime, text + ' '.repeat(i)));
    times.sort((a, b) => a.matrix - b.matrix);
    const { matrix, report, targets } = times[Math.floor(RUNS / 2)];
    console.log(
      `portability matrix of ${kilobytes} KB: ${targets} targets in ${matrix.toFixed(0)} ms; one conversion with report, checks and way back ${report.toFixed(0)} ms (median of ${RUNS})`,
    );
  }
  await page.close();
}

/** Runs in the page. */
async function matrixTime(text) {
  const { startAnalyst } = await import(new URL('assets/parts.mjs', document.baseURI).href);
  const { api } = (globalThis.benchAnalyst ??= startAnalyst());
  const targets = await api.targets();
  const source = {
    text,
    hostId: 'ownpilot',
    path: null,
    others: [],
    keepsRest: true,
    withSecrets: false,
  };
  let from = performance.now();
  let count = 0;
  for (let left = targets.map(({ id }) => id); left.length > 0;) {
    const rows = await api.portability(source, left);
    count += rows.filter((row) => row !== null).length;
    left = left.slice(rows.length);
  }
  const matrix = performance.now() - from;
  from = performance.now();
  await api.convert({ ...source, target: 'anythingllm' });
  return { matrix, report: performance.now() - from, targets: count };
}
