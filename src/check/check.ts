// The whole check of one text: detection, findings, problems with ranges and fixes, verdicts.

import type { CodePart } from '../model/code.ts';
import type { Language } from '../model/file.ts';
import type { Span } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { languageOf } from '../files/language.ts';
import { locate } from '../lang/json/locate.ts';
import { strictOutline, treeOutline } from '../lang/json/outline.ts';
import type { Reading } from '../lang/json/read.ts';
import type { Detected } from './detect.ts';
import { documentOf } from './document.ts';
import { besideFragment, claimsOf, fragmentProblem, withClaims, type Claim } from './fragment.ts';
import { judged } from './judge.ts';
import { problemsOf, type ProblemContext, type Problems } from './problem.ts';
import { recognise, type CheckRequest, type Recognised } from './recognise.ts';
import { checkSyntax, withoutMembers } from './syntax/check.ts';
import { beforeEnd } from './syntax/cut-off.ts';
import { checkTexts } from './texts.ts';
import { fixVerifier } from './verify-fix.ts';

export interface Analysis {
  readonly detected: Detected;
  /** The host that was checked; null when none is chosen or detected. */
  readonly hostId: string | null;
  readonly path: string;
  /** Other than `json` where the text is a plugin's own code: then a compiler says the rest. */
  readonly language: Language;
  readonly problems: readonly Problem[];
  /** Problems left out because there are too many to show. */
  readonly hidden: number;
  /** As of files beside it. */
  readonly judgedWith?: string | null;
  readonly verdicts: readonly Verdict[];
  /** The strings of the manifest that are code, with the ranges of their literals. */
  readonly code: readonly (CodePart & Span)[];
}

/** Checks a text for the chosen or detected host. Never throws, unless a host breaks its contract. */
export function analyse(request: CheckRequest, hosts: readonly Host[]): Analysis {
  return analyseFor(request, recognise(request, hosts), hosts);
}

/** The same for a text that is recognised; `hosts` are those that it may be for. */
export function analyseFor(request: CheckRequest, seen: Recognised, hosts: readonly Host[]): Analysis {
  const { text } = request;
  const claims = claimsOf(text, seen, hosts);
  const { reading, detected, hostId } = withClaims(seen, claims);
  const host = hosts.find(({ id }) => id === hostId) ?? null;
  const known = host?.releases.some(({ id }) => id === request.release) ?? false;
  const release = known ? request.release : null;
  const outline = reading.strict ? strictOutline(text) : treeOutline(reading.broken?.root ?? null);
  const bare: ProblemContext = { text, outline, checked: null, release, verify: null };
  const whose = { detected, hostId: host?.id ?? null };
  const codePath = codePathOf(host, text, reading);
  if (host && codePath !== null) return { ...whose, ...checkCode(host, request, reading, codePath, bare) };
  if (host && !reading.tooDeep && text.trim() !== '')
    return { ...whose, ...checkFor(host, request, reading, claims, bare) };
  return { ...whose, ...checkAlone(request, reading, claims, bare) };
}

function codePathOf(host: Host | null, text: string, { strict }: Reading): string | null {
  return strict ? null : (host?.codePath?.(text) ?? null);
}

/** The check of a text that no host can be asked about. */
function checkAlone(
  { text, path }: CheckRequest,
  reading: Reading,
  claims: readonly Claim[],
  bare: ProblemContext,
): Omit<Analysis, 'detected' | 'hostId'> {
  const syntax = checkSyntax(text, reading);
  const alone = claims.length === 0 ? withoutMembers(text, reading) : [];
  const problems = withFragment(
    problemsOf(bare, [...syntax.findings, ...alone], syntax.hidden),
    bare,
    claims,
    [],
  );
  return { path: path ?? '', language: 'json', verdicts: [], code: [], ...problems };
}

/** The check of a plugin's own code, without a compiler: what it is, and that it is not faulty JSON. */
function checkCode(
  host: Host,
  request: CheckRequest,
  reading: Reading,
  codePath: string,
  bare: ProblemContext,
): Omit<Analysis, 'detected' | 'hostId'> {
  const path = request.path ?? codePath;
  const document = documentOf({ ...request, path }, host, reading);
  const findings = host.check(document);
  const source: ProblemContext = { ...bare, checked: { host, document } };
  const problems = problemsOf(source, findings);
  const verdicts = host.verdicts(document, findings);
  return { path, language: languageOf(codePath), verdicts, code: [], ...problems };
}

/** The check of a text that this host can be asked about. */
function checkFor(
  host: Host,
  request: CheckRequest,
  reading: Reading,
  claims: readonly Claim[],
  bare: ProblemContext,
): Omit<Analysis, 'detected' | 'hostId'> {
  const document = documentOf(request, host, reading);
  const findings = beforeEnd(host.check(document), reading);
  const checked = { host, document };
  const { text, release } = bare;
  const before = { checked, reading, findings, release, path: request.path };
  const verify = request.withoutFixes === true ? null : fixVerifier(before);
  const source: ProblemContext = { ...bare, checked, verify };
  const isSource = claims.some(({ fragment }) => fragment.isSource === true);
  // Source code is not a manifest that a release could judge.
  const verdicts = isSource ? [] : host.verdicts(document, findings);
  const partial = isPartial(reading, claims);
  const syntax = checkSyntax(text, reading);
  const listed =
    claims.length === 0 || partial
      ? problemsOf(source, [...syntax.findings, ...findings, ...checkTexts(document, host)], syntax.hidden)
      : problemsOf(source, syntax.findings, syntax.hidden);
  const problems = withFragment(listed, source, claims, partial ? [] : verdicts);
  const code = (host.codeParts?.(document) ?? []).map((part) => ({
    ...part,
    ...locate(text, bare.outline, { pointer: part.pointer, at: 'value' }),
  }));
  const counted = judged(verdicts, problems.problems, host.parts?.(document.value));
  return { path: document.path, language: 'json', verdicts: counted, code, ...problems };
}

/** Members of the manifest itself in braces: the host's own fixes lead to a whole one too. */
function isPartial({ strict }: Reading, claims: readonly Claim[]): boolean {
  return strict && claims.every(({ fragment }) => fragment.isRoot === true);
}

/** What a fragment lacks is not listed one by one: its one fix makes a whole manifest of it. */
function withFragment(
  { problems, hidden }: Problems,
  { text, release }: ProblemContext,
  claims: readonly Claim[],
  verdicts: readonly Verdict[],
): Problems {
  const problem = fragmentProblem(text, claims, verdicts, release);
  return problem
    ? { problems: [problem, ...besideFragment(problems, claims)], hidden }
    : { problems, hidden };
}
