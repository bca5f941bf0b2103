// The assertions that every rule case must hold, shared by all hosts (test code).

import { analyse } from '../check/of-text.ts';
import { expect } from 'vitest';
import { FRAGMENT } from '../../src/hosts/kit/fragment.ts';
import type { Host } from '../../src/model/host.ts';
import type { PluginFile } from '../../src/model/file.ts';
import type { Problem } from '../../src/model/finding.ts';
import { type Analysis } from '../../src/check/check.ts';
import { bySeverity } from '../../src/check/severity.ts';
import { applyEdits } from '../../src/lang/json/change.ts';
import { isJson } from '../../src/lang/json/lenient/region.ts';
import { isEnded } from '../check/invariants.ts';
import { unmark } from './unmark.ts';
import type { RuleCase } from '../../src/model/rule-case.ts';

const modules = import.meta.glob<{ cases?: readonly RuleCase[] }>('../../src/hosts/*/**/cases.ts', {
  eager: true,
});

/** The cases of a host, from beside the rules of each subject. */
export function casesOf(hostId: string): RuleCase[] {
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`../../src/hosts/${hostId}/`));
  return own.flatMap(([, found]) => found.cases ?? []);
}

export function checkRuleCase(host: Host, ruleCase: RuleCase): void {
  const { text, from, to } = unmark(ruleCase.raises);
  const at = (
    t: string,
    path = ruleCase.path,
    others = ruleCase.others,
    written: readonly PluginFile[] = [],
  ): Analysis =>
    analyse(
      {
        text: t,
        hostId: host.id,
        release: ruleCase.release ?? null,
        path: path ?? null,
        older: ruleCase.older ?? null,
        others: [
          ...written,
          ...Object.entries(others ?? {}).map(([name, content]) => ({ path: name, text: content })),
        ],
      },
      [host],
    );
  const before = at(text);
  const raised = before.problems.filter((p) => p.code === ruleCase.code);
  const problem = raised.find((p) => p.from === from && p.to === to);
  expect(
    raised.map((p) => text.slice(p.from, p.to)),
    'marked ranges',
  ).toContain(text.slice(from, to));
  expect(problem, `raised at ${String(from)}..${String(to)}, not ${JSON.stringify(raised)}`).toBeDefined();
  expect(problem?.message).not.toMatch(/undefined|\[object|NaN/);
  const missed = at(ruleCase.misses, ruleCase.missesPath, ruleCase.missesOthers);
  expect(
    missed.problems.filter((p) => p.code === ruleCase.code),
    'near miss',
  ).toEqual([]);
  for (const p of before.problems)
    checkFixes(before, text, p, (t, files, path) => at(t, path, undefined, files));
}

/** Every fix gives text that parses, no longer raises that problem and raises no new one that is worse. */
export function checkFixes(
  before: Analysis,
  text: string,
  problem: Problem,
  again: (text: string, written: readonly PluginFile[], path?: string) => Analysis,
): void {
  for (const fix of problem.fixes) {
    const fixed = applyEdits(text, fix.edits);
    const after = again(fixed, fix.files ?? [], fix.path);
    const label = `${problem.code}: ${fix.title}\n${fixed}`;
    if (isJson(text)) expect(isJson(fixed), `${label} is no JSON`).toBe(true);
    // A long list is cut, so a fixed problem may make room for another one of its kind.
    if (before.hidden === 0) expect(isEnded(problem, before, after), label).toBe(true);
    // What is left may look like a part of a manifest; it was not a whole one before either.
    const worse = after.problems.filter(
      (p) =>
        p.code !== FRAGMENT &&
        bySeverity(p.severity, problem.severity) < 0 &&
        !before.problems.some((b) => b.code === p.code && bySeverity(b.severity, p.severity) <= 0),
    );
    expect(
      worse.map((p) => `${p.code}: ${p.message}`),
      label,
    ).toEqual([]);
  }
}
