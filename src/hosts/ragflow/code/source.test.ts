// Walks every rule about Python: one text raises it at its range, one near miss does not, and every fix ends it.

import { expect, test } from 'vitest';
import { unmark } from '../../../../test/hosts/unmark.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { checkFile, folderOf, withFixes } from './check.ts';
import type { CodeCase } from '../../../model/rule-case.ts';
import { SOUND } from './case-texts.fixtures.ts';
import { codeCases as fragment } from './fragment/cases.ts';
import { codeCases as imports } from './imports/cases.ts';
import { codeCases as invoke } from './invoke/cases.ts';
import { codeCases as loading } from './loading/cases.ts';
import { readPluginSource } from './read.ts';
import { rules as hostRules } from '../subjects.ts';
import { codeRules } from './rules.ts';

const cases = [fragment, imports, loading, invoke].flat();
const PATH = 'llm_tools/tide.py';

function check(text: string, path = PATH, others: CodeCase['others'] = {}): CodeFinding[] {
  const files = Object.entries(others).map(([name, content]) => ({ path: name, text: content }));
  const folder = folderOf({ path, text }, files);
  return withFixes(folder, checkFile(folder));
}

test('has a case for every rule', () => {
  const covered = new Set(cases.map(({ code }) => code));
  expect(Object.keys(codeRules).filter((code) => !covered.has(code))).toEqual([]);
});

test('a sound plugin raises nothing', () => {
  expect(check(SOUND)).toEqual([]);
});

test('an error of syntax is all that is said of what it makes unreadable', () => {
  const broken = SOUND.replace('"name":', '"name" = (');
  expect(broken).not.toBe(SOUND);
  const codes = check(broken).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).not.toContain('ragflow/python-unread');
});

test.each(cases)('$code $raises', ({ code, raises, misses, fix, path, missesPath, others }) => {
  const { text, from, to } = unmark(raises);
  const findings = check(text, path, others);
  const raised = findings.filter((one) => one.code === code);
  const all = findings.map((one) => `${one.code} ${text.slice(one.span.from, one.span.to)}`).join('\n');
  expect(
    raised.map(({ span }) => text.slice(span.from, span.to)),
    all,
  ).toContain(text.slice(from, to));
  const own = raised.find(({ span }) => span.from === from && span.to === to);
  expect(own).toBeDefined();
  expect(own?.fixes?.[0]?.title).toBe(fix);
  expect(check(misses, missesPath ?? path, others).filter((one) => one.code === code)).toEqual([]);
  for (const finding of findings) {
    expect({ ...hostRules, ...codeRules }[finding.code]?.message(finding.args)).not.toMatch(
      /undefined|\[object|NaN/,
    );
    for (const { edits = [], title, path: moved } of finding.fixes ?? []) {
      const fixed = applyEdits(text, edits);
      const label = `${finding.code}: ${title}\n${fixed}`;
      expect(readPluginSource(fixed).errors.length, label).toBe(0);
      const same = (list: readonly CodeFinding[]): number =>
        list.filter((one) => one.code === finding.code).length;
      expect(same(check(fixed, moved ?? path, others)), label).toBeLessThan(same(findings));
    }
  }
});
