// npm run corpus -- [folder]: everything that is known of the published manifests of a corpus is compared with what
// Plugbench says of them. Prints `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? resolve(root, '../shared/corpus'));
if (existsSync(folder)) run();
else console.log(`Skipped: the corpus of published manifests is not here (${folder}).`);

function run() {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const report = join(root, 'test-results/corpus.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'e2e/corpus/vitest.config.ts', ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PLUGBENCH_CORPUS: folder } },
  );
  process.exitCode = status ?? 1;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}
