// What the compiler's worker does once the compiler is there: one program per host and release, kept between calls.

import type { Completion, Hover, DefinitionPlace, Renaming, Signature } from '../src/model/assist.ts';
import { member } from '../src/model/guards.ts';
import type { Host } from '../src/model/host.ts';
import { codeProblems, type FileAnalysis } from '../src/check/check.ts';
import type { EngineAnswer } from '../src/check/engine-answer.ts';
import { mainOf } from '../src/files/plugin.ts';
import type { PluginFile } from '../src/model/file.ts';
import { judged } from '../src/check/judge.ts';
import type { PreviewAnswer } from '../src/check/preview.ts';
import type { RunnablePlugin } from '../src/check/runnable.ts';
import { placeholdersIn } from '../src/check/texts.ts';
import { languageOf } from '../src/files/language.ts';
import { readJson } from '../src/lang/json/read.ts';
import { completeIn, definitionIn, hoverIn, signatureIn } from '../src/lang/typescript/assist.ts';
import { diagnosticsOf, judgedFiles } from '../src/lang/typescript/diagnostics.ts';
import { isCode, PluginCompiler, type PluginProgram } from '../src/lang/typescript/program.ts';
import type { CompiledPlugin, SourceHost } from '../src/lang/typescript/source-host.ts';
import { renameIn } from '../src/lang/typescript/symbols.ts';
import { sourceHostOf } from './source-hosts.ts';
import type { BusyMessage, CodeRequest, PlaceRequest } from './typescript-contract.ts';

export { transpile } from '../src/lang/typescript/transpile.ts';

const compilers = new Map<string, Promise<PluginCompiler>>();

interface Prepared {
  readonly host: Host;
  readonly source: SourceHost;
  readonly plugin: CompiledPlugin;
}

/**
 * Loads what a host adds, and has the library and the host's first declarations read before there is a plugin: they are
 * most of the first program's work. Rejects where something cannot be loaded.
 */
export async function warmUp(hostId: string): Promise<void> {
  const source = await sourceHostOf(hostId);
  if (!source) return;
  const compilers = source.releases.map((release) => compilerOf(hostId, release, source));
  const [first] = await Promise.all(compilers);
  first?.compile([]);
}

/** Files of a host without checks of its own have no problems. */
export async function check(request: CodeRequest): Promise<EngineAnswer> {
  const prepared = await prepare(request);
  const checked = prepared?.source.check(prepared.plugin);
  const [program] = prepared?.plugin.programs.values() ?? [];
  const code = request.plugin.files.filter(({ path }) => isCode(path));
  const judgedWith = program ? settingsOf(program, code) : null;
  const files = code.map((file): FileAnalysis => {
    const findings = [...(checked?.findings.get(file.path) ?? [])];
    const found = prepared
      ? codeProblems(
          file,
          [...findings, ...placeholdersIn(file.text, prepared.host)],
          prepared.host,
          request.release,
        )
      : { problems: [], hidden: 0 };
    const language = languageOf(file.path);
    return { path: file.path, language, judgedWith, code: [], verdicts: [], ...found };
  });
  const problems = files.flatMap((file) => file.problems);
  const hidden = files.reduce((sum, file) => sum + file.hidden, 0);
  const verdicts = checked?.verdicts ? judged(checked.verdicts, problems, [], hidden) : null;
  return { files, verdicts };
}

/** With which settings a plugin was judged, and how many of its files they leave out; null for the usual ones. */
function settingsOf(program: PluginProgram, code: readonly PluginFile[]): string | null {
  const { judgedWith } = program.settings;
  const paths = new Set(judgedFiles(program).map((file) => program.pathOf(file)));
  const left = code.filter(({ path }) => !paths.has(path)).length;
  if (judgedWith === null || left === 0) return judgedWith;
  return `${judgedWith} It leaves out ${left === 1 ? 'one file, which is' : `${String(left)} files, which are`} not judged.`;
}

