// One conversion: read, write, map every leaf to its targets, and write the sidecar.

import type { InstallNote } from '../../model/output.ts';
import type { Convention, Plugin } from '../../model/plugin.ts';
import type { BundleFile, PluginFiles, PluginRead, SourceFile } from '../../model/portable.ts';
import { folderOf } from '../../hosts/kit/convert/files.ts';
import { safePath, safePaths } from '../../text/paths.ts';
import type { Endpoint } from './endpoints.ts';
import { mappingsOf, type LeafMapping, type PlacedInFile } from './mapping.ts';
import { printFile, spansOf, type Printed } from './print.ts';
import { restore, type Restored } from './restore.ts';
import { printSidecar, readSidecar, SIDECAR_FILE, sidecarContent, type SidecarContent } from './sidecar.ts';

/** What a conversion makes, apart from the sidecar. */
export interface ConvertedFiles {
  /** The target's files, the one to open first. */
  readonly files: readonly Printed[];
  /** One per leaf of `sources`, in their order. */
  readonly mappings: readonly LeafMapping[];
  /** Everything that the writer placed; [] where the original was restored. */
  readonly nodes: readonly PlacedInFile[];
  readonly install: readonly InstallNote[];
  /** Whether an earlier conversion's sidecar gave the original back. */
  readonly restored: boolean;
  /** What the reader made of the source. */
  readonly read: PluginRead;
  /** Environment variables that hold the settings; undefined as in the writer's output. */
  readonly environment: readonly string[] | undefined;
  /** The files of the source whose leaves are mapped, the manifest first. */
  readonly sources: readonly SourceFile[];
  /** Path of the source's manifest. */
  readonly main: string;
}

/** A conversion with the file that is saved beside its output. */
export interface Converted extends ConvertedFiles {
  /** null where nothing needs one, or none is wanted. */
  readonly sidecar: BundleFile | null;
}

/** null where the source cannot be read or the target cannot be written. Never throws for any source. */
export function convert(
  from: Endpoint,
  to: Endpoint,
  given: PluginFiles,
  keepsRest: boolean,
): Converted | null {
  const converted = convertFiles(from, to, given, keepsRest);
  const keeps = keepsRest && canReturn(from, to);
  return converted && { ...converted, sidecar: keeps ? sidecarOf(from, to, converted) : null };
}

/** The same without making the sidecar; `keepsRest` tells whether one will keep what the target has no place for. */
export function convertFiles(
  from: Endpoint,
  to: Endpoint,
  given: PluginFiles,
  keepsRest: boolean,
): ConvertedFiles | null {
  if (!from.read || !to.write) return null;
  const source = withSafeFiles(given);
  const sidecar = sidecarFor(source.others, from, to);
  const read = from.read(withPaths(source, sidecar));
  if (read.unread !== undefined) return null;
  const output = to.write(withShells(read.plugin, to.conventions));
  const keeps = keepsRest && canReturn(from, to);
  const paths = safePaths(output.files.map(({ path }) => path));
  const files = output.files.map((file, i) => printFile({ ...file, path: paths[i] ?? file.path }));
  const nodes = files.flatMap(({ path, nodes: placed }) => placed.map((node) => ({ ...node, file: path })));
  const mappings = mappingsOf(read.files, read.plugin, nodes, output.implied, keeps);
  const { environment } = output;
  const rest = { read, environment, install: output.install, sources: read.files, main: source.main.path };
  const restored = sidecar && restoredBy(sidecar, valuesOf(read.files), files, mappings);
  if (!sidecar || !restored) return { ...rest, files, mappings, nodes, restored: false };
  const originals = filesOf(restored, sidecar, files);
  return { ...rest, files: originals, mappings: restored.mappings, nodes: [], restored: true };
}

/** Whether the output can be converted back; a sidecar is of no use where it cannot. */
export function canReturn(from: Endpoint, to: Endpoint): boolean {
  return from.write !== undefined && to.read !== undefined;
}

/** Every tool's code with what makes it callable. */
function withShells(plugin: Plugin, conventions: readonly Convention[]): Plugin {
  const tools = plugin.tools.map((tool) => {
    const { code } = tool;
    const called = conventions.find(({ id }) => id === code?.convention);
    return code && called ? { ...tool, code: { ...code, shell: called.shell } } : tool;
  });
  return { ...plugin, tools };
}

