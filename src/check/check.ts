// The whole check of one file of a plugin: detection, findings, problems with ranges and fixes, verdicts.

import type { CodeChecker, CodeContext, CodePart } from '../model/code.ts';
import type { SourceDocument, CodeFinding, Span } from '../model/finding.ts';
import type { Language, PluginFile } from '../model/file.ts';
import type { Host } from '../model/host.ts';
import type { Verdict } from '../model/verdict.ts';
import { isCheckedBeside, engineOf, languageOf } from '../files/language.ts';
import { mainOf, othersOf, pluginOf } from '../files/plugin.ts';
import { locate } from '../lang/json/locate.ts';
import { treeOutline } from '../lang/json/outline.ts';
import type { Outline } from '../model/language.ts';
import { isCommentedJson, readJson, type Reading } from '../lang/json/read.ts';
import type { Detected } from './detect.ts';
import { codePathOf, documentOf, languageFor } from './document.ts';
import { besideFragment, claimsOf, fragmentProblem, withClaims, type Claim } from './fragment.ts';
import { judged } from './judge.ts';
import { problemsOf, type ProblemContext, type Problems } from './problem.ts';
import { recognise, type CheckRequest, type Recognised } from './recognise.ts';
import { checkSyntax, withoutMembers } from './syntax/check.ts';
import { beforeEnd } from './syntax/cut-off.ts';
import { checkTexts, placeholdersIn } from './texts.ts';
import { fixVerifier } from './verify-fix.ts';

/** What is known of one file. */
export interface FileAnalysis extends Problems {
  /** As it was given, else as the host expects it. */
  readonly path: string;
  readonly language: Language;
  /** The strings of the file that are code, with the ranges of their literals. */
  readonly code: readonly (CodePart & Span)[];
  /** What the releases do with the plugin, where this file says it; [] for the others. */
  readonly verdicts: readonly Verdict[];
  /** Set where a compiler says so; without it nothing is known yet of code that needs one. */
  readonly byCompiler?: boolean;
  /** With which settings of the plugin's own it was judged, in one sentence. */
  readonly judgedWith?: string | null;
}

export interface Analysis extends FileAnalysis {
  /** What knows more of this file than its text says; absent where nothing does. */
  readonly engine?: 'compiler';
  readonly detected: Detected;
  /** The host that was checked; null when none is chosen or detected. */
  readonly hostId: string | null;
}

/**
 * Checks a file for the chosen or detected host; `hosts` are those that the plugin may be for, and `code` is what that one
 * knows of code, null where it is not loaded. Never throws, unless a host breaks its contract.
 */
export function analyseNow(
  request: CheckRequest,
  hosts: readonly Host[],
  code: CodeChecker | null = null,
  seen: Recognised = recognise(request, hosts),
): Analysis {
  const main = mainOf(request.plugin);
  const claims = claimsOf(main.text, seen, hosts);
  const { reading: asJson, detected, hostId } = withClaims(seen, claims);
  const host = withRulesOf(hosts.find(({ id }) => id === hostId) ?? null, code);
  const reading = host?.read.language?.read(main.text) ?? asJson;
  const found = checkFile(request, host, reading, claims, code);
  const isForCompiler = host?.codeReleases !== undefined && engineOf(found.language) === 'compiler';
  return { detected, hostId: host?.id ?? null, ...(isForCompiler && { engine: 'compiler' }), ...found };
}

/** The host with the rules of its checks of code, where those are loaded. */
function withRulesOf(host: Host | null, code: CodeChecker | null): Host | null {
  return host && code?.rules ? { ...host, rules: { ...host.rules, ...code.rules } } : host;
}

