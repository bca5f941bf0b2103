// From findings to problems: severity, range, message, evidence and fixes.

import type {
  Args,
  Finding,
  Severity,
  Span,
  Rule,
  Fix,
  OfferedFix,
  Problem,
  SourceDocument,
} from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { locate } from '../lang/json/locate.ts';
import type { Outline } from '../model/language.ts';
import { languageFor } from './document.ts';
import { fixIds, keyOfFix, problemIds } from './ids.ts';
import { ruleFor, affected, bySeverity, worst, type CheckedDocument } from './severity.ts';
import type { FixVerifier } from './verify-fix.ts';

export interface ProblemContext {
  readonly text: string;
  readonly outline: Outline;
  /** Null where no host is chosen or the text cannot be checked for one. */
  readonly checked: CheckedDocument | null;
  /** Release id, or null for all. */
  readonly release: string | null;
  /** Null where no fixes of the host are wanted. */
  readonly verify: FixVerifier | null;
}

/** A finding that counts, with what is needed to sort and choose; the rest is made only for those shown. */
interface RatedFinding extends Span {
  readonly finding: Finding;
  readonly severity: Severity;
  readonly releases: Readonly<Record<string, Severity>>;
}

/** Sorts the worst first, then in source order. */
function byWeight(a: RatedFinding, b: RatedFinding): number {
  return bySeverity(a.severity, b.severity) || byPlace(a, b);
}

/** Sorts in source order, at the same place the worst first. */
function byPlace(a: RatedFinding, b: RatedFinding): number {
  return a.from - b.from || bySeverity(a.severity, b.severity) || a.to - b.to;
}

/** Null where no chosen release is affected. */
function rated(source: ProblemContext, finding: Finding): RatedFinding | null {
  const releases = affected(source.checked, source.release, finding);
  const severity = worst(releases);
  return severity ? { finding, severity, releases, ...locate(source.text, source.outline, finding) } : null;
}

export interface Problems {
  readonly problems: readonly Problem[];
  /** Problems left out because there are too many to show. */
  readonly hidden: number;
}

/** More would only slow the page down; the rest is only counted. */
const MAX_PROBLEMS = 200;

/** Problems in source order; where there are too many the worst are kept. */
export function problemsOf(source: ProblemContext, findings: readonly Finding[], hidden = 0): Problems {
  const all = findings.flatMap((finding) => rated(source, finding) ?? []);
  const shown = [...all].sort(byWeight).slice(0, MAX_PROBLEMS).sort(byPlace);
  const ids = problemIds(shown.map(({ finding }) => finding));
  return {
    problems: shown.map((one, i) => problemOf(source, one, ids[i] ?? '')),
    hidden: hidden + all.length - shown.length,
  };
}

function problemOf(
  source: ProblemContext,
  { finding, severity, releases, from, to }: RatedFinding,
  id: string,
): Problem {
  const { message, evidence } = ruleFor(source.checked?.host ?? null, finding.code).rule;
  const fixes = [...(finding.fixes ?? []), ...verifiedFixes(source, finding)];
  const ids = fixIds(id, fixes.map(keyOfFix));
  const [text, args] = filledIn(message, finding.args);
  return {
    id,
    code: finding.code,
    pointer: finding.pointer,
    from,
    to,
    severity,
    releases,
    message: text,
    args,
    evidence: evidence.filter((e) => e.release === 'documented' || Object.hasOwn(releases, e.release)),
    fixes: fixes.map((fix, i) => offered(fix, ids[i] ?? '')),
  };
}

function offered({ title, edits = [], files, path }: Fix, id: string): OfferedFix {
  // Titles are on buttons and in menus, which show no marks.
  return { id, title: title.replaceAll('`', ''), edits, ...(files && { files }), ...(path && { path }) };
}

/** The message with those of the arguments that it reads: others serve only the rule's fixes. */
function filledIn(message: Rule['message'], args: Args): [text: string, read: Args] {
  const read: Record<string, unknown> = {};
  const get = (_: Args, name: string): unknown => (read[name] = args[name]);
  return [message(new Proxy(args, { get })), read];
}

function verifiedFixes({ text, outline, checked, verify }: ProblemContext, finding: Finding): Fix[] {
  if (!verify || !checked) return [];
  const { host, document } = checked;
  return fixesOf(host, finding, document).flatMap((fix) => {
    const { changes = [] } = fix;
    // One that only writes or moves files has no edits.
    const edits = changes.length > 0 ? languageFor(host).edit(text, changes, outline) : [];
    return edits && verify(finding, fix, edits) ? [{ ...fix, edits }] : [];
  });
}

/** The fixes of a finding, best first, before they are tried; [] for a code that is not the host's. */
export function fixesOf(host: Host, finding: Finding, document: SourceDocument): readonly Fix[] {
  return host.rules[finding.code]?.fix?.(finding, document) ?? [];
}
