// Every published manifest is detected as the host's that it is of, and refused by the releases that refuse it.

import { analyse } from '../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import type { Verdict } from '../../src/model/verdict.ts';
import { type Analysis } from '../../src/check/check.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import { jsonIn } from './corpus.ts';
import { expectationOf, type Expectation } from './expectations.ts';

const known = jsonIn('').flatMap(([path, text]) => {
  const expected = expectationOf(path);
  return expected ? [{ path, text, expected }] : [];
});

function check(text: string, hostId: string | null): Analysis {
  return analyse({ text, hostId, release: null, path: null, older: null }, hosts);
}

test('there is something to compare', () => {
  expect(known.length).toBeGreaterThan(0);
});

test.each(known)('$path', ({ text, expected }) => {
  const found = check(text, null);
  const { verdicts } = expected.checkFor === undefined ? found : check(text, expected.checkFor);
  expect(differences(expected, found, verdicts)).toEqual([]);
});

/** A sentence for everything that is not as expected. */
function differences(expected: Expectation, { detected }: Analysis, verdicts: readonly Verdict[]): string[] {
  const found: string[] = [];
  const host = detected.kind === 'host' ? detected.hostId : null;
  if (host !== expected.host) {
    found.push(`expected ${expected.host ?? 'no host'}, detected ${host ?? 'none'}: ${detected.reason}`);
  }
  for (const [release, refused] of Object.entries(expected.refused)) {
    const verdict = verdicts.find((v) => v.release === release);
    const is = verdict?.kind === 'refused' || verdict?.kind === 'crashes';
    if (!verdict || is !== refused) {
      const actual = verdict ? `${verdict.kind}: ${verdict.texts.join('; ')}` : 'no verdict';
      found.push(`${release} was to ${refused ? 'refuse' : 'accept'} it, but gave ${actual}`);
    }
  }
  if (expected.texts) {
    const { release, count, first } = expected.texts;
    const texts = verdicts.find((v) => v.release === release)?.texts ?? [];
    if (texts.length !== count || first.some((text, i) => texts[i] !== text)) {
      found.push(
        `${release} was to give ${String(count)} texts, first ${first.join('; ')}; it gave ${texts.join('; ')}`,
      );
    }
  }
  return found;
}
