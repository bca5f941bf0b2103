// The production build that tests look at, made once per run however many of them ask.

import { build } from 'vite';

/** Where this run's build goes, so that several runs can go on at once. */
export const OUT = process.env.PLUGBENCH_OUT ?? 'dist';

let done: Promise<unknown> | null = process.env.PLUGBENCH_BUILT === undefined ? null : Promise.resolve();

/** Builds into `OUT`, unless that was done before: by this process, or by `npm test`, which says so. */
export async function ensureBuilt(): Promise<void> {
  done ??= build({ logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } });
  await done;
}