/** Of the chosen release, or of the newest one. */
export async function preview(request: CodeRequest): Promise<PreviewAnswer | null> {
  const prepared = await prepare(request);
  const shown = prepared?.source.preview?.(prepared.plugin);
  if (!prepared || !shown) return null;
  const [release = ''] = [...prepared.plugin.programs.keys()].slice(-1);
  return { hostId: request.hostId, release, preview: shown };
}

/** Tools and settings, read from the code. */
export async function runnable(request: CodeRequest): Promise<RunnablePlugin | null> {
  const prepared = await prepare(request);
  const read = prepared?.source.runnable?.(prepared.plugin);
  if (!read) return null;
  const main = mainOf(request.plugin);
  const id = isCode(main.path) ? undefined : member(readJson(main.text).value, 'id');
  return { ...read, packageId: typeof id === 'string' ? id : '' };
}

/** For conversions: what the host's reader there cannot read itself. */
export async function reading(request: CodeRequest): Promise<unknown> {
  const prepared = await prepare(request);
  return prepared?.source.reading?.(prepared.plugin);
}

/** What can be written at the caret. */
export async function complete(request: PlaceRequest): Promise<Completion | null> {
  return completeIn(await programOf(request), request.path, request.offset);
}

/** The name at the caret with its type. */
export async function hover(request: PlaceRequest): Promise<Hover | null> {
  return hoverIn(await programOf(request), request.path, request.offset);
}

/** The call around the caret. */
export async function signature(request: PlaceRequest): Promise<Signature | null> {
  return signatureIn(await programOf(request), request.path, request.offset);
}

/** Where the name at the caret is declared. */
export async function definition(request: PlaceRequest): Promise<DefinitionPlace | null> {
  return definitionIn(await programOf(request), request.path, request.offset);
}

/** What another name for what is at the caret changes. */
export async function rename(request: PlaceRequest, name: string | null): Promise<Renaming> {
  return renameIn(await programOf(request), request.path, request.offset, name);
}

/** With the declarations of the chosen release, or the newest; other hosts' plugins have those of Node.js alone. */
async function programOf({ plugin, hostId, release, leftOut }: CodeRequest): Promise<PluginProgram> {
  const source = await sourceHostOf(hostId);
  const [newest = ''] = source?.releases.slice(-1) ?? [];
  const wanted = source?.releases.find((one) => one === release) ?? newest;
  return (await compilerOf(source ? hostId : '', wanted, source)).compile(plugin.files, leftOut);
}

/** Null where the host reads no code with the compiler. */
async function prepare({ plugin, hostId, release, leftOut }: CodeRequest): Promise<Prepared | null> {
  const source = await sourceHostOf(hostId);
  if (!source) return null;
  const { rules, releases, codeReleases = releases } = source.host;
  const host = { ...source.host, rules: { ...rules, ...source.rules }, releases: codeReleases };
  const judged = source.releases.filter((one) => one === release);
  const wanted = judged.length > 0 ? judged : source.releases;
  const ready = await Promise.all(
    wanted.map(async (one) => [one, await compilerOf(hostId, one, source)] as const),
  );
  const programs = new Map(ready.map(([one, compiler]) => [one, compiler.compile(plugin.files, leftOut)]));
  // Types are worked out file by file before anything else asks for them, so that one which takes too long is known.
  for (const program of programs.values()) diagnosticsOf(program);
  return { host, source, plugin: { files: plugin.files, main: mainOf(plugin).path, programs } };
}

function tell(busy: string | null): void {
  postMessage({ busy } satisfies BusyMessage);
}

function compilerOf(hostId: string, release: string, source: SourceHost | null): Promise<PluginCompiler> {
  const key = `${hostId} ${release}`;
  const known = compilers.get(key);
  if (known) return known;
  const declarations = source?.declarations(release) ?? Promise.resolve([]);
  const made = declarations.then((found) => new PluginCompiler(found, tell));
  compilers.set(key, made);
  // Another call tries to load them again.
  made.catch(() => compilers.delete(key));
  return made;
}
