// How time grows with size where text of any kind is read: checks, the search for secrets, the reading of tools.
import { loadTypeScript } from '../load-typescript.mjs';

const SIZES = [25_000, 50_000, 100_000];

const repeated = (piece) => (size) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const skill = (parts) =>
  JSON.stringify({ id: 'worst', name: 'Worst', version: '1.0.0', description: 'Large', tools: [], ...parts });
const tool = (code) => ({ name: 'read', description: 'Reads.', parameters: { type: 'object' }, code });
const milady = JSON.stringify({ id: 'slow', name: 'Slow', description: 'An action', version: '1.0.0' });
const action = `export const hello = { name: 'SAY_HELLO', description: 'Hello', handler: async () => ({}) };\n`;

/** Name, and from a size the request of a check. */
const CHECKED = [
  ['nested lists', (size) => ({ text: repeated('[')(size) })],
  ['backticks in a prompt', (size) => ({ text: skill({ system_prompt: repeated('`y` ')(size) }) })],
  ['a prompt in one word', (size) => ({ text: skill({ system_prompt: repeated('a')(size) }) })],
  ['comments that never end', (size) => ({ text: repeated('/*')(size) })],
  ['tool code of open calls', (size) => ({ text: skill({ tools: [tool(repeated('async(')(size))] }) })],
  [
    'a source of comments that never end',
    (size) => ({
      text: milady,
      hostId: 'elizaos',
      others: [{ path: 'src/index.ts', text: action + repeated('/*')(size) }],
    }),
  ],
];

const SEARCHED = [
  ['beginnings of keys', repeated('-eyJ')],
  ['members called token', (size) => JSON.stringify(Array(Math.ceil(size / 24)).fill({ token: 'a1b2c3d4' }))],
  ['keys of AWS', repeated('AKIAABCDEFGHIJKLMNOP ')],
];

/** Prints a line per text; each time is the best of two. */
export async function growth() {
  const { hosts } = await loadTypeScript('/test/hosts/loaded.ts');
  const { analyse } = await loadTypeScript('/test/check/of-text.ts');
  const { findSecrets } = await loadTypeScript('/src/hosts/kit/find-secrets.ts');
  const check = (request) => analyse({ hostId: null, release: null, ...request }, hosts);
  for (const [name, make] of CHECKED) print(`check of ${name}`, make, check);
  for (const [name, make] of SEARCHED) print(`search for secrets in ${name}`, make, findSecrets);
  await engineCheck();
}

/** Processor time of a check of 20 KB of code by what the host's Node.js lacks, and by its grammar: 3 ms at most. */
async function engineCheck() {
  const { readHandler, moduleFault } = await loadTypeScript('/src/hosts/anythingllm/code/handler/read.ts');
  const { checkEngine, checkUnawaited } = await loadTypeScript('/src/hosts/anythingllm/code/engine.ts');
  const lines = (n) =>
    `async function tide${n}(args) {\n  const list = args.list.filter((one) => one > ${n});\n  return JSON.stringify(await fetch('https://example.com/' + list.map(String).join()));\n}\n`;
  const cost = (work) => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  };
  const times = Array.from({ length: 40 }, (_, round) => {
    const code = Array.from({ length: 200 }, (_, n) => lines(n + round))
      .join('')
      .slice(0, 20_000);
    const handler = readHandler(code.slice(0, code.lastIndexOf('async')));
    return [
      cost(() => [...checkEngine(handler, []), ...checkUnawaited(handler)]),
      cost(() => moduleFault(code)),
    ];
  });
  const median = (at) => times.map((pair) => pair[at]).sort((a, b) => a - b)[times.length / 2];
  console.log(
    `check of 20 KB of code: built-ins and promises ${median(0).toFixed(1)} ms, grammar ${median(1).toFixed(1)} ms`,
  );
}

function print(name, make, work) {
  const times = SIZES.map((size) => {
    const input = make(size);
    return Math.min(timeOf(work, input), timeOf(work, input));
  });
  const list = SIZES.map((size, i) => `${size / 1000} KB ${times[i].toFixed(0)} ms`).join(', ');
  console.log(`${name}: ${list}`);
}

function timeOf(work, input) {
  const from = performance.now();
  work(input);
  return performance.now() - from;
}
