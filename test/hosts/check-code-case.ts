// The assertions that every case of a rule about code must hold (test code).

import { analyseFile } from '../check/of-text.ts';
import { expect } from 'vitest';
import type { Host } from '../../src/model/host.ts';
import { type FileAnalysis } from '../../src/check/check.ts';
import { bySeverity } from '../../src/check/severity.ts';
import { applyEdits } from '../../src/lang/json/change.ts';
import type { CodeCase } from '../../src/model/rule-case.ts';
import { unmark } from './unmark.ts';

const modules = import.meta.glob<{ codeCases?: readonly CodeCase[] }>('../../src/hosts/*/**/cases.ts', {
  eager: true,
});

/** The cases of a host's rules about code. */
export function codeCasesOf(hostId: string): CodeCase[] {
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`../../src/hosts/${hostId}/`));
  return own.flatMap(([, { codeCases = [] }]) => codeCases);
}

/** In every release the rule is raised at its range with that release's severity, or not at all. */
export async function checkCodeCase(host: Host, codeCase: CodeCase): Promise<void> {
  const { code } = codeCase;
  const { text, from, to } = unmark(codeCase.raises);
  const severities = host.rules[code]?.severity ?? {};
  for (const release of host.releases) {
    const { problems } = await analysed(host, codeCase, text, release.id);
    const raised = problems.filter((problem) => problem.code === code);
    const severity = severities[release.id];
    if (severity === undefined) expect(raised, release.id).toEqual([]);
    else {
      expect(
        raised.map((problem) => text.slice(problem.from, problem.to)),
        `${release.id}: ${problems.map((p) => p.code).join(', ')}`,
      ).toContain(text.slice(from, to));
      const problem = raised.find((one) => one.from === from && one.to === to);
      expect(problem?.severity, JSON.stringify(raised)).toBe(severity);
      expect(problem?.message).not.toMatch(/undefined[^`]|\[object (?!Object)|NaN/);
    }
  }
  const near: CodeCase = {
    ...codeCase,
    ...(codeCase.missesManifest !== undefined && { manifest: codeCase.missesManifest }),
    others: codeCase.missesOthers ?? codeCase.others ?? {},
  };
  const missed = await analysed(host, near, codeCase.misses, null);
  expect(
    missed.problems.filter((problem) => problem.code === code),
    'near miss',
  ).toEqual([]);
  await checkCodeFixes(host, codeCase, text, { from, to });
}

/** Every fix ends a problem of its rule, and raises none that is worse. */
async function checkCodeFixes(
  host: Host,
  codeCase: CodeCase,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const before = await analysed(host, codeCase, text, null);
  const count = (problems: FileAnalysis['problems'], code: string): number =>
    problems.filter((problem) => problem.code === code).length;
  for (const problem of before.problems) {
    for (const fix of problem.fixes) {
      const fixed = applyEdits(text, fix.edits);
      const after = await analysed(host, codeCase, fixed, null);
      const label = `${problem.code}: ${fix.title}\n${fixed}`;
      expect(count(after.problems, problem.code), label).toBeLessThan(count(before.problems, problem.code));
      const worse = after.problems.filter(
        (p) =>
          bySeverity(p.severity, problem.severity) < 0 &&
          !before.problems.some((b) => b.code === p.code && bySeverity(b.severity, p.severity) <= 0),
      );
      expect(
        worse.map((p) => p.message),
        label,
      ).toEqual([]);
    }
  }
  if (codeCase.fixed === undefined) return;
  const marked = before.problems.find((p) => p.code === codeCase.code && p.from === from && p.to === to);
  expect(applyEdits(text, marked?.fixes[0]?.edits ?? [])).toBe(codeCase.fixed);
}

function analysed(
  host: Host,
  codeCase: CodeCase,
  text: string,
  release: string | null,
): Promise<FileAnalysis> {
  const { path: file = '', manifest = '' } = codeCase;
  const others = Object.entries({ ...codeCase.others, [file]: text });
  return analyseFile(
    {
      text: manifest,
      file,
      hostId: host.id,
      release,
      path: null,
      older: null,
      others: others.map(([path, content]) => ({ path, text: content })),
    },
    host,
  );
}
