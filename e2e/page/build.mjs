// Builds the page that tests drive into test-results/page, or PLUGBENCH_OUT. `--like FOLDER` compares it with the
// shipped page there: apart from the tests' own entry, every file must be the same byte for byte.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRY = 'assets/parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(root, process.env.PLUGBENCH_OUT ?? 'test-results/page');
const likeAt = process.argv.indexOf('--like');

const vite = join(root, 'node_modules/vite/bin/vite.js');
const options = ['-c', 'e2e/page/vite.config.ts', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'];
const like = likeAt < 0 ? null : resolve(root, process.argv[likeAt + 1] ?? 'dist');
// Its pages are the same, and take seconds.
const reference = like === null ? {} : { PLUGBENCH_REFERENCE: like };
const { status } = spawnSync(process.execPath, [vite, 'build', ...options], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  // A process that runs tests has another one, and the build would follow it.
  env: { ...process.env, NODE_ENV: 'production', ...reference },
});
process.exitCode = status ?? 1;
if (status === 0 && like !== null) compare(like);

function compare(shipped) {
  const files = new Set([...filesIn(shipped), ...filesIn(out)]);
  const other = [...files].filter((file) => file !== ENTRY && !same(join(shipped, file), join(out, file)));
  if (other.length === 0) {
    console.log(`The page that tests drive has the ${files.size - 1} files that ship, and ${ENTRY}.`);
    return;
  }
  console.log(
    `Tests would not drive the page that ships: ${other.join(', ')}. See what e2e/page/parts.ts imports.`,
  );
  process.exitCode = 1;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
}

function same(one, other) {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
