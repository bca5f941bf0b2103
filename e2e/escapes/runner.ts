// Attacks the built page in each browser, beside an unprotected control, and counts.

import { resolve } from 'node:path';
import { ensureBuilt, OUT } from '../built.ts';
import { isBomb, readAttacks, type Attack } from './attack.ts';
import { startChromium } from './chromium.ts';
import { controlBombs, runControls } from './controls.ts';
import type { Driver } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { Lane } from './lane.ts';
import { attackPython, controlPython } from './python/suite.ts';
import { probe } from './probe.ts';
import { reportAttacks, reportControls, reportResults } from './report.ts';
import { attackSandbox, dropBombs, type Verdict } from './suite.ts';

export interface Options {
  /** Another file of attacks, in place of ours. */
  readonly file: string | null;
  readonly only: readonly string[];
  readonly controls: boolean;
  /** Writes down which detectors fired. */
  readonly record: boolean;
  readonly bombs: boolean;
  readonly unhardened: boolean;
  readonly chromium: boolean;
  readonly firefox: boolean;
  /** `short` leaves most of those in Python out, `only` runs nothing else. */
  readonly python: 'short' | 'all' | 'only' | 'none';
  /** Prints what every attack came to. */
  readonly show: boolean;
}

/** Prints the report and `N passed, N failed`; true where nothing got through. */
export async function runEscapes(options: Options): Promise<boolean> {
  const attacks = attacksOf(options);
  ensureBuilt();
  let passed = 0;
  let failed = 0;
  for (const start of starters(options)) {
    const result = await attackIn(start, attacks, options);
    passed += result.passed;
    failed += result.failed;
  }
  const left = options.bombs ? 0 : attacks.filter(isBomb).length;
  if (left > 0) console.log(`memory: ${String(left)} left out (--bombs runs them)`);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 && passed > 0;
}

function attacksOf({ file, only, unhardened }: Options): Attack[] {
  const files =
    file === null
      ? ['attacks.json', 'more-attacks.json'].map((name) => new URL(name, import.meta.url))
      : [file];
  const all = files.flatMap((one) => readAttacks(one));
  const chosen = only.length > 0 ? all.filter(({ id }) => only.includes(id)) : all;
  return unhardened
    ? chosen.filter(({ given, host }) => !given && !host).map((attack) => ({ ...attack, given: 'globals' }))
    : chosen;
}

function starters({ chromium, firefox }: Options): (() => Promise<Driver>)[] {
  const path = firefox ? findFirefox() : null;
  if (firefox && path === null) console.log('Firefox is not installed: skipped');
  return [...(chromium ? [startChromium] : []), ...(path === null ? [] : [() => startFirefox(path)])];
}

async function attackIn(
  start: () => Promise<Driver>,
  attacks: readonly Attack[],
  { bombs, controls, record, file, only, show, python }: Options,
): Promise<{ passed: number; failed: number }> {
  const folder = resolve(OUT);
  const driver = await start();
  try {
    if (python === 'only') {
      const verdicts = await attackPython(driver, folder, { short: false, only });
      if (show) reportResults(verdicts);
      const through = reportAttacks(driver.label, verdicts);
      let lost = 0;
      if (controls) {
        const list = await controlPython(driver, folder, only);
        lost = reportControls(driver.label, driver.name, list, { record, complete: false });
      }
      return { passed: verdicts.length - through, failed: through + lost };
    }
    const { label, name } = driver;
    const verdicts: Verdict[] = [];
    // First: what measures the page's time comes last, when other programs may have ended.
    if (python !== 'none')
      verdicts.push(...(await attackPython(driver, folder, { short: python === 'short', only: [] })));
    const lanes = Array.from({ length: driver.lanes }, (_, at) => new Lane(driver, folder, at));
    // Pages that load slow each other.
    await Promise.all(lanes.map((lane) => lane.prepare()));
    const broken = await probe(lanes[0] ?? new Lane(driver, folder, 0));
    for (const line of broken) console.log(`HARNESS ${label}: ${line}`);
    if (broken.length > 0) return { passed: 0, failed: broken.length };
    verdicts.push(...(await attackSandbox(lanes, attacks)));
    if (bombs) verdicts.push(...(await dropBombs(start, folder, attacks)));
    if (show) reportResults(verdicts);
    const through = reportAttacks(label, verdicts);
    let lost = 0;
    if (controls) {
      const list = await runControls(driver, folder, attacks);
      if (bombs) list.push(...(await controlBombs(start, folder, attacks)));
      if (python === 'all') list.push(...(await controlPython(driver, folder, [])));
      const complete = file === null && only.length === 0 && bombs;
      lost = reportControls(label, name, list, { record, complete });
    }
    return { passed: verdicts.length - through, failed: through + lost };
  } finally {
    await driver.close();
  }
}
