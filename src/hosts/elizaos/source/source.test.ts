// Walks every rule about code: one text raises it at its range, one near miss does not, and every fix ends it.

import { expect, test } from 'vitest';
import { unmark } from '../../../../test/hosts/rule-case.ts';
import type { CodeFinding } from '../../../model/code.ts';
import { applyEdits } from '../../../text/change.ts';
import { PluginCompiler } from '../../../typescript/program.ts';
import { cases as actions } from './actions/code-cases.fixtures.ts';
import { checkSource } from './check.ts';
import type { SourceCase } from './code-case.fixtures.ts';
import { declarations } from './declarations.ts';
import { cases as models } from './models/code-cases.fixtures.ts';
import { cases as parameters } from './parameters/code-cases.fixtures.ts';
import { cases as parts } from './parts/code-cases.fixtures.ts';
import { cases as plugin } from './plugin/code-cases.fixtures.ts';
import { cases as routes } from './routes/code-cases.fixtures.ts';
import { sourceRules } from './rules.ts';
import { cases as services } from './services/code-cases.fixtures.ts';
import { cases as settings } from './settings/code-cases.fixtures.ts';

const cases = [plugin, actions, parameters, parts, services, routes, models, settings].flat();
const compiler = new PluginCompiler(await declarations('documented'));
const PATH = 'src/index.ts';

function check(
  text: string,
  others: SourceCase['others'] = {},
): { findings: readonly CodeFinding[]; broken: number } {
  const files = Object.entries({ [PATH]: text, ...others }).map(([path, one]) => ({ path, text: one }));
  const program = compiler.compile(files);
  const source = program.file(PATH);
  const findings = checkSource(program, files, PATH).get(PATH) ?? [];
  return { findings, broken: program.program.getSyntacticDiagnostics(source).length };
}

const RANK = { refused: 0, changed: 1, advice: 2 };

function weight({ code }: CodeFinding): number {
  return Math.min(...Object.values(sourceRules[code]?.severity ?? {}).map((one) => RANK[one ?? 'advice']));
}

test('has a case for every rule', () => {
  const covered = new Set(['elizaos/types', ...cases.map(({ code }) => code)]);
  expect(Object.keys(sourceRules).filter((code) => !covered.has(code))).toEqual([]);
});

test.each(cases)('$code $raises', ({ code, raises, misses, others }) => {
  const { text, from, to } = unmark(raises);
  const { findings, broken } = check(text, others);
  expect(broken).toBe(0);
  const raised = findings.filter((one) => one.code === code);
  expect(
    raised.map(({ span }) => text.slice(span.from, span.to)),
    JSON.stringify(findings),
  ).toContain(text.slice(from, to));
  expect(raised.some(({ span }) => span.from === from && span.to === to)).toBe(true);
  expect(check(misses, others).findings.filter((one) => one.code === code)).toEqual([]);
  for (const finding of findings) {
    expect(sourceRules[finding.code]?.message(finding.args ?? {})).not.toMatch(/undefined|\[object|NaN/);
    for (const fix of finding.fixes ?? []) {
      const fixed = applyEdits(text, fix.edits);
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
