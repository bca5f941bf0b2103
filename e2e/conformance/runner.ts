// Replays recorded behaviour of the real hosts and counts, per file and release, how many cases come out equal.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findFirefox, startFirefox } from '../escapes/firefox.ts';
import { closeBuiltPages, runIn } from './built-page.ts';
import { exceptionFor } from './exceptions.ts';
import type { Comparison, Suite } from './suite.ts';

interface Options {
  readonly brief: boolean;
  /** Replays what only runs code, in Firefox. */
  readonly firefox: boolean;
}

const suites = Object.values(import.meta.glob<{ suite: Suite }>('./suites/*.ts', { eager: true })).map(
  (module) => module.suite,
);

interface Tally {
  passed: number;
  /** Cases that the engine or the sandbox cannot give; listed with their reasons in docs/fidelity.md. */
  readonly exceptions: [Comparison, reason: string][];
  readonly failures: Comparison[];
}

const SHOWN_DIFFERENCES = Number(process.env.PLUGBENCH_SHOWN ?? 5);

/** Prints a line per file and release, the first differences, and `N passed, N failed`; true if all passed. */
export async function runConformance(
  folders: readonly string[],
  only: readonly string[],
  options: Options,
): Promise<boolean> {
  const { brief, firefox } = options;
  if (firefox && !(await inFirefox())) return true;
  let passed = 0;
  const failed: [string, Comparison][] = [];
  const known = new Set<string>();
  for (const [file, suite] of filesOf(folders)) {
    if (only.length > 0 && !only.includes(suite.name)) continue;
    if (firefox && !suite.runsCode) continue;
    // The same file may lie in several folders.
    const content = `${suite.name} ${readFileSync(file, 'utf8')}`;
    if (known.has(content)) continue;
    known.add(content);
    for (const [name, tally] of await replay(suite, file, options)) {
      const total = tally.passed + tally.failures.length + tally.exceptions.length;
      const apart = tally.exceptions.length;
      console.log(
        `${name}: ${String(tally.passed)} of ${String(total)}${apart > 0 ? `, exceptions: ${String(apart)}` : ''}`,
      );
      for (const [{ id }, reason] of tally.exceptions) console.log(`  exception ${id}: ${reason}`);
      passed += tally.passed;
      for (const failure of tally.failures) failed.push([name, failure]);
    }
  }
  await closeBuiltPages();
  for (const [name, failure] of failed.slice(0, SHOWN_DIFFERENCES)) printDifference(name, failure);
  if (brief)
    console.log(
      'Brief: a part of what runs code, in one mode each. `npm run conformance` replays all of it.',
    );
  if (known.size === 0) console.log(`No known file in ${folders.join(', ')}`);
  console.log(`${String(passed)} passed, ${String(failed.length)} failed`);
  return failed.length === 0 && known.size > 0;
}

/** Runs go to Firefox from now on; false, with a printed line, where it is not installed. */
async function inFirefox(): Promise<boolean> {
  const path = findFirefox();
  if (path === null) console.log('Skipped: the runs in Firefox, which is not installed.');
  else runIn(await startFirefox(path));
  return path !== null;
}

function* filesOf(folders: readonly string[]): Iterable<[string, Suite]> {
  for (const folder of folders) {
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const name of names) {
      const suite = suites.find((s) => s.name === basename(name).replace(/\.jsonl?$/, ''));
      if (suite && /\.jsonl?$/.test(name)) yield [join(folder, name), suite];
    }
  }
}

async function replay(suite: Suite, file: string, { brief, firefox }: Options): Promise<Map<string, Tally>> {
  const text = readFileSync(file, 'utf8');
  const lines = file.endsWith('.json')
    ? (JSON.parse(text) as unknown[])
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown);
  const tallies = new Map<string, Tally>();
  for await (const comparison of suite.replay(lines, join(file, '..'), brief)) {
    const name = [suite.name, comparison.area, comparison.release].filter(Boolean).join(' ');
    const tally = tallies.get(name) ?? { passed: 0, exceptions: [], failures: [] };
    tallies.set(name, tally);
    const reason = exceptionFor(suite.name, comparison.id, comparison.release, firefox);
    if (isDeepStrictEqual(comparison.actual, comparison.expected)) tally.passed++;
    else if (reason !== null) tally.exceptions.push([comparison, reason]);
    else tally.failures.push(comparison);
  }
  return tallies;
}

function printDifference(name: string, { id, expected, actual }: Comparison): void {
  console.log(`\n${name}, case ${id}`);
  console.log(`  expected ${JSON.stringify(expected)}`);
  console.log(`  actual   ${JSON.stringify(actual)}`);
}
