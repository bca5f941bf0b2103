// Walks every rule about code in every release: one text raises it at its range, one near miss does not, and every fix ends it.

import { expect, test } from 'vitest';
import { SEVERITIES } from '../../../model/finding.ts';
import type { CodeCase } from '../../../model/rule-case.ts';
import { unmark } from '../../../../test/hosts/unmark.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { PluginCompiler } from '../../../lang/typescript/program.ts';
import { codeCases as actions } from './actions/cases.ts';
import { checkSource } from './check.ts';
import { handler } from './case-texts.fixtures.ts';
import { declarations, JUDGED, sourceHost } from './host.ts';
import { codeCases as left } from './left/cases.ts';
import { codeCases as names } from './names/cases.ts';
import { codeCases as parts } from './parts/cases.ts';
import { codeCases as plugin } from './plugin/cases.ts';
import { codeRules } from './rules.ts';
import { codeCases as services } from './services/cases.ts';
import { codeCases as settings } from './settings/cases.ts';

const cases = [plugin, left, actions, parts, services, names, settings].flat();
const [documented] = JUDGED;
const PATH = 'src/index.ts';
const TYPES = 'elizaos/types';
const compilers = new Map(
  await Promise.all(
    JUDGED.map(async (release) => [release, new PluginCompiler(await declarations(release))] as const),
  ),
);

interface Checked {
  readonly findings: readonly CodeFinding[];
  /** What the page says of this release: our findings joined with the compiler's. */
  readonly stated: readonly CodeFinding[];
  readonly broken: number;
}

function check(text: string, others: CodeCase['others'] = {}, release = documented): Checked {
  const files = Object.entries({ [PATH]: text, ...others }).map(([path, one]) => ({ path, text: one }));
  const program = compilers.get(release)?.compile(files);
  if (!program) throw new Error(`No compiler for ${release}`);
  const findings = checkSource(program, files, PATH).get(PATH) ?? [];
  const joined = sourceHost.check({ files, main: PATH, programs: new Map([[release, program]]) });
  const stated = (joined.findings.get(PATH) ?? []).filter(
    (one) => (one.releases ?? JUDGED).includes(release) && codeRules[one.code]?.severity[release],
  );
  const broken = program.program.getSyntacticDiagnostics(program.file(PATH)).length;
  return { findings, stated, broken };
}

function weight({ code }: CodeFinding): number {
  return Math.min(
    ...Object.values(codeRules[code]?.severity ?? {}).map((one) => SEVERITIES.indexOf(one ?? 'advice')),
  );
}

test('has a case for every rule', () => {
  // Of what the compiler says `host.test.ts` and `types/effects.test.ts` have cases.
  const covered = new Set(cases.map(({ code }) => code));
  const left = Object.keys(codeRules).filter((code) => !covered.has(code));
  expect(left).toEqual([
    TYPES,
    'elizaos/types-unloadable',
    'elizaos/types-throwing',
    'elizaos/types-slow',
    'elizaos/types-not-open',
  ]);
});

test('what is wrong with an action that is listed twice is found once', () => {
  const text = `const go = { name: 'go on', description: 'd', validate: async () => true, handler: async () => ({ success: true }) };\nexport default { name: 'p', description: 'd', actions: [go, go] };\n`;
  const codes = check(text).findings.map(({ code }) => code);
  expect(codes.filter((code) => code === 'elizaos/source-action-name')).toHaveLength(1);
  expect(codes).toContain('elizaos/source-duplicate-unused');
});

test('a member that is there, and undefined, is not added a second time', () => {
  const { text } = unmark(handler(`async () => ({ ⟦success⟧: undefined })`));
  const code = 'elizaos/source-no-success';
  const found = check(text).findings.find((one) => one.code === code);
  expect(found).toMatchObject({ code });
  expect(found?.fixes ?? []).toEqual([]);
});

test.each(cases)('$code says which releases it is about', ({ code, release: only }) => {
  const judging = JUDGED.filter((release) => codeRules[code]?.severity[release]);
  expect(judging).toEqual(only === undefined ? JUDGED : [only]);
});

test.each(JUDGED.flatMap((judge) => cases.map((one) => ({ judge, ...one }))))(
  '$judge: $code $raises',
  ({ judge, code, raises, misses, others, missesOthers = others, release = judge }) => {
    const { text, from, to } = unmark(raises);
    const { findings, stated } = check(text, others, judge);
    const raised = findings.filter((one) => one.code === code);
    expect(
      raised.map(({ span }) => text.slice(span.from, span.to)),
      JSON.stringify(findings),
    ).toContain(text.slice(from, to));
    expect(raised.some(({ span }) => span.from === from && span.to === to)).toBe(true);
    const there = stated.filter(({ span }) => span.from <= to && from <= span.to);
    const codes = there.map((one) => one.code);
    if (release !== judge) expect(codes).not.toContain(code);
    else expect(codes.includes(code) || codes.includes(TYPES), codes.join()).toBe(true);
    const near = check(misses, missesOthers, judge);
    expect([...near.findings, ...near.stated].filter((one) => one.code === code)).toEqual([]);
  },
);

test.each(cases)('the fixes of $code $raises end it and do no harm', ({ raises, others }) => {
  const { text } = unmark(raises);
  const { findings, broken } = check(text, others);
  expect(broken).toBe(0);
  for (const finding of findings) {
    expect(codeRules[finding.code]?.message(finding.args)).not.toMatch(/undefined|\[object|NaN/);
    for (const fix of finding.fixes ?? []) {
      const fixed = applyEdits(text, fix.edits ?? []);
      const after = check(fixed, others);
      const label = `${finding.code}: ${fix.title}\n${fixed}`;
      expect(after.broken, label).toBe(0);
      const same = (all: readonly CodeFinding[]): number =>
        all.filter((one) => one.code === finding.code).length;
      expect(same(after.findings), label).toBeLessThan(same(findings));
      const worse = after.findings.filter(
        (one) => weight(one) < weight(finding) && !findings.some((before) => before.code === one.code),
      );
      expect(
        worse.map((one) => one.code),
        label,
      ).toEqual([]);
    }
  }
});
