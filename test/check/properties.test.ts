// Random and mutated texts, ten thousand of them in the thorough tests, through detection, check and fixes: what must hold for every one of them.

import { analyse } from './of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hosts } from '../hosts/loaded.ts';
import type { RuleCase } from '../../src/model/rule-case.ts';
import { unmark } from '../hosts/unmark.ts';
import { casesOf } from '../hosts/check-rule-case.ts';
import type { Host } from '../../src/model/host.ts';
import { afterFix, fixBreaks, holds } from './invariants.ts';
import { type Analysis } from '../../src/check/check.ts';
import { mutatedText, relaidOut } from './mutations.ts';
import { runs } from '../runs.ts';

/** The same texts every time; `FUZZ_SEED=1 npx vitest run test/pipeline/properties.test.ts` tries others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_822);

const samples = hosts.flatMap((host) =>
  host.samples.filter(({ path }) => path.endsWith('.json')).map((sample) => sample.text),
);
const anyHost = fc.constantFrom<string | null>(null, null, ...hosts.map((host) => host.id));

function check(text: string, hostId: string | null, rest: Partial<RuleCase> = {}): Analysis {
  const { path = null, older = null, release = null } = rest;
  const others = Object.entries(rest.others ?? {}).map(([name, content]) => ({ path: name, text: content }));
  return analyse({ text, hostId, release, path, older, others }, hosts);
}

test('random strings', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 200 }), fc.lorem());
  fc.assert(
    fc.property(text, anyHost, (t, host) => {
      expect(holds(t, check(t, host), hosts)).toEqual([]);
    }),
    { numRuns: runs(80, 2000), seed },
  );
});

test('random JSON', () => {
  const text = fc.tuple(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'));
  fc.assert(
    fc.property(text, anyHost, ([value, space], host) => {
      const t = JSON.stringify(value, null, space);
      expect(holds(t, check(t, host), hosts)).toEqual([]);
    }),
    { numRuns: runs(80, 2000), seed },
  );
});

test('mutated samples', () => {
  fc.assert(
    fc.property(mutatedText(samples), anyHost, (t, host) => {
      expect(holds(t, check(t, host), hosts)).toEqual([]);
    }),
    { numRuns: runs(200, 6000), seed },
  );
});

test('fixes of mutated samples', () => {
  fc.assert(
    fc.property(mutatedText(samples), fc.nat(), (t, pick) => {
      const before = check(t, null);
      const fixable = before.problems.filter((p) => p.fixes.length > 0);
      const problem = fixable[pick % Math.max(1, fixable.length)];
      fc.pre(problem !== undefined && before.hostId !== null);
      const again = (text: string): Analysis => check(text, before.hostId);
      for (const fix of problem?.fixes ?? []) {
        if (problem) expect(fixBreaks(t, before, problem, fix, again)).toEqual([]);
      }
    }),
    { numRuns: runs(60, 1500), seed },
  );
});

describe.each(hosts)('known mutations of $id', (host: Host) => {
  const cases = casesOf(host.id)
    .map((ruleCase) => ({ ruleCase, ...unmark(ruleCase.raises) }))
    .filter(({ text }) => afterFix(text) !== undefined);

  test.each(cases)('$ruleCase.code is raised whatever the layout', ({ ruleCase, text }) => {
    const codes = (t: string): string[] => check(t, host.id, ruleCase).problems.map((p) => p.code);
    const expected = codes(text);
    fc.assert(
      fc.property(relaidOut(text), (t) => {
        expect(codes(t)).toEqual(expected);
        expect(expected).toContain(ruleCase.code);
      }),
      { numRuns: runs(1, 3), seed },
    );
  });
});
