// The built page that conformance cases and attacks drive, made once per run however many of them ask.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Where this run's build goes, so that several runs can go on at once. */
export const OUT = process.env.PLUGBENCH_OUT ?? 'test-results/page';

let done = process.env.PLUGBENCH_BUILT !== undefined;

/** Builds into `OUT`, unless that was done before: by this process, or by `npm test`, which says so. */
export function ensureBuilt(): void {
  if (done) return;
  const { status } = spawnSync(process.execPath, ['e2e/page/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The page could not be built.');
  done = true;
}
