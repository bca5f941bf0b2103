// Times of the TypeScript compiler in its worker: from nothing to ready, the first diagnostics, an edit, and a completion.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const EDITS = 7;
const ROUNDS = 5;
const FOLDER = 'engines/plugbench';
/** ms that each may take with 20 KB of code. */
const GOALS = { first: 300, edit: 100, completion: 100 };

/** After this the page has done all that it does by itself when it starts. */
const REST_MS = 2500;

/**
 * Prints the medians of new pages: per size where the page is at rest, as when a file is opened there, and once where the
 * page itself is just starting, as with a link to a plugin in TypeScript. `dist`: folder of the built page.
 */
export async function compilerTimes(browser, address, dist) {
  const name = readdirSync(join(dist, FOLDER)).find((file) => file.startsWith('typescript.worker-'));
  const worker = `${FOLDER}/${name}`;
  for (const kilobytes of [5, 20]) {
    const found = await times(browser, address, { worker, kilobytes, rest: REST_MS });
    const isJudged = kilobytes === 20;
    const [first, edit, completion] = ['first', 'edit', 'completion'].map((name) =>
      isJudged ? goal(found[name], GOALS[name]) : ms(found[name]),
    );
    console.log(
      `compiler, ${kilobytes} KB of code: ready after ${ms(found.ready)}, the first diagnostics take ${first}; an edit ${edit}; a completion ${completion} (medians of ${ROUNDS} pages)`,
    );
  }
  const { ready, first } = await times(browser, address, { worker, kilobytes: 5, rest: 0 });
  console.log(
    `compiler, 5 KB of code, while the page itself starts: ready after ${ms(ready)}, first diagnostics ${ms(first)} later`,
  );
}

const ms = (value) => `${value.toFixed(0)} ms`;
const goal = (value, most) => `${ms(value)}, ${value <= most ? 'within' : 'ABOVE'} ${most} ms`;

/** Every round has a page of its own, with nothing kept from the one before. */
async function times(browser, address, { worker, kilobytes, rest }) {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) {
    // Where the page is at rest, it is not a first visit that installs everything meanwhile.
    const page = await browser.newPage({ serviceWorkers: rest > 0 ? 'block' : 'allow' });
    await page.goto(address);
    await page.waitForTimeout(rest);
    rounds.push(await page.evaluate(compile, { worker, source: sourceOf(kilobytes * 1000), edits: EDITS }));
    await page.close();
  }
  const names = ['ready', 'first', 'edit', 'completion'];
  return Object.fromEntries(names.map((name) => [name, middle(rounds.map((round) => round[name]))]));
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** A plugin of about so many bytes. */
function sourceOf(bytes) {
  const head = `import type { Action, Plugin } from '@elizaos/core';\n`;
  const action = (i) =>
    `const action${i}: Action = {\n  name: 'ACTION_${i}',\n  description: 'Writes entry ${i} of the log',\n  validate: async (runtime) => runtime.getSetting('KEY') !== null,\n  handler: async (_runtime, message) => ({ success: true, text: message.content.text ?? '' }),\n};\n`;
  const actions = [];
  while (actions.join('').length < bytes) actions.push(action(actions.length));
  const names = actions.map((_, i) => `action${i}`).join(', ');
  return `${head}${actions.join('')}export const plugin: Plugin = { name: 'log', description: 'Log', actions: [${names}] };\nexport default plugin;\n`;
}

/** Runs in the page, and speaks to the worker as comlink does. */
async function compile({ worker: file, source, edits }) {
  const from = performance.now();
  const worker = new Worker(new URL(file, document.baseURI), { type: 'module' });
  let asked = 0;
  const call = (name, ...values) =>
    new Promise((done, failed) => {
      const id = String(++asked);
      worker.addEventListener('message', function answer({ data }) {
        if (data.id !== id) return;
        worker.removeEventListener('message', answer);
        if (data.type === 'HANDLER') failed(new Error('The compiler failed.'));
        else done(data.value);
      });
      const argumentList = values.map((value) => ({ type: 'RAW', value }));
      worker.postMessage({ id, type: 'APPLY', path: [name], argumentList });
    });
  const path = 'src/index.ts';
  const timed = async (name, text, more = {}) => {
    const start = performance.now();
    const files = [
      { path: 'elizaos.plugin.json', text: '{ "id": "log" }' },
      { path, text },
    ];
    const request = {
      plugin: { files, manifests: ['elizaos.plugin.json'] },
      hostId: 'elizaos',
      release: 'documented',
      ...more,
    };
    const answer = await call(name, request);
    return { took: performance.now() - start, answer };
  };
  const check = async (text) => (await timed('check', text)).took;
  /** As after a key: the text is new, and what fits behind the dot is asked for at once. */
  const complete = async (i) => {
    const text = source.replace('message.content.text', `message.content.${'t'.repeat(i)}`);
    const offset = text.indexOf('message.content.') + 'message.content.'.length;
    const { took, answer } = await timed('complete', text, { path, offset });
    if (!answer?.options.some(({ label }) => label === 'text')) throw new Error('The completion is wrong.');
    return took;
  };
  await call('load', 'elizaos');
  const ready = performance.now() - from;
  const first = await check(source);
  const times = [];
  for (let i = 0; i < edits; i++) times.push(await check(source.replace('Writes', `Writes ${i}`)));
  const completions = [];
  for (let i = 0; i < edits; i++) completions.push(await complete(i));
  worker.terminate();
  const median = (list) => list.sort((a, b) => a - b)[edits >> 1];
  return { ready, first, edit: median(times), completion: median(completions) };
}
