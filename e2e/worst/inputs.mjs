// The worst texts that tools, links and manifests can hand to the page: it must go on answering with each of them.
//
// To add one: append an object to `INPUTS`.
// - `name`: what it is, in a few words; the bench prints it, and the spec names its test after it.
// - `link`: what a link to it holds (`SharedState`); what is left out is empty. The page is opened by that link.
// - `reach(page)`: what a person does then, with Playwright's means, until the result is there. It must reject where the
//   result does not come.
// - `says`: a text (or pattern) that the page shows then: that something was cut, and how much. Absent where nothing is.
//
// e2e/worst.spec.ts asserts that the result comes and what the page says; `npm run bench` prints how late a 50 ms
// heartbeat of the page was at most.

import { loadTypeScript } from '../load-typescript.mjs';
import { LINKS } from './links.mjs';
import { PAGES } from './pages.mjs';

const NOTHING = { host: null, release: null, path: null, tab: 'run', selection: null, target: null };

/** A manifest of OwnPilot with one tool of this code. */
function ownpilot(code) {
  const tool = {
    name: 'worst_tool',
    description: 'Does what is tried.',
    parameters: { type: 'object', properties: {} },
    permissions: ['network'],
    code,
  };
  const manifest = {
    id: 'worst',
    name: 'Worst',
    version: '1.0.0',
    description: 'One tool',
    icon: '🌊',
    tools: [tool],
  };
  return { text: JSON.stringify(manifest, null, 2), path: 'skill.json' };
}

/** A skill of AnythingLLM whose handler has this body. */
function anythingllm(body) {
  const manifest = {
    active: true,
    hubId: 'worst',
    name: 'Worst',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'One handler',
    entrypoint: { file: 'handler.js', params: {} },
    imported: true,
  };
  const text = `module.exports.runtime = { handler: async function () { ${body} } };\n`;
  return {
    text: JSON.stringify(manifest, null, 2),
    path: 'plugin.json',
    files: [{ path: 'handler.js', text }],
  };
}

const WAIT = { timeout: 45_000 };

const result = (page) => page.getByRole('article', { name: 'Result' }).waitFor(WAIT);

async function run(page) {
  await page.getByRole('button', { name: 'Run', exact: true }).click(WAIT);
  await result(page);
}

async function runAll(page) {
  await page.getByRole('button', { name: 'Run on all releases' }).click(WAIT);
  await page.getByRole('list', { name: 'Outcomes by release' }).locator('> li').nth(3).waitFor(WAIT);
}

const mock = (i) => ({
  method: 'GET',
  address: `https://example.com/${i}`,
  status: 200,
  headers: [['content-type', 'application/json']],
  body: '{"ok":true}',
  delayMs: 0,
  fails: false,
});

/** `count` things made from their numbers. */
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

export const INPUTS = [
  {
    name: 'an error of 120,000 letters, in all releases',
    link: ownpilot(`throw new Error('a'.repeat(120000));`),
    reach: runAll,
  },
  {
    name: 'an error of 400,000 words in backticks',
    link: anythingllm("throw new Error('`y` '.repeat(4e5));"),
    reach: run,
  },
  {
    name: '2,050 settings with long names that are read',
    link: ownpilot(
      "for (let i = 0; i < 2050; i++) config.get('s' + i, 'x'.repeat(900)); return { content: 'done' };",
    ),
    reach: run,
  },
  {
    name: '490 settings of as many services that are read',
    link: ownpilot(
      "for (let i = 0; i < 490; i++) await config.get('s' + i, 'k'); return { content: 'done' };",
    ),
    reach: run,
  },
  {
    name: 'two requests to an address of 2.5 MB',
    link: ownpilot(
      "for (let i = 0; i < 2; i++) await fetch('https://example.com/' + 'a'.repeat(2.5e6)).catch(() => 0); return { content: 'done' };",
    ),
    reach: run,
  },
  {
    name: 'two calls of a tool whose name has 1.4 MB',
    link: ownpilot(
      "for (let i = 0; i < 2; i++) await utils.callTool('a'.repeat(1.4e6), {}).catch(() => 0); return { content: 'done' };",
    ),
    reach: run,
  },
  {
    name: '2,000 log lines of 2.8 KB',
    link: anythingllm("for (let i = 0; i < 2000; i++) this.logger(i + 'x'.repeat(2800)); return 'done';"),
    reach: run,
  },
  {
    name: '999 console lines of 900 characters',
    link: ownpilot(
      "for (let i = 0; i < 999; i++) console.log(i + 'x'.repeat(900)); return { content: 'done' };",
    ),
    reach: run,
  },
  {
    name: 'a link with 5,000 made-up answers',
    link: { ...ownpilot("return { content: 'done' };"), run: { http: many(5_000, mock) } },
    reach: run,
    says: /left out: 4900 answers to requests/,
  },
  {
    name: 'a link with 20,000 made-up answers',
    link: { ...ownpilot("return { content: 'done' };"), run: { http: many(20_000, mock) } },
    reach: (page) =>
      page
        .getByText(/more values than/)
        .first()
        .waitFor(WAIT),
  },
  {
    name: 'a link with 500,000 values that no run needs',
    link: {
      ...ownpilot("return { content: 'done' };"),
      run: Object.fromEntries(many(500_000, (i) => [`k${i}`, 1])),
    },
    reach: (page) =>
      page
        .getByText(/more values than/)
        .first()
        .waitFor(WAIT),
  },
  {
    name: 'the Run tab with 1 MB of broken text',
    link: {
      ...ownpilot("return { content: 'done' };"),
      text: `{"id": "worst", "tools": [${'{"name": [1, }, '.repeat(66_000)}`,
    },
    reach: (page) => page.getByRole('tabpanel').getByText(/./).first().waitFor(WAIT),
  },
  {
    name: 'a result of 2 MB in 150,000 members',
    link: ownpilot('return { content: Array.from({ length: 150000 }, (_, i) => ({ i })) };'),
    reach: run,
  },
  ...LINKS,
  ...PAGES,
];

/** src/share/link.ts, once it is needed. */
let codec;

/** Opens an input's link in a page that has shown the workbench's address once. */
export async function openInput(page, address, { link }) {
  await page.goto(address);
  codec ??= await loadTypeScript('/src/share/link.ts');
  const fragment = await codec.fragmentOf({ older: null, run: null, files: [], ...NOTHING, ...link });
  await page.goto('about:blank');
  await page.goto(address + fragment);
}

/** Runs in the page before its own code: how many ms later than every 50 ms a timer comes, at most. */
export function watchHeartbeat() {
  const every = 50;
  let due = performance.now() + every;
  globalThis.latestHeartbeat = 0;
  setInterval(() => {
    const now = performance.now();
    globalThis.latestHeartbeat = Math.max(globalThis.latestHeartbeat, now - due);
    due = now + every;
  }, every);
}
