// What people would use instead, in the same browser and the same run: VS Code's language service for JSON, quickjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { install, RIVALS } from '../install.mjs';
import { manifestOf } from './manifest.mjs';

const RUNS = 15;
const CALLS = 200;
/** A classic worker, and a module of the page. */
const FORMATS = [
  ['language-service', 'iife'],
  ['quickjs', 'es'],
];
/** KB of manifests; from the third on, the page must take at most the time of the language service. */
const SIZES = [5, 20, 100, 1000];

/** Prints times of checks and runs; says so where the others cannot be installed. */
export async function rivalTimes(browser, address) {
  const folder = install(RIVALS);
  if (folder === null) return console.log('Nothing is compared: the others are not installed.');
  // quickjs needs a page that lets it compile WebAssembly; the checks are the same under a policy and without one.
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const [name, format] of FORMATS) {
    const body = await bundled(folder, name, format);
    await page.route(`**/rivals/${name}.js`, (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    );
  }
  await page.goto(address);
  await page.getByTestId('editor').getByRole('textbox').waitFor();
  await page.waitForTimeout(2500);
  await checks(page);
  await page.addScriptTag({ url: new URL('rivals/quickjs.js', address).href, type: 'module' });
  await runs(page);
  await context.close();
}

/** One script with all that it imports. */
async function bundled(folder, name, format) {
  const entry = join(import.meta.dirname, 'rivals', `${name}.js`);
  const { output } = [
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: { alias: await packages(folder) },
      build: {
        write: false,
        assetsInlineLimit: Infinity,
        rollupOptions: { input: entry, output: { format, codeSplitting: false } },
      },
    }),
  ].flat()[0];
  return output[0].code;
}

/** The entries lie outside of the folder that has the packages. */
async function packages(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, join(folder, 'node_modules', name)]),
  );
}

async function checks(page) {
  const schema = JSON.parse(readFileSync('public/schemas/ownpilot-skill.json', 'utf8'));
  for (const kilobytes of SIZES) {
    const text = manifestOf(kilobytes * 1000);
    const { ours, theirs } = await page.evaluate(checkTimes, { text, schema, runs: RUNS });
    const judged = kilobytes < 100 ? '' : ours <= theirs ? ', within its time' : ', ABOVE its time';
    console.log(
      `check of ${kilobytes} KB: ${ours.toFixed(1)} ms, vscode-json-languageservice ${theirs.toFixed(1)} ms${judged} (medians of ${RUNS}, both in a worker)`,
    );
  }
}

/** Runs in the page: from each changed text to its problems. */
async function checkTimes({ text, schema, runs }) {
  const { startAnalyst } = await import(new URL('assets/parts.mjs', document.baseURI).href);
  const { api } = (globalThis.rivalAnalyst ??= startAnalyst());
  const service = (globalThis.rivalService ??= new Worker(
    new URL('rivals/language-service.js', document.baseURI),
  ));
  const ask = (data) =>
    new Promise((done) => {
      service.onmessage = (event) => done(event.data);
      service.postMessage(data);
    });
  await ask({ text: '{}', schema });
  const middle = text.length >> 1;
  const at = text.indexOf('Fetch entry', middle) + 'Fetch'.length;
  const changed = (i) => text.slice(0, at) + ` ${i}` + text.slice(at);
  const plugin = (changedText) => ({
    plugin: { files: [{ path: 'skill.json', text: changedText }], manifests: ['skill.json'] },
    hostId: 'ownpilot',
    release: null,
    older: null,
    withoutFixes: true,
  });
  const median = async (check) => {
    const times = [];
    for (let i = 0; i < runs; i++) {
      const next = changed(i);
      const from = performance.now();
      await check(next);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[runs >> 1];
  };
  return {
    ours: await median((next) => api.analyse(plugin(next))),
    theirs: await median((next) => ask({ text: next })),
  };
}

async function runs(page) {
  const times = async (calls) => {
    const all = [];
    for (let i = 0; i < RUNS; i++) all.push(await page.evaluate((n) => globalThis.runInQuickJs(n), calls));
    return all.sort((a, b) => a - b)[RUNS >> 1];
  };
  const plain = await times(0);
  const call = ((await times(CALLS)) - plain) / CALLS;
  console.log(
    `quickjs-emscripten, the same tool: prepared run ${plain.toFixed(1)} ms, call to the host and back ${(call * 1000).toFixed(0)} µs (in the page itself, with neither frame nor worker; medians of ${RUNS})`,
  );
}
