// How long the whole portability matrix takes, and one conversion with its report, in the built page's own worker; and how
// long a tool is tried, beside its own time.
import { manifestOf } from './manifest.mjs';

const RUNS = 15;
/** ms: the matrix of 20 KB, and trying a tool that takes no time itself. */
const LIMITS = { matrix: 20, attempt: 300 };

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
    const limit = kilobytes === 20 ? `, limit ${LIMITS.matrix} ms` : '';
    console.log(
      `portability matrix of ${kilobytes} KB: ${targets} targets in ${matrix.toFixed(0)} ms${limit} (least ${times[0].matrix.toFixed(0)}); one conversion with report, checks and way back ${report.toFixed(0)} ms (median of ${RUNS})`,
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
    plugin: { files: [{ path: '', text }], manifests: [''] },
    hostId: 'ownpilot',
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

/** Prints a line per target: a tool that gives 1 at once, tried with the engine loaded, from the press to both results. */
export async function attemptTimes(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  const skill = {
    ...{ id: 'one', name: 'One', version: '1.0.0', description: 'Gives one' },
    tools: [
      {
        name: 'one',
        description: 'Gives one',
        parameters: { type: 'object', properties: {} },
        code: 'return 1;',
      },
    ],
  };
  const buffer = Buffer.from(JSON.stringify(skill));
  await page
    .getByLabel('Manifest file')
    .setInputFiles({ name: 'skill.json', mimeType: 'application/json', buffer });
  await page.getByRole('tab', { name: 'Convert' }).click();
  for (const target of ['AnythingLLM', 'Gloodata', 'Milady', 'Agent Skills', 'Agent Plugins']) {
    await page.getByRole('radio', { name: new RegExp(`^${target}`) }).check();
    const times = [];
    // The first one loads the engine.
    for (let i = 0; i <= RUNS; i++) {
      await page.getByRole('button', { name: 'Try it' }).waitFor();
      times.push(await page.evaluate(attemptTime));
      // The next frame loads while a person reads.
      await page.waitForTimeout(150);
    }
    const later = times.slice(1).sort((a, b) => a - b);
    console.log(
      `trying a tool in ${target}: ${later[Math.floor(RUNS / 2)].toFixed(0)} ms, limit ${LIMITS.attempt} ms (median of ${RUNS}; the first one ${times[0].toFixed(0)} ms)`,
    );
  }
  await page.close();
}

/** Runs in the page. */
function attemptTime() {
  const region = document.querySelector('section[aria-label="Try it"]');
  const from = performance.now();
  region.querySelector('button').click();
  return new Promise((done) => {
    let hasBegun = false;
    const observe = () => {
      const isTrying = region.querySelector('[role="status"]') !== null;
      hasBegun ||= isTrying;
      if (hasBegun && !isTrying) {
        observer.disconnect();
        done(performance.now() - from);
      }
    };
    const observer = new MutationObserver(observe);
    observer.observe(region, { subtree: true, childList: true });
    observe();
  });
}
