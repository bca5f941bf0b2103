// npm run e2e: the browser tests against the production build (which must have been built). With names of files or
// other arguments, those tests, all of them; without, what `npm test` has time for, unless PLUGBENCH_ALL is set.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const named = process.argv.slice(2);
const isShort = named.length === 0 && process.env.PLUGBENCH_ALL === undefined;
const { status } = spawnSync(process.execPath, [cli, 'test', '-c', config, ...named], {
  stdio: 'inherit',
  env: { ...process.env, ...(isShort ? { PLUGBENCH_SHORT: '1' } : {}) },
});
process.exitCode = status ?? 1;
