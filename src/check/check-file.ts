// The check of one of a plugin's files that is not its manifest.

import type { CodeChecker, CodeContext } from '../model/code.ts';
import type { CodeFinding } from '../model/finding.ts';
import type { Language, PluginFile } from '../model/file.ts';
import type { Host } from '../model/host.ts';
import { isCheckedBeside, languageOf } from '../files/language.ts';
import { strictOutline, treeOutline } from '../lang/json/outline.ts';
import { isCommentedJson, readJson } from '../lang/json/read.ts';
import { documentOf } from './document.ts';
import { problemsOf, type Problems } from './problem.ts';
import type { CheckRequest } from './recognise.ts';
import type { CheckedDocument } from './severity.ts';
import { checkSyntax } from './syntax/check.ts';
import { checkTexts, placeholdersIn } from './texts.ts';
import { fixVerifier } from './verify-fix.ts';

/** The manifest's request with the path of the file to check, which is one of `others`. */
export interface FileRequest extends CheckRequest {
  readonly file: string;
}

export interface FileAnalysis extends Problems {
  readonly language: Language;
  /** Set where a compiler says so; without it nothing is known yet of code that needs one. */
  readonly byCompiler?: boolean;
  /** With which settings of the plugin's own it was judged, in one sentence. */
  readonly judgedWith?: string | null;
}

/** Checks a file beside the manifest by the manifest's host, where one is known; other JSON only for its syntax. */
export async function analyseFile(request: FileRequest, host: Host | null): Promise<FileAnalysis> {
  const file = request.others?.find(({ path }) => path === request.file);
  const language = languageOf(request.file);
  const none = { language, problems: [], hidden: 0 };
  if (!file) return none;
  if (language === 'json') return { language, ...jsonProblems(request, file, host) };
  const checker = await host?.loadCode?.();
  if (!host || !checker) return none;
  return { language, ...codeProblemsOf(request, file.path, host, checker) };
}

/** By its syntax, and by the host's rules where it has some for files of this name. */
function jsonProblems(request: FileRequest, file: PluginFile, host: Host | null): Problems {
  const { text, path } = file;
  const reading = readJson(text);
  const syntax = checkSyntax(text, reading);
  const outline = reading.strict ? strictOutline(text) : treeOutline(reading.broken?.root ?? null);
  const bare = { text, outline, checked: null, release: null, verify: null };
  const manifest = request.path ?? host?.defaultPath(readJson(request.text).value) ?? '';
  if (host && !isCheckedBeside(host.schemas, path, manifest))
    return adviceOn(file, problemsOf(bare, syntax.findings, syntax.hidden));
  if (!host || reading.tooDeep || text.trim() === '') return problemsOf(bare, syntax.findings, syntax.hidden);
  const main = { path: manifest.slice(manifest.lastIndexOf('/') + 1), text: request.text };
  const others = [main, ...(request.others ?? []).filter((other) => other.path !== path)];
  const document = documentOf({ text, path, older: null, others }, host, reading);
  const findings = host.check(document);
  const release = host.releases.some(({ id }) => id === request.release) ? request.release : null;
  const checked = { host, document };
  const verify = fixVerifier({ checked, reading, findings, release, path });
  return problemsOf(
    { text, outline, checked, release, verify },
    [...syntax.findings, ...findings, ...checkTexts(document, host)],
    syntax.hidden,
  );
}

/** What is said of JSON that the host does not read: tools other than npm may allow comments, and no release refuses it. */
function adviceOn({ path, text }: PluginFile, { problems, hidden }: Problems): Problems {
  const isAllowed = !/(?:^|\/)package\.json$/.test(path) && isCommentedJson(text);
  const faults = isAllowed ? [] : problems.filter(({ severity }) => severity !== 'advice');
  return { problems: faults.map((one) => ({ ...one, severity: 'advice', releases: ADVISED })), hidden };
}

const ADVISED = { documented: 'advice' } as const;

/** The plugin around a code file, as the host sees it. */
export function codeContext(request: CheckRequest, host: Host): CodeContext {
  const reading = readJson(request.text);
  const files = request.others ?? [];
  const codePath = reading.strict ? null : (host.codePath?.(request.text) ?? null);
  if (codePath !== null) {
    return { manifest: null, files, main: { path: request.path ?? codePath, text: request.text } };
  }
  return { manifest: reading.value === undefined ? null : documentOf(request, host, reading), files };
}

function codeProblemsOf(request: FileRequest, path: string, host: Host, checker: CodeChecker): Problems {
  const context = codeContext(request, host);
  const { manifest, files } = context;
  const file = files.find((one) => one.path === path);
  const findings = file ? [...checker.check(file, context), ...placeholdersIn(file.text, host)] : [];
  const document = manifest ?? { text: '', value: undefined, strict: false, path: '' };
  return codeProblems(
    file?.text ?? '',
    findings,
    { host: withRulesOf(host, checker), document },
    request.release,
  );
}

/** The host with the rules of its checks of code. */
export function withRulesOf(host: Host, { rules }: CodeChecker): Host {
  return rules ? { ...host, rules: { ...host.rules, ...rules } } : host;
}

/** Problems of one code file, in the order of its text; `release` narrows them to one. */
export function codeProblems(
  text: string,
  findings: readonly CodeFinding[],
  checked: CheckedDocument,
  release: string | null,
): Problems {
  const known = checked.host.releases.some(({ id }) => id === release) ? release : null;
  return problemsOf({ text, outline: NO_OUTLINE, checked, release: known, verify: null }, findings);
}

/** Findings in code have ranges of their own. */
const NO_OUTLINE = treeOutline(null);