/** Folders are named by values of manifests; the sidecar knows files by the names that they can be saved under. */
function withSafeFiles({ main, others }: PluginFiles): PluginFiles {
  return {
    main: main.path === '' ? main : { ...main, path: safePath(main.path) },
    others: others.map((file) => ({ ...file, path: safePath(file.path) })),
  };
}

/** The sidecar of an earlier conversion in the other direction; null where there is none. */
function sidecarFor(others: readonly BundleFile[], from: Endpoint, to: Endpoint): SidecarContent | null {
  const file = others.find(({ path }) => path === SIDECAR_FILE || path.endsWith(`/${SIDECAR_FILE}`));
  const sidecar = file ? readSidecar(file.text) : null;
  return sidecar && sidecar.from === to.id && sidecar.to === from.id ? sidecar : null;
}

/** A file's path may leave out the manifest's folder; the sidecar knows the whole ones. */
function withPaths(source: PluginFiles, sidecar: SidecarContent | null): PluginFiles {
  if (!sidecar) return source;
  const known = new Set(sidecar.leaves.flatMap(({ is }) => (is.kind === 'carried' ? [] : [is.at.file])));
  const folder = folderOf(source.main.path);
  const others = source.others.map((file) => {
    const whole = `${folder}${file.path}`;
    return known.has(whole) && !known.has(file.path) ? { ...file, path: whole } : file;
  });
  return { ...source, others };
}

function restoredBy(
  sidecar: SidecarContent,
  values: ReadonlyMap<string, unknown>,
  printed: readonly Printed[],
  mappings: readonly LeafMapping[],
): Restored | null {
  const original = [...new Set(sidecar.leaves.map(({ file }) => file))];
  const first = printed[0]?.path;
  const names = (path: string): string => {
    if (original.includes(path)) return path;
    return path === first ? (original[0] ?? path) : path;
  };
  return restore(sidecar, values, { values: valuesOf(printed), mappings }, names);
}

function valuesOf(
  files: readonly { readonly path: string; readonly value: unknown }[],
): ReadonlyMap<string, unknown> {
  return new Map(files.map(({ path, value }) => [path, value]));
}

/** The original's files: JSON anew, code from its one value, other texts as the sidecar has them. */
function filesOf(restored: Restored, sidecar: SidecarContent, printed: readonly Printed[]): Printed[] {
  return [...restored.values].map(([path, value], i): Printed => {
    const like = printed.find((file) => file.path === path) ?? (i === 0 ? printed[0] : undefined);
    const held = sidecar.texts.find((file) => file.path === path);
    const language = path.endsWith('.json') ? 'json' : (like?.language ?? 'javascript');
    const text = held?.text ?? textOf(value);
    return {
      path,
      language,
      text,
      value,
      nodes: [],
      ...(like?.manifest === undefined ? {} : { manifest: like.manifest }),
      spanOf: typeof value === 'string' ? () => ({ from: 0, to: text.length }) : spansOf(text, language),
    };
  });
}

/** A code file is read as `{ code }`. */
function textOf(value: unknown): string {
  const code = (value as { code?: unknown } | null)?.code;
  const only = typeof code === 'string' && Object.keys(value as object).length === 1;
  return only ? code : `${JSON.stringify(value, null, 2)}\n`;
}

function sidecarOf(from: Endpoint, to: Endpoint, converted: ConvertedFiles): BundleFile | null {
  const { files, mappings, nodes, restored, sources, main } = converted;
  // A restored original needs one only for values of the output that it has no place for.
  if (restored && !mappings.some(({ status }) => status === 'carried')) return null;
  const texts = sources.filter(({ text, value }) => typeof value === 'object' && !isText(text, value));
  const content = sidecarContent(mappings, nodes, valuesOf(sources), texts.filter(isNotJson));
  const about = `Written by Plugbench beside a conversion from ${from.name} to ${to.name}: what ${to.name} has no place for, and where all else went. Converting back gives ${baseName(main)} as it was. ${to.name} does not read this file.`;
  return {
    path: `${folderOf(files[0]?.path ?? '')}${SIDECAR_FILE}`,
    text: printSidecar({ from: from.id, to: to.id, ...content }, about),
  };
}

/** A code file, whose one value is its text. */
function isText(text: string, value: unknown): boolean {
  return (value as { code?: unknown } | null)?.code === text;
}

function isNotJson({ path }: BundleFile): boolean {
  return !path.endsWith('.json');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || 'the manifest';
}
