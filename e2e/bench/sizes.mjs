// Sizes of the built page against the budgets of the design, in bytes after gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;

/** Prints a line per budget; true when all are kept. */
export function sizes(dist = 'dist') {
  const files = readdirSync(join(dist, 'assets')).map((name) => ({
    name,
    gz: gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length,
  }));
  const sum = (test) => files.filter((f) => test(f.name)).reduce((n, f) => n + f.gz, 0);
  // The document names its entry and everything that this imports statically.
  const named = new Set(readFileSync(join(dist, 'index.html'), 'utf8').match(/[\w.-]+\.js(?=")/g));
  const entry = sum((n) => named.has(n));
  const worker = sum((n) => n.includes('.worker-') && n.endsWith('.js'));
  const budgets = [
    ['JS before first paint', entry, 35 * KB],
    ['JS until the editor is live', entry + sum((n) => /^create-.*\.js$/.test(n)), 190 * KB],
    ['analysis worker (all host packs)', worker, 5 * 25 * KB + 40 * KB],
    ['CSS', sum((n) => n.endsWith('.css')), 20 * KB],
    ['everything', sum(() => true), 900 * KB],
  ];
  for (const [name, size, limit] of budgets) {
    const verdict = size <= limit ? 'within' : 'OVER';
    console.log(`${name}: ${(size / KB).toFixed(1)} KB gz, ${verdict} ${(limit / KB).toFixed(0)} KB`);
  }
  return budgets.every(([, size, limit]) => size <= limit);
}
