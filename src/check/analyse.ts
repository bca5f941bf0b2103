// The check of a file with all that it needs loaded, and what a plugin in code shows where no compiler is needed.

import type { CodeChecker } from '../model/code.ts';
import type { PluginFile } from '../model/file.ts';
import type { Pointer, Span, Problem } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { engineOf, languageOf } from '../files/language.ts';
import { mainOf, othersOf } from '../files/plugin.ts';
import { locate } from '../lang/json/locate.ts';
import { readJson } from '../lang/json/read.ts';
import { yamlAsJson } from '../lang/yaml/as-json.ts';
import { analyseNow, type Analysis } from './check.ts';
import { codePathOf, languageFor } from './document.ts';
import { fixIds } from './ids.ts';
import { knownRelease, previewOf, type PreviewAnswer, type PreviewRequest } from './preview.ts';
import { recognise, type CheckRequest, type Recognised } from './recognise.ts';

/** Checks a file of a plugin with its host's checks of code; `hosts` are those that it may be for. */
export async function analyse(
  request: CheckRequest,
  hosts: readonly Host[],
  seen: Recognised = recognise(request, hosts),
): Promise<Analysis> {
  const host = hosts.find(({ id }) => id === seen.hostId) ?? null;
  const { text } = mainOf(request.plugin);
  const path = request.file ?? codePathOf(host, text, seen.reading) ?? '.json';
  const code = languageOf(path) === 'json' ? null : ((await host?.code?.()) ?? null);
  const analysis = analyseNow(request, hosts, code, seen);
  return request.file === undefined ? withYamlFix(text, analysis) : analysis;
}

/** Where one problem says that the text is YAML, with the fix that writes the same as JSON. */
async function withYamlFix(text: string, analysis: Analysis): Promise<Analysis> {
  const isYaml = ({ code, args }: Problem): boolean =>
    code === 'json/not-json' && args['textKind'] === 'YAML';
  const insert = analysis.problems.some(isYaml) ? await yamlAsJson(text) : null;
  if (insert === null) return analysis;
  const problems = analysis.problems.map((problem) => {
    if (!isYaml(problem)) return problem;
    const [id = ''] = fixIds(problem.id, ['json']);
    const edits = [{ from: 0, to: text.length, insert }];
    return { ...problem, fixes: [...problem.fixes, { id, title: 'Convert to JSON', edits }] };
  });
  return { ...analysis, problems };
}

/** The preview of a manifest or of a plugin's own code; null where the host has none, or nothing can be read. */
export async function previewOfMain(request: PreviewRequest, host: Host): Promise<PreviewAnswer | null> {
  const code = await codeOf(mainOf(request.plugin), host);
  if (!code?.checker.previewMain) return previewOf(request, [host]);
  const release = knownRelease(host, request.release);
  const context = { manifest: null, files: othersOf(request.plugin) };
  const preview = code.checker.previewMain(code.file, context, release);
  return preview && { hostId: host.id, release, preview };
}

/** A plugin's own code with what reads it. */
interface MainCode {
  readonly file: PluginFile;
  readonly checker: CodeChecker;
}

/** Null for a manifest, and for code that only a compiler reads. */
async function codeOf({ path, text }: PluginFile, host: Host): Promise<MainCode | null> {
  const codePath = codePathOf(host, text, readJson(text));
  if (codePath === null || engineOf(languageOf(codePath)) === 'compiler') return null;
  const checker = await host.code?.();
  return checker ? { file: { path: path || codePath, text }, checker } : null;
}

/** Where a member of the plugin is in its text; `host` is null where the text is certainly not code. */
export async function placeInMain(text: string, pointer: string, host: Host | null): Promise<Span> {
  const code = host && (await codeOf({ path: '', text }, host));
  const own = code?.checker.placeOf?.(code.file, pointer);
  return own ?? locate(text, languageFor(host).outline(text), { pointer, at: 'value' });
}

/** The pointer of the member of the plugin that is written at a place; `host` as for `placeInMain`. */
export async function pointerInMain(text: string, offset: number, host: Host | null): Promise<Pointer> {
  const code = host && (await codeOf({ path: '', text }, host));
  return code?.checker.pointerAt?.(code.file, offset) ?? languageFor(host).pointerAt(text, offset);
}