function checkFile(
  request: CheckRequest,
  host: Host | null,
  reading: Reading,
  claims: readonly Claim[],
  code: CodeChecker | null,
): FileAnalysis {
  const main = mainOf(request.plugin);
  const known = host?.releases.some(({ id }) => id === request.release) ?? false;
  const asked = { ...request, release: known ? request.release : null };
  const file = request.file === undefined ? main : fileOf(request);
  if (!file) return { path: '', language: 'text', problems: [], hidden: 0, ...NOTHING };
  if (file !== main) return checkBeside(file, host, asked, reading, code);
  const codePath = codePathOf(host, main.text, reading);
  if (host && codePath !== null) return checkCode(host, asked, reading, codePath, code);
  if (host && !reading.tooDeep && main.text.trim() !== '') return checkManifest(host, asked, reading, claims);
  return checkAlone(main, reading, claims);
}

function fileOf({ plugin, file }: CheckRequest): PluginFile | undefined {
  return plugin.files.find(({ path }) => path === file);
}

const NOTHING = { code: [], verdicts: [] } as const;

function bareOf(
  text: string,
  reading: Reading,
  release: string | null,
  host: Host | null = null,
): ProblemContext {
  const outline = languageFor(host).outline(text, reading);
  return { text, outline, checked: null, release, verify: null };
}

/** The check of a text that no host can be asked about. */
function checkAlone({ path, text }: PluginFile, reading: Reading, claims: readonly Claim[]): FileAnalysis {
  const bare = bareOf(text, reading, null);
  const { findings, hidden } = checkSyntax(text, reading);
  const alone = claims.length === 0 ? withoutMembers(text, reading) : [];
  const found = problemsOf(bare, [...findings, ...alone], hidden);
  return { path, language: 'json', ...NOTHING, ...withFragment(found, bare, claims, []) };
}

/** The check of a plugin's own code: what it is, and, where its checks are loaded, all that they say without a compiler. */
function checkCode(
  host: Host,
  { plugin, release }: CheckRequest,
  reading: Reading,
  codePath: string,
  checker: CodeChecker | null,
): FileAnalysis {
  const document = documentOf(plugin, host, reading);
  const { path, text } = document;
  const about = { path, language: languageOf(codePath), code: [] };
  const checked = checker?.checkMain?.({ path, text }, { manifest: null, files: othersOf(plugin) });
  const found = checked ? [...checked.findings, ...placeholdersIn(text, host)] : host.check(document);
  const problems = problemsOf({ ...bareOf(text, reading, release), checked: { host, document } }, found);
  const verdicts = checked ? judged(checked.verdicts, problems.problems) : host.verdicts(document, found);
  return { ...about, ...problems, verdicts };
}

