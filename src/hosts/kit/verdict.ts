// The verdict of the `documented` release, which has no code that could speak: it refuses what its rules refuse.

import type { Finding } from '../../model/finding.ts';
import type { Rule } from '../../model/host.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { SourceDocument } from '../../model/document.ts';

/** More sentences than anybody reads; a huge broken manifest would give tens of thousands. */
const MAX_TEXTS = 100;

/** The findings that the release refuses. */
export function refusedBy(
  release: string,
  findings: readonly Finding[],
  rules: Readonly<Record<string, Rule>>,
): Finding[] {
  return findings.filter(
    (finding) =>
      rules[finding.code]?.severity[release] === 'refused' &&
      (finding.releases === undefined || finding.releases.includes(release)),
  );
}

/** Refused with the sentences of the broken rules, in the findings' order; accepted otherwise. */
export function documentedVerdict(
  document: SourceDocument,
  findings: readonly Finding[],
  rules: Readonly<Record<string, Rule>>,
): Verdict {
  const texts = new Set<string>();
  if (!document.strict) texts.add(`Not valid JSON: ${document.parseError ?? 'the text cannot be read'}`);
  for (const finding of refusedBy('documented', findings, rules)) {
    if (texts.size === MAX_TEXTS) break;
    const text = rules[finding.code]?.message(finding.args ?? {});
    if (text !== undefined) texts.add(text);
  }
  const outcome = texts.size > 0 ? 'refused' : 'accepted';
  return { release: 'documented', outcome, texts: [...texts], notes: [] };
}
