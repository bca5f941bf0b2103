// Runs detection and check over the corpus of published manifests and compares with what is known of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts } from '../../test/hosts/loaded.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { analyse, type Analysis } from '../../src/pipeline/check.ts';
import { expectationsFrom, type Expectation } from './expectations.ts';

/** Prints a line per manifest and ends with `N passed, N failed`; true if all passed. */
export function runCorpus(folder: string): boolean {
  const expectationOf = expectationsFrom(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const expected = expectationOf(file);
    if (!expected) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const found = check(text, null);
    const checked = expected.checkFor === undefined ? found : check(text, expected.checkFor);
    const differences = compare(expected, found, checked.verdicts);
    console.log(`${differences.length === 0 ? '✓' : '✗'} ${file}: ${describe(found)}`);
    for (const difference of differences) console.log(`    ${difference}`);
    if (differences.length === 0) passed++;
    else failed++;
  }
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 && passed > 0;
}

function check(text: string, hostId: string | null): Analysis {
  return analyse({ text, hostId, release: null, path: null, older: null }, hosts);
}

function describe({ detected, verdicts }: Analysis): string {
  const who =
    detected.kind === 'host'
      ? detected.hostId
      : detected.kind === 'other-product'
        ? `not ours (${detected.product})`
        : 'unknown';
  return [who, ...verdicts.map((v) => `${v.release} ${v.kind}`)].join(', ');
}

function compare(expected: Expectation, { detected }: Analysis, verdicts: readonly Verdict[]): string[] {
  const differences: string[] = [];
  const host = detected.kind === 'host' ? detected.hostId : null;
  if (host !== expected.host) {
    differences.push(
      `expected ${expected.host ?? 'no host'}, detected ${host ?? 'none'}: ${detected.reason}`,
    );
  }
  for (const [release, refused] of Object.entries(expected.refused)) {
    const verdict = verdicts.find((v) => v.release === release);
    const is = verdict?.kind === 'refused' || verdict?.kind === 'crashes';
    if (!verdict || is !== refused) {
      const said = verdict ? `${verdict.kind}: ${verdict.texts.join('; ')}` : 'no verdict';
      differences.push(`${release} was to ${refused ? 'refuse' : 'take'} it, but ${said}`);
    }
  }
  if (expected.texts) {
    const { release, count, first } = expected.texts;
    const texts = verdicts.find((v) => v.release === release)?.texts ?? [];
    if (texts.length !== count || first.some((text, i) => texts[i] !== text)) {
      differences.push(
        `${release} was to say ${String(count)} texts, first ${first.join('; ')}; it said ${texts.join('; ')}`,
      );
    }
  }
  return differences;
}