/** The check of a text that this host can be asked about. */
function checkManifest(
  host: Host,
  { plugin, release, older, withoutFixes }: CheckRequest,
  reading: Reading,
  claims: readonly Claim[],
): FileAnalysis {
  const document = documentOf(plugin, host, reading, older);
  const { text, path, value } = document;
  const findings = beforeEnd(host.check(document), reading);
  const checked = { host, document };
  const given = mainOf(plugin).path;
  const verify =
    withoutFixes === true ? null : fixVerifier({ checked, reading, findings, release, path: given });
  const source: ProblemContext = { ...bareOf(text, reading, release, host), checked, verify };
  const isSource = claims.some(({ fragment }) => fragment.isSource === true);
  // Source code is not a manifest that a release could judge.
  const verdicts = isSource ? [] : host.verdicts(document, findings);
  const partial = isPartial(reading, claims);
  const { id: language } = languageFor(host);
  const syntax = language === 'json' ? checkSyntax(text, reading) : { findings: [], hidden: 0 };
  const more = claims.length === 0 || partial ? [...findings, ...checkTexts(document, host)] : [];
  const listed = problemsOf(source, [...syntax.findings, ...more], syntax.hidden);
  const found = withFragment(listed, source, claims, partial ? [] : verdicts);
  const code = (host.read.codeParts?.(document) ?? []).map((part) => ({
    ...part,
    ...locate(text, source.outline, { pointer: part.pointer, at: 'value' }),
  }));
  const counted = judged(verdicts, found.problems, host.read.parts?.(value));
  return { path, language, verdicts: counted, code, ...found };
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

/** The check of a file beside the main one by that one's host; other JSON only for its syntax. */
function checkBeside(
  file: PluginFile,
  host: Host | null,
  request: CheckRequest,
  reading: Reading,
  checker: CodeChecker | null,
): FileAnalysis {
  const about = { path: file.path, language: languageOf(file.path), ...NOTHING };
  if (about.language === 'json') return { ...about, ...jsonProblems(file, host, request) };
  if (!host || !checker || about.language === 'text') return { ...about, problems: [], hidden: 0 };
  const context = codeContext(request, host, reading);
  const findings = [...checker.check(file, context), ...placeholdersIn(file.text, host)];
  return { ...about, ...codeProblems(file, findings, host, request.release, context.manifest) };
}

/** The plugin around a code file, as the host sees it. */
export function codeContext(
  { plugin }: Pick<CheckRequest, 'plugin'>,
  host: Host,
  reading: Reading,
): CodeContext {
  const { path, text } = mainOf(plugin);
  const files = othersOf(plugin);
  const codePath = codePathOf(host, text, reading);
  if (codePath !== null) return { manifest: null, files, main: { path: path || codePath, text } };
  return { manifest: reading.value === undefined ? null : documentOf(plugin, host, reading), files };
}

/** By its syntax, and by the host's rules where it has some for files of this name. */
function jsonProblems(file: PluginFile, host: Host | null, { plugin, release }: CheckRequest): Problems {
  const { text, path } = file;
  const reading = readJson(text);
  const { findings, hidden } = checkSyntax(text, reading);
  const main = mainOf(plugin);
  const manifest = main.path || (host?.read.defaultPath(readJson(main.text).value) ?? '');
  if (host && !isCheckedBeside(host.schemas, path, manifest))
    return adviceOn(file, problemsOf(bareOf(text, reading, null), findings, hidden));
  if (!host || reading.tooDeep || text.trim() === '')
    return problemsOf(bareOf(text, reading, null), findings, hidden);
  const named = { path: manifest.slice(manifest.lastIndexOf('/') + 1), text: main.text };
  const others = [named, ...othersOf(plugin).filter((other) => other !== file)];
  const document = documentOf(pluginOf(file, others), host, reading);
  const own = host.check(document);
  const checked = { host, document };
  const verify = fixVerifier({ checked, reading, findings: own, release, path });
  const source = { ...bareOf(text, reading, release), checked, verify };
  return problemsOf(source, [...findings, ...own, ...checkTexts(document, host)], hidden);
}

/** What is said of JSON that the host does not read: tools other than npm may allow comments, and no release refuses it. */
function adviceOn({ path, text }: PluginFile, { problems, hidden }: Problems): Problems {
  const isAllowed = !/(?:^|\/)package\.json$/.test(path) && isCommentedJson(text);
  const faults = isAllowed ? [] : problems.filter(({ severity }) => severity !== 'advice');
  return { problems: faults.map((one) => ({ ...one, severity: 'advice', releases: ADVISED })), hidden };
}

const ADVISED = { documented: 'advice' } as const;

/** Findings in code have ranges of their own. */
const NO_OUTLINE: Outline = treeOutline(null);

/** Problems of one file of code, in the order of its text; `release`, where the host has it, narrows them to one. */
export function codeProblems(
  { path, text }: PluginFile,
  findings: readonly CodeFinding[],
  host: Host,
  release: string | null,
  manifest: SourceDocument | null = null,
): Problems {
  const document = manifest ?? { text, value: undefined, strict: false, path };
  const known = host.releases.some(({ id }) => id === release) ? release : null;
  const checked = { host, document };
  return problemsOf({ text, outline: NO_OUTLINE, checked, release: known, verify: null }, findings);
}
