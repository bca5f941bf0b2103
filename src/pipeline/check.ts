// The whole check of one text: detection, findings, problems with ranges and fixes, verdicts.

import type { Finding, Severity, Span } from '../model/finding.ts';
import type { Host, SeverityByRelease } from '../model/host.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Fix, Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { editsOf, withoutOverlaps } from '../text/change.ts';
import { locate } from '../text/locate.ts';
import { strictOutline, tolerantOutline, type Outline } from '../text/outline.ts';
import { readJson } from '../text/read.ts';
import { detect, look, type Detected } from './detect.ts';
import { checkSyntax } from './syntax/check.ts';
import { fixSyntax } from './syntax/fixes.ts';
import { syntaxRules } from './syntax/rules.ts';

export interface Request {
  readonly text: string;
  /** The person's choice; null follows detection. */
  readonly hostId: string | null;
  /** Release id, or null for all releases. */
  readonly release: string | null;
  /** null: the path that the host expects, so that folder rules stay silent. */
  readonly path: string | null;
  /** Text of an older version to compare with. */
  readonly older: string | null;
}

export interface Analysis {
  readonly detected: Detected;
  /** The host that was checked; null when none is chosen or detected. */
  readonly hostId: string | null;
  readonly path: string;
  readonly problems: readonly Problem[];
  /** Problems left out because there are too many to show. */
  readonly hidden: number;
  readonly verdicts: readonly Verdict[];
}

const RANK: Readonly<Record<Severity, number>> = { refused: 0, changed: 1, advice: 2 };

/** More would only slow the page down; the count of the rest is told. */
const MAX_PROBLEMS = 500;

export function analyse(request: Request, hosts: readonly Host[]): Analysis {
  const { text } = request;
  const reading = readJson(text);
  const detected = detect(look(text, reading.value), hosts);
  const hostId = request.hostId ?? (detected.kind === 'host' ? detected.hostId : null);
  const host = hosts.find((h) => h.id === hostId) ?? null;
  const outline = reading.strict ? strictOutline(text) : reading.tooDeep ? flat() : tolerantOutline(text);
  const syntax = checkSyntax(text);
  if (!host || reading.tooDeep || text.trim() === '') {
    const problems = syntax.map((f) => problemOf(text, outline, f, null, null, request.release));
    return finish({ detected, hostId: host?.id ?? null, path: request.path ?? '', verdicts: [] }, problems);
  }
  const document = documentOf(request, host, reading);
  const findings = host.check(document);
  const problems = [...syntax, ...findings].map((f) =>
    problemOf(text, outline, f, host, document, request.release),
  );
  const verdicts = host.verdicts(document, findings);
  return finish({ detected, hostId: host.id, path: document.path, verdicts }, problems);
}

function documentOf(request: Request, host: Host, reading: ReturnType<typeof readJson>): SourceDocument {
  const repaired = reading.strict ? undefined : host.repairText?.(request.text);
  const value = repaired ?? reading.value;
  const older = request.older === null ? null : readJson(request.older);
  return {
    text: request.text,
    value,
    strict: reading.strict,
    ...(reading.parseError === undefined ? {} : { parseError: reading.parseError }),
    path: request.path ?? host.defaultPath(value),
    ...(older === null || older.value === undefined ? {} : { older: older.value }),
  };
}

function finish(
  base: Omit<Analysis, 'problems' | 'hidden'>,
  problems: readonly (Problem | null)[],
): Analysis {
  const shown = problems
    .filter((p) => p !== null)
    .sort((a, b) => a.from - b.from || RANK[a.severity] - RANK[b.severity] || a.to - b.to);
  return {
    ...base,
    problems: shown.slice(0, MAX_PROBLEMS),
    hidden: Math.max(0, shown.length - MAX_PROBLEMS),
  };
}

/** The problem that a finding is for the chosen release; null where that release is not affected. */
function problemOf(
  text: string,
  outline: Outline,
  finding: Finding,
  host: Host | null,
  document: SourceDocument | null,
  release: string | null,
): Problem | null {
  const rule = host?.rules[finding.code] ?? syntaxRules[finding.code];
  if (!rule) throw new Error(`No rule is written for ${finding.code}`);
  const releases = affected(finding, host, document, release);
  const severity = worst(Object.values(releases).filter((s) => s !== undefined));
  if (!severity) return null;
  const span: Span = locate(text, outline, finding);
  return {
    code: finding.code,
    pointer: finding.pointer,
    ...span,
    severity,
    releases: releases as Record<string, Severity>,
    sentence: rule.sentence(finding.args ?? {}),
    evidence: rule.evidence.filter((e) => e.release === 'documented' || e.release in releases),
    fixes: [...fixSyntax(text, finding), ...repairsOf(text, outline, finding, host, document)],
  };
}

function repairsOf(
  text: string,
  outline: Outline,
  finding: Finding,
  host: Host | null,
  document: SourceDocument | null,
): Fix[] {
  if (!host || !document || !host.rules[finding.code]) return [];
  return host.repair(finding, document).flatMap((repair) => {
    const edits = repair.changes.map((change) => editsOf(text, outline, change));
    if (edits.some((e) => e.length === 0)) return [];
    return [{ title: repair.title, edits: withoutOverlaps(edits.flat()) }];
  });
}

function affected(
  finding: Finding,
  host: Host | null,
  document: SourceDocument | null,
  release: string | null,
): SeverityByRelease {
  if (!host || !document) return { documented: finding.code === 'json/empty' ? 'advice' : 'refused' };
  const all = Object.fromEntries(host.releases.map((r) => [r.id, 'refused' as const]));
  const own = host.rules[finding.code]?.severity;
  const table: SeverityByRelease = own ?? host.syntaxSeverity?.(finding.code, document) ?? all;
  return Object.fromEntries(
    Object.entries(table).filter(
      ([id]) => (release === null || id === release) && (finding.releases?.includes(id) ?? true),
    ),
  );
}

function worst(severities: readonly Severity[]): Severity | undefined {
  return [...severities].sort((a, b) => RANK[a] - RANK[b])[0];
}

/** Text that nests too deep is never scanned. */
function flat(): Outline {
  return { root: { from: 0, to: 0 }, members: () => [] };
}
