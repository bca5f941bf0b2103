// From findings to problems: severity, range, message, evidence and fixes.

import type { Args, Finding, Severity, Span } from '../model/finding.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Host, Rule, ValueFix } from '../model/host.ts';
import type { Problem } from '../model/problem.ts';
import { editsOfAll } from '../lang/json/change.ts';
import { locate } from '../lang/json/locate.ts';
import { strictOutline, tolerantOutline, type Outline } from '../lang/json/outline.ts';
import { fixIds, keyOfFix, problemIds } from './ids.ts';
import { affected, bySeverity, worst, type CheckedDocument } from './severity.ts';
import { syntaxRules } from './syntax/rules.ts';
import type { TextFix, TextProblem } from './syntax/text-problem.ts';
import { textRules } from './texts.ts';
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
export interface RatedFinding extends Span {
  readonly finding: Finding;
  readonly severity: Severity;
  readonly releases: Readonly<Record<string, Severity>>;
  readonly fixes: readonly TextFix[];
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
export function candidateOf(source: ProblemContext, { finding, fixes }: TextProblem): RatedFinding | null {
  const releases = affected(source.checked, source.release, finding);
  const severity = worst(releases);
  if (!severity) return null;
  return { finding, severity, releases, fixes, ...locate(source.text, source.outline, finding) };
}

/** More would only slow the page down; the rest is only counted. */
const MAX_PROBLEMS = 200;

/** Those to show, in source order; where there are too many the worst are kept. Each has its id. */
export function shownOf<Rated extends RatedFinding>(
  all: readonly Rated[],
): { readonly shown: readonly (readonly [Rated, id: string])[]; readonly hidden: number } {
  const shown = [...all].sort(byWeight).slice(0, MAX_PROBLEMS).sort(byPlace);
  const ids = problemIds(shown.map(({ finding }) => finding));
  return { shown: shown.map((one, i) => [one, ids[i] ?? ''] as const), hidden: all.length - shown.length };
}

/** The whole problem under its id; throws where a host has no rule for its finding's code. */
export function problemOf(source: ProblemContext, candidate: RatedFinding, id: string): Problem {
  const { finding, fixes } = candidate;
  const rule = ruleOf(source, finding.code);
  return problemBy(rule, candidate, id, [...fixes, ...verifiedFixes(source, finding)]);
}

/** The same by a rule and with fixes that are known. */
export function problemBy(
  { message, evidence }: Pick<Rule, 'message' | 'evidence'>,
  { finding, severity, releases, from, to }: RatedFinding,
  id: string,
  fixes: readonly TextFix[],
): Problem {
  const ids = fixIds(
    id,
    fixes.map(({ key }) => key),
  );
  const [text, args] = filledIn(message, finding.args ?? {});
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
    fixes: fixes.map(({ key: _, ...fix }, i) => ({ id: ids[i] ?? '', ...fix })),
  };
}

/** The message with those of the arguments that it reads: others serve only the rule's fixes. */
function filledIn(message: Rule['message'], args: Args): [text: string, read: Args] {
  const read: Record<string, unknown> = {};
  const get = (_: Args, name: string): unknown => (read[name] = args[name]);
  return [message(new Proxy(args, { get })), read];
}

/** The rule of a code, the host’s or of all hosts; throws where none is written. */
export function ruleOf(
  { checked }: Pick<ProblemContext, 'checked'>,
  code: string,
): Pick<Rule, 'message' | 'evidence'> {
  const rule = checked?.host.rules[code] ?? syntaxRules[code] ?? textRules[code];
  if (!rule) throw new Error(`No rule is written for ${code}`);
  return rule;
}

function verifiedFixes({ text, outline, checked, verify }: ProblemContext, finding: Finding): TextFix[] {
  if (!verify || !checked) return [];
  const { host, document } = checked;
  return fixesOf(host, finding, document).flatMap((fix) => {
    const { changes, ...rest } = fix;
    const outlineOf = document.strict ? strictOutline : tolerantOutline;
    // One that only writes or moves files has no edits.
    const edits = changes.length > 0 ? editsOfAll(text, outline, changes, outlineOf) : [];
    if (!edits || !verify(finding, fix, edits)) return [];
    return [{ key: keyOfFix(fix), ...rest, edits }];
  });
}

/** The fixes of a finding, best first, before they are tried; [] for a code that is not the host's. */
export function fixesOf(host: Host, finding: Finding, document: SourceDocument): readonly ValueFix[] {
  return host.rules[finding.code]?.fix?.(finding, document) ?? [];
}
