// The whole check of one text: detection, findings, problems with ranges and fixes, verdicts.

import type { Finding } from '../model/finding.ts';
import type { Host, HostEntry } from '../model/host.ts';
import type { BundleFile } from '../model/portable.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { strictOutline, treeOutline } from '../text/outline.ts';
import { readJson, type Reading } from '../text/read.ts';
import { detect, look, typedKeys, type Detected } from './detect.ts';
import { documentOf } from './document.ts';
import { besideFragment, claimsOf, fragmentProblem, withClaims, type Claim } from './fragment.ts';
import { problemIds } from './ids.ts';
import { byPlace, byWeight, candidateOf, problemOf, type Source } from './problem.ts';
import { checkSyntax } from './syntax/check.ts';
import type { TextProblem, TextProblems } from './syntax/text-problem.ts';
import { checkTexts } from './texts.ts';
import { fixVerifier } from './verify-fix.ts';

export interface Request {
  readonly text: string;
  /** The person's choice; null follows detection. */
  readonly hostId: string | null;
  /** Release id; null, or one that the host does not have, for all releases. */
  readonly release: string | null;
  /** null: the path that the host expects, so that folder rules stay silent. */
  readonly path: string | null;
  /** Text of an older version to compare with. */
  readonly older: string | null;
  /** The files that are open beside the manifest, as in `SourceDocument`. */
  readonly others?: readonly BundleFile[];
  /** Leaves out the hosts' fixes: trying them takes most of the time where a text has many problems. */
  readonly withoutFixes?: boolean;
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

/** More would only slow the page down; the count of the rest is told. */
const MAX_PROBLEMS = 200;

/** A text, read and recognised: all that can be told before its host is loaded. */
export interface Recognised {
  readonly reading: Reading;
  readonly detected: Detected;
  /** The chosen or detected host. */
  readonly hostId: string | null;
}

export function recognise(
  { text, hostId }: Pick<Request, 'text' | 'hostId'>,
  hosts: readonly HostEntry[],
): Recognised {
  const reading = readJson(text);
  const detected = detect(look(text, reading.value, typedKeys(reading)), hosts, reading.strict);
  return { reading, detected, hostId: hostId ?? (detected.kind === 'host' ? detected.hostId : null) };
}

/** Checks a text for the chosen or detected host. Never throws, unless a host breaks its contract. */
export function analyse(request: Request, hosts: readonly Host[]): Analysis {
  return analyseFor(request, recognise(request, hosts), hosts);
}

/** Whether all hosts are needed to tell what the text is, and not only the one that it is for. */
export function needsAllHosts({ hostId, detected }: Recognised): boolean {
  return hostId === null && detected.kind === 'unknown';
}

/** The same for a text that is recognised; `hosts` are those that it may be for. */
export function analyseFor(request: Request, seen: Recognised, hosts: readonly Host[]): Analysis {
  const { text } = request;
  const claims = claimsOf(text, seen, hosts);
  const { reading, detected, hostId } = withClaims(seen, claims);
  const host = hosts.find(({ id }) => id === hostId) ?? null;
  const known = host?.releases.some(({ id }) => id === request.release) ?? false;
  const release = known ? request.release : null;
  const outline = reading.strict ? strictOutline(text) : treeOutline(reading.broken?.root ?? null);
  const bare: Source = { text, outline, checked: null, release, verify: null };
  if (host && !reading.tooDeep && text.trim() !== '')
    return { detected, hostId: host.id, ...checkFor(host, request, reading, claims, bare) };
  const syntax = checkSyntax(text, reading);
  const problems = withFragment(problemsOf(bare, syntax, []), bare, claims, []);
  return { detected, hostId: host?.id ?? null, path: request.path ?? '', verdicts: [], ...problems };
}

/** The check of a text that this host can be asked about. */
function checkFor(
  host: Host,
  request: Request,
  reading: Reading,
  claims: readonly Claim[],
  bare: Source,
): Pick<Analysis, 'path' | 'problems' | 'hidden' | 'verdicts'> {
  const document = documentOf(request, host, reading);
  const findings = host.check(document);
  const checked = { host, document };
  const { text, release } = bare;
  const before = { checked, reading, findings, release, path: request.path };
  const verify = request.withoutFixes === true ? null : fixVerifier(before);
  const source: Source = { ...bare, checked, verify };
  const verdicts = host.verdicts(document, findings);
  const partial = isPartial(reading, claims);
  const syntax = checkSyntax(text, reading);
  const listed =
    claims.length === 0 || partial
      ? problemsOf(source, syntax, findings, checkTexts(document, host))
      : problemsOf(source, syntax, []);
  const problems = withFragment(listed, source, claims, partial ? [] : verdicts);
  return { path: document.path, verdicts, ...problems };
}

interface Problems {
  readonly problems: readonly Problem[];
  readonly hidden: number;
}

/** Members of the manifest itself in braces: the host's own fixes lead to a whole one too. */
function isPartial({ strict }: Reading, claims: readonly Claim[]): boolean {
  return strict && claims.every(({ fragment }) => fragment.isRoot === true);
}

/** What a fragment lacks is not listed one by one: its one fix makes a whole manifest of it. */
function withFragment(
  { problems, hidden }: Problems,
  { text, release }: Source,
  claims: readonly Claim[],
  verdicts: readonly Verdict[],
): Problems {
  const problem = fragmentProblem(text, claims, verdicts, release);
  return problem
    ? { problems: [problem, ...besideFragment(problems, claims)], hidden }
    : { problems, hidden };
}

/** Problems in source order; where there are too many the worst are kept. */
function problemsOf(
  source: Source,
  syntax: TextProblems,
  findings: readonly Finding[],
  texts: readonly TextProblem[] = [],
): Problems {
  const all = [...syntax.problems, ...findings.map((finding) => ({ finding, fixes: [] })), ...texts];
  const candidates = all.flatMap((problem) => candidateOf(source, problem) ?? []);
  const shown =
    candidates.length > MAX_PROBLEMS ? candidates.sort(byWeight).slice(0, MAX_PROBLEMS) : candidates;
  shown.sort(byPlace);
  const ids = problemIds(shown.map(({ finding }) => finding));
  return {
    problems: shown.map((candidate, i) => problemOf(source, candidate, ids[i] ?? '')),
    hidden: syntax.hidden + candidates.length - shown.length,
  };
}
