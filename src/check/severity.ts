// What a finding costs in the releases that are looked at.

import type { SourceDocument } from '../model/document.ts';
import { SEVERITIES, type Finding, type Severity } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import type { SeverityByRelease } from '../model/finding.ts';
import { ruleFor } from './rules.ts';

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
