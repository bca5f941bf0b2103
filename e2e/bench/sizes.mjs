// Sizes of the built page against the budgets of the design, in bytes after gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
/** What a host's pack may have; where one cannot, ARCHITECTURE.md says why, and this keeps it from growing. */
const PACK = 25;
/** The compiler without its library; loaded with the first file of code and then kept. */
const COMPILER = 660;
const PACKS = { anythingllm: 27, elizaos: 43, ownpilot: 61 };

/** Prints a line per budget; true when nothing is above what it may have. `dist`: folder of the built page. */
export function sizes(dist) {
  const files = readdirSync(join(dist, 'assets'))
    // The entry of tests (e2e/page) does not ship.
    .filter((name) => name !== 'parts.mjs')
    .map((name) => ({
      name,
      gz: gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length,
    }));
  const sum = (test) => files.filter((f) => test(f.name)).reduce((n, f) => n + f.gz, 0);
  // The document names its entry and everything that this imports statically.
  const named = new Set(readFileSync(join(dist, 'index.html'), 'utf8').match(/[\w.-]+\.js(?=")/g));
  const entry = sum((n) => named.has(n));
  const packs = files.flatMap(({ name, gz }) => {
    const host = /^pack-([a-z-]+)-[\w-]{8}\.js$/.exec(name)?.[1];
    return host === undefined ? [] : [[`pack of ${host}`, gz, PACK, PACKS[host] ?? PACK]];
  });
  const budgets = [
    ['JS before first paint', entry, 36, 36],
    ['JS until the editor is live', entry + sum((n) => /^(?:create|next)-.*\.js$/.test(n)), 175, 175],
    ['analysis worker without packs', sum((n) => /^(?:analysis\.worker|core|registry)-/.test(n)), 65, 65],
    ...packs,
    // Hosts' own colours, which are loaded with their panel.
    ['CSS, the hosts’ looks included', sum((n) => n.endsWith('.css')), 20, 30.1],
    ['everything', sum(() => true), 960, 960],
  ];
  const engine = engineFiles(dist).find(({ name }) => name.startsWith('compiler-'));
  budgets.push(['TypeScript compiler, loaded with code', engine?.gz ?? Infinity, COMPILER, COMPILER]);
  for (const [name, size, wanted, most] of budgets) {
    const verdict = size <= wanted * KB ? 'within' : size <= most * KB ? `at most ${most}, above` : 'OVER';
    console.log(`${name}: ${(size / KB).toFixed(1)} KB gz, ${verdict} ${wanted} KB`);
  }
  return budgets.every(([, size, , most]) => size <= most * KB);
}

/** What is loaded on demand, from all folders of engines. */
function engineFiles(dist) {
  const folder = join(dist, 'engines');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({
      name: basename(path),
      gz: gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
    }));
}
