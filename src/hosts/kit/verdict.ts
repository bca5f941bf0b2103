// What the findings cost in one release, shown as verdicts and as notes beside the host's panel.

import type { SourceDocument, Finding, Severity, Rule } from '../../model/finding.ts';
import type { Verdict } from '../../model/verdict.ts';

type Rules = Readonly<Record<string, Rule>>;

/** More messages than a person reads; a huge broken manifest would give tens of thousands. */
const MAX_TEXTS = 100;

/** More notes than a person reads, with a verdict and beside a panel. */
export const MAX_NOTES = 8;
/** What the finding costs in the release; undefined where it does not concern it. */
export function severityIn(release: string, { code, releases }: Finding, rules: Rules): Severity | undefined {
  return releases?.includes(release) === false ? undefined : rules[code]?.severity[release];
}

/** The findings that the release refuses. */
export function refusedBy(release: string, findings: readonly Finding[], rules: Rules): Finding[] {
  return findings.filter((finding) => severityIn(release, finding, rules) === 'refused');
}

/** Messages of the findings that cost this in the release, in their order and each once: at most `most`. */
export function messagesOf(
  severity: Severity,
  release: string,
  findings: Iterable<Finding>,
  rules: Rules,
  most = MAX_NOTES,
): string[] {
  const out = new Set<string>();
  for (const finding of findings) {
    if (out.size >= most) break;
    if (severityIn(release, finding, rules) !== severity) continue;
    out.add(rules[finding.code]?.message(finding.args) ?? '');
  }
  return [...out];
}

/** Messages of what the release accepts without a word and which then does not work or is another value: broken first. */
export function silentMessages(release: string, findings: readonly Finding[], rules: Rules): string[] {
  const of = (severity: Severity): string[] => messagesOf(severity, release, findings, rules);
  return [...new Set([...of('broken'), ...of('changed')])].slice(0, MAX_NOTES);
}

/** The `documented` release has no code that could speak: it refuses what its rules refuse, with their messages. */
export function documentedVerdict(
  { strict, parseError }: SourceDocument,
  findings: readonly Finding[],
  rules: Rules,
): Verdict {
  const unread = strict ? [] : [`Not valid JSON: ${parseError ?? 'the text cannot be read'}`];
  const messages = messagesOf('refused', 'documented', findings, rules, MAX_TEXTS - unread.length);
  const texts = [...unread, ...messages];
  return { release: 'documented', kind: texts.length > 0 ? 'refused' : 'accepted', texts, notes: [] };
}

/** What stands above the panel of the documentation where its rules refuse the manifest. */
export const DOCUMENTED_WARNING = {
  refused: 'The documentation refuses this, so a host need not show any of it',
} as const;

/** A test for a host's codes; each of `names` is several of them, without the host and separated by spaces. */
export function isOneOf(host: string, ...names: readonly string[]): (code: string) => boolean {
  const codes = new Set(
    names
      .join(' ')
      .split(' ')
      .map((name) => `${host}/${name}`),
  );
  return (code) => codes.has(code);
}
