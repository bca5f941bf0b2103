// From findings to problems: severity, range, sentence, evidence and fixes.

import type { SourceDocument } from '../model/document.ts';
import type { Finding, Severity, Span } from '../model/finding.ts';
import type { Change, Host, SeverityByRelease } from '../model/host.ts';
import type { Evidence, Fix, Problem, TextEdit } from '../model/problem.ts';
import { editsOfAll } from '../text/change.ts';
import { locate } from '../text/locate.ts';
import { strictOutline, tolerantOutline, type Outline } from '../text/outline.ts';
import type { SyntaxProblem } from './syntax/check.ts';
import { syntaxRules } from './syntax/rules.ts';

/** Everything that problems of one text are made from. */
export interface Source {
  readonly text: string;
  readonly outline: Outline;
  /** Null where no host is chosen or the text cannot be checked for one. */
  readonly checked: { readonly host: Host; readonly document: SourceDocument } | null;
  /** Release id, or null for all. */
  readonly release: string | null;
  /** Whether edits make just these changes; always so for JSON. */
  readonly makes: (changes: readonly Change[], edits: readonly TextEdit[]) => boolean;
}

/** A finding that counts, with what is needed to sort and choose; the rest is made only for those shown. */
export interface Candidate extends Span {
  readonly finding: Finding;
  readonly severity: Severity;
  readonly releases: Readonly<Record<string, Severity>>;
  readonly fixes: readonly Fix[];
}

const RANK: Readonly<Record<Severity, number>> = { refused: 0, changed: 1, advice: 2 };

/** Sorts the worst first, then in source order. */
export function byWeight(a: Candidate, b: Candidate): number {
  return RANK[a.severity] - RANK[b.severity] || byPlace(a, b);
}

/** Sorts in source order, at the same place the worst first. */
export function byPlace(a: Candidate, b: Candidate): number {
  return a.from - b.from || RANK[a.severity] - RANK[b.severity] || a.to - b.to;
}

/** Null where no chosen release is affected. */
export function candidateOf(source: Source, { finding, fixes }: SyntaxProblem): Candidate | null {
  const releases = affected(source, finding);
  const [severity] = Object.values(releases).sort((a, b) => RANK[a] - RANK[b]);
  if (!severity) return null;
  return { finding, severity, releases, fixes, ...locate(source.text, source.outline, finding) };
}

/** The whole problem; throws where a host has no rule for its finding's code. */
export function problemOf(source: Source, candidate: Candidate): Problem {
  const { finding, severity, releases, from, to } = candidate;
  const { sentence, evidence } = ruleOf(source, finding.code);
  return {
    code: finding.code,
    pointer: finding.pointer,
    from,
    to,
    severity,
    releases,
    sentence: sentence(finding.args ?? {}),
    evidence: evidence.filter((e) => e.release === 'documented' || Object.hasOwn(releases, e.release)),
    fixes: [...candidate.fixes, ...repairsOf(source, finding)],
  };
}

function ruleOf(
  { checked }: Source,
  code: string,
): { sentence: (args: Readonly<Record<string, unknown>>) => string; evidence: readonly Evidence[] } {
  const rule = checked?.host.rules[code] ?? syntaxRules[code];
  if (!rule) throw new Error(`No rule is written for ${code}`);
  return rule;
}

function repairsOf({ text, outline, checked, makes }: Source, finding: Finding): Fix[] {
  if (!checked || !checked.host.rules[finding.code]) return [];
  const { host, document } = checked;
  return host.repair(finding, document).flatMap(({ title, changes }) => {
    const edits = editsOfAll(text, outline, changes, document.strict ? strictOutline : tolerantOutline);
    return edits && makes(changes, edits) ? [{ title, edits }] : [];
  });
}

/** What a finding costs in the chosen releases. */
function affected({ checked, release }: Source, finding: Finding): Record<string, Severity> {
  const fault = syntaxRules[finding.code]?.severity;
  if (!checked) return fault ? { documented: fault } : {};
  const { host, document } = checked;
  const own = host.rules[finding.code]?.severity;
  const table = own ?? (fault && syntaxCosts(host, document, finding.code, fault)) ?? {};
  const out: Record<string, Severity> = {};
  for (const [id, severity] of Object.entries(table)) {
    const counts = (release === null || id === release) && (finding.releases?.includes(id) ?? true);
    if (severity && counts) out[id] = severity;
  }
  return out;
}

/** What a fault of the text costs is for the host to say, but nothing costs more than it does by default. */
function syntaxCosts(
  host: Host,
  document: SourceDocument,
  code: string,
  severity: Severity,
): SeverityByRelease {
  const own = severity === 'advice' ? undefined : host.syntaxSeverity?.(code, document);
  if (!own) return Object.fromEntries(host.releases.map((r) => [r.id, severity]));
  return Object.fromEntries(
    Object.entries(own).map(([id, s = severity]) => [id, RANK[s] < RANK[severity] ? severity : s]),
  );
}
