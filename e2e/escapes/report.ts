// Prints what came of the attacks and their controls.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Control } from './controls.ts';
import { isHarnessError } from './detect.ts';
import type { Verdict } from './suite.ts';

const FILE = new URL('controls.json', import.meta.url);
type Known = Readonly<Record<string, readonly string[]>>;

/** What each attack came to, for a person who looks into one. */
export function reportResults(verdicts: readonly Verdict[]): void {
  for (const { attack, seen } of verdicts) {
    const times = `${(seen?.ms ?? NaN).toFixed(0)} ms, lag ${(seen?.lag ?? NaN).toFixed(0)} ms`;
    const text = (seen?.content ?? seen?.value ?? '').slice(0, 200);
    console.log(`${attack.id} ${seen?.kind ?? 'gone'} (${times}): ${text}`);
  }
}

/** A line per category and per failure; gives the number of attacks that got through. */
export function reportAttacks(label: string, verdicts: readonly Verdict[]): number {
  for (const [category, list] of grouped(verdicts)) {
    const held = list.filter(({ found }) => found.length === 0).length;
    console.log(`${label}, ${category}: ${String(held)} of ${String(list.length)} held`);
  }
  const failed = verdicts.filter(({ found }) => found.length > 0);
  for (const { attack, found } of failed) {
    const what = isHarnessError(found) ? 'HARNESS' : 'GOT THROUGH';
    console.log(`${what} ${label} ${attack.id} (${attack.category}): ${found.join('; ')}`);
  }
  return failed.length;
}

/** Which detectors fired; gives the number of those that fired when controls.json was written, and do no longer. */
export function reportControls(
  label: string,
  browser: string,
  controls: readonly Control[],
  { record, complete }: { readonly record: boolean; readonly complete: boolean },
): number {
  for (const [category, list] of grouped(controls)) {
    const fired = list.filter((control) => control.fired);
    const line = `${label}, control, ${category}: ${String(fired.length)} of ${String(list.length)} detectors fired`;
    console.log(line);
    for (const style of Object.keys(CONTROLS)) {
      const ids = fired.filter((control) => control.fired?.style === style).map(({ attack }) => attack.id);
      if (ids.length > 0) console.log(`  evidence (${CONTROLS[style] ?? ''}): ${ids.join(' ')}`);
    }
    const silent = list.filter((control) => !control.fired).map(({ attack }) => attack.id);
    if (silent.length > 0) console.log(`  regression guards: ${silent.join(' ')}`);
  }
  const fired = controls.filter((control) => control.fired).map(({ attack }) => attack.id);
  const tried = new Set(controls.map(({ attack }) => attack.id));
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Known;
  if (record) {
    const others = (known[browser] ?? []).filter((id) => !tried.has(id));
    const ids = [...(complete ? [] : others), ...fired].sort();
    writeFileSync(FILE, `${JSON.stringify({ ...known, [browser]: ids }, null, 2)}\n`);
  }
  const lost = (known[browser] ?? []).filter((id) => tried.has(id) && !fired.includes(id));
  for (const id of lost)
    console.log(`CONTROL SILENT ${label} ${id}: its detector fired before and does no longer`);
  console.log(`${label}, control: ${String(fired.length)} of ${String(controls.length)} detectors fired`);
  return lost.length;
}

const CONTROLS: Readonly<Record<string, string>> = {
  arrow: 'worker',
  function: 'worker, function',
  statement: 'worker, argument',
  list: 'worker, list',
  declaration: 'worker, declaration',
  frame: 'frame of the same origin',
  python: 'CPython',
};

function grouped<T extends { readonly attack: { readonly category: string } }>(
  list: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(one.attack.category, [...(groups.get(one.attack.category) ?? []), one]);
  return groups;
}
