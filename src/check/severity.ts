// The rule of a finding, and what it costs in the releases that are looked at.

import {
  type SourceDocument,
  SEVERITIES,
  type Finding,
  type Severity,
  type SeverityByRelease,
  type Rule,
} from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { syntaxRules } from './syntax/rules.ts';
import { textRules } from './texts.ts';

declare const console: { readonly error: (message: string) => void };

/** A rule with what it costs in the host's releases by default, and whether the host may say that it costs less. */
export interface KnownRule {
  readonly rule: Pick<Rule, 'message' | 'evidence'>;
  readonly costs: SeverityByRelease | Severity;
  readonly isSyntax: boolean;
}

/** Never null: a finding of a host that forgot its rule is shown as what it is, and the log has it. */
export function ruleFor(host: Host | null, code: string): KnownRule {
  const own = host?.rules[code];
  if (own) return { rule: own, costs: own.severity, isSyntax: false };
  const syntax = syntaxRules[code];
  const rule = textRules[code] ?? syntax;
  if (rule) return { rule, costs: rule.severity, isSyntax: rule === syntax };
  console.error(`No rule is written for ${code}.`);
  const message = () => `Plugbench found \`${code}\` here and has no text for it. Please report this.`;
  return { rule: { message, evidence: [] }, costs: 'advice', isSyntax: false };
}

export interface CheckedDocument {
  readonly host: Host;
  readonly document: SourceDocument;
}

/** Negative where the first is worse. */
export function bySeverity(a: Severity, b: Severity): number {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);
}

/** Severity per affected release; `release` narrows it to one. {} where none is affected. */
export function affected(
  checked: CheckedDocument | null,
  release: string | null,
  finding: Finding,
): Record<string, Severity> {
  // A text that no host can check is at fault whichever release is chosen.
  const only = checked ? release : null;
  const out: Record<string, Severity> = {};
  for (const [id, severity] of Object.entries(costsOf(checked, finding.code))) {
    const counts = (only === null || id === only) && (finding.releases?.includes(id) ?? true);
    if (severity && counts) out[id] = severity;
  }
  return out;
}

function costsOf(checked: CheckedDocument | null, code: string): SeverityByRelease {
  const { costs, isSyntax } = ruleFor(checked?.host ?? null, code);
  if (typeof costs !== 'string') return costs;
  if (checked && isSyntax) return syntaxCosts(checked, code, costs);
  const releases = checked?.host.releases.map(({ id }) => id) ?? (isSyntax ? ['documented'] : []);
  return Object.fromEntries(releases.map((id) => [id, costs]));
}

/** The worst of them; undefined where there is none. */
export function worst(releases: Readonly<Record<string, Severity>>): Severity | undefined {
  return Object.values(releases).sort(bySeverity)[0];
}

/** What a fault of the text costs is for the host to say, but nothing costs more than it does by default. */
function syntaxCosts(
  { host, document }: CheckedDocument,
  code: string,
  severity: Severity,
): SeverityByRelease {
  const own = severity === 'advice' ? undefined : host.read.syntaxSeverity?.(code, document);
  if (!own) return Object.fromEntries(host.releases.map((r) => [r.id, severity]));
  return Object.fromEntries(
    Object.entries(own).map(([id, s = severity]) => [id, bySeverity(s, severity) < 0 ? severity : s]),
  );
}
