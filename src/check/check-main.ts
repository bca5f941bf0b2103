// The check of a plugin whose main text is its own code, by a host that needs no compiler for it.

import type { CheckedMain, CodeChecker, CodeContext } from '../model/code.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Pointer, Span } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import { isCompiled, languageOf } from '../files/language.ts';
import { placeOf, pointerAt } from '../lang/json/place.ts';
import { readJson } from '../lang/json/read.ts';
import { analyseFor, type Analysis } from './check.ts';
import { codeProblems, withRulesOf } from './check-file.ts';
import { judged } from './judge.ts';
import { knownRelease, previewOf } from './preview.ts';
import type { PreviewAnswer, PreviewRequest } from './preview.ts';
import type { CheckRequest, Recognised } from './recognise.ts';
import { placeholdersIn } from './texts.ts';
import type { Problem } from '../model/problem.ts';
import { fixIds } from './ids.ts';

/** Checks a text with its host's checks of code; `hosts` are those that it may be for. */
export async function analyseWhole(
  request: CheckRequest,
  seen: Recognised,
  hosts: readonly Host[],
): Promise<Analysis> {
  const found = analyseFor(request, seen, hosts);
  const analysis = { ...found, problems: await withYamlFix(request.text, found.problems) };
  const { language, hostId, path } = analysis;
  const host = hosts.find(({ id }) => id === hostId);
  if (!host || language === 'json' || isCompiled(language)) return analysis;
  const checker = await host.loadCode?.();
  if (!checker?.checkMain) return analysis;
  const file = { path, text: request.text };
  const checked = checker.checkMain(file, contextOf(request));
  return { ...analysis, ...mainProblems(checked, file, withRulesOf(host, checker), request.release) };
}

function contextOf({ others = [] }: Pick<CheckRequest, 'others'>): CodeContext {
  return { manifest: null, files: others };
}

function mainProblems(
  { findings, verdicts }: CheckedMain,
  { path, text }: PluginFile,
  host: Host,
  release: string | null,
): Pick<Analysis, 'problems' | 'hidden' | 'verdicts'> {
  const document: SourceDocument = { text, value: undefined, strict: false, path };
  const all = [...findings, ...placeholdersIn(text, host)];
  const found = codeProblems(text, all, { host, document }, release);
  return { ...found, verdicts: judged(verdicts, found.problems) };
}

/** The preview of a manifest or of a plugin's own code; null as with `previewOf`. */
export async function previewOfMain(request: PreviewRequest, host: Host): Promise<PreviewAnswer | null> {
  const code = await codeOf(request.text, host);
  if (!code?.checker.previewMain) return previewOf(request, [host]);
  const release = knownRelease(host, request.release);
  const file = { path: request.path ?? code.path, text: request.text };
  const preview = code.checker.previewMain(file, contextOf(request), release);
  return preview && { hostId: host.id, release, preview };
}

/** A plugin's own code with what reads it. */
interface MainCode {
  readonly path: string;
  readonly checker: CodeChecker;
}

/** Null for a manifest, and for code that only a compiler reads. */
async function codeOf(text: string, host: Host): Promise<MainCode | null> {
  const path = host.codePath?.(text) ?? null;
  if (path === null || isCompiled(languageOf(path)) || readJson(text).strict) return null;
  const checker = await host.loadCode?.();
  return checker ? { path, checker } : null;
}

/** Where a member of the plugin is in its text; `host` is null where the text is certainly not code. */
export async function placeInMain(text: string, pointer: string, host: Host | null): Promise<Span> {
  const code = host && (await codeOf(text, host));
  return code?.checker.placeOf?.({ path: code.path, text }, pointer) ?? placeOf(text, pointer);
}

/** The pointer of the member of the plugin that is written at a place; `host` as for `placeInMain`. */
export async function pointerInMain(text: string, offset: number, host: Host | null): Promise<Pointer> {
  const code = host && (await codeOf(text, host));
  return code?.checker.pointerAt?.({ path: code.path, text }, offset) ?? pointerAt(text, offset);
}

/** A manifest is far shorter. */
const MAX_LENGTH = 200_000;

/** The problems; where one says that the text is YAML, with the fix that writes the same as JSON. */
async function withYamlFix(text: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  const isYaml = ({ code, args }: Problem): boolean =>
    code === 'json/not-json' && args['textKind'] === 'YAML';
  if (text.length > MAX_LENGTH || !problems.some(isYaml)) return problems;
  const json = await jsonOf(text);
  if (json === null) return problems;
  return problems.map((problem) => {
    if (!isYaml(problem)) return problem;
    const [id = ''] = fixIds(problem.id, ['json']);
    const edits = [{ from: 0, to: text.length, insert: json }];
    return { ...problem, fixes: [...problem.fixes, { id, title: 'Convert to JSON', edits }] };
  });
}

/** Null where the text is not YAML, or holds something that JSON has no words for. */
async function jsonOf(text: string): Promise<string | null> {
  const { parse } = await import('yaml');
  try {
    const value = parse(text, { maxAliasCount: 100 }) as unknown;
    return typeof value === 'object' && value !== null ? `${JSON.stringify(value, null, 2)}\n` : null;
  } catch {
    return null;
  }
}
