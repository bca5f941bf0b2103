// One conversion: read, write, map every leaf to its targets, and write the sidecar.

import type { InstallNote } from '../../model/output.ts';
import type { Convention, Plugin } from '../../model/plugin.ts';
import type { BundleFile, PluginFiles, PluginRead, SourceFile } from '../../model/portable.ts';
import { editedCalls } from '../../hosts/kit/convert/code/calls-edit.ts';
import { CALLS_FILE } from '../../hosts/kit/convert/code/calls-module.ts';
import { folderOf } from '../../hosts/kit/convert/files.ts';
import { languageOf } from '../../text/language.ts';
import { safePaths } from '../../text/paths.ts';
import { parent } from '../../text/pointer.ts';
import { Remembered } from '../../text/remembered.ts';
import type { Endpoint } from './endpoints.ts';
import type { PlacedNode } from './flatten.ts';
import { collectionsIn, hashOf, hashOfFile, sameMembers } from './identity.ts';
import { mappingsOf, type LeafMapping } from './mapping.ts';
import { placesOf } from './kept-places.ts';
import { oldNamesRead } from './old-names.ts';
import { printFile, spansOf, type Printed } from './print.ts';
import { restore, type Restored } from './restore.ts';
import type { Secrets } from './secrets.ts';
import {
  isSidecar,
  printSidecar,
  readSidecar,
  SIDECAR_FILE,
  type SidecarContent,
  type SidecarText,
} from './sidecar.ts';
import { readBy, safeSource } from './source.ts';
import { linkedFiles } from './unread.ts';

/** What a conversion makes, apart from the sidecar. */
export interface ConvertedFiles {
  /** The target's files, the one to open first. */
  readonly files: readonly Printed[];
  /** One per leaf of `sources`, in their order. */
  readonly mappings: readonly LeafMapping[];
  /** Everything that the writer placed; [] where the original was restored. */
  readonly nodes: readonly PlacedNode[];
  readonly install: readonly InstallNote[];
  /** Whether an earlier conversion's sidecar gave the original back. */
  readonly restored: boolean;
  /** What the reader made of the source. */
  readonly read: PluginRead;
  /** What of the source goes nowhere because it is secret. */
  readonly secrets: Secrets;
  /** Secrets in the source that are not values of settings, and those of them that were left out. */
  readonly keys: number;
  readonly leftOut: number;
  /** Environment variables that hold the settings; undefined as in the writer's output. */
  readonly environment: readonly string[] | undefined;
  /** The files of the source whose leaves are mapped, the manifest first. One that no reader knows is one leaf. */
  readonly sources: readonly SourceFile[];
  /** Path of the source's manifest. */
  readonly main: string;
}

/** A conversion with the file that is saved beside its output. */
export interface Converted extends ConvertedFiles {
  /** null where nothing needs one, or none is wanted. */
  readonly sidecar: BundleFile | null;
}

/**
 * null where the source cannot be read or the target cannot be written. Never throws for any source. Values of secret
 * settings go into no file unless `withSecrets` is set.
 */
export function convert(
  from: Endpoint,
  to: Endpoint,
  given: PluginFiles,
  keepsRest: boolean,
  withSecrets = false,
): Converted | null {
  const converted = convertFiles(from, to, given, keepsRest, withSecrets);
  const keeps = keepsRest && canReturn(from, to);
  return converted && { ...converted, sidecar: keeps ? sidecarOf(from, to, converted) : null };
}

/** The same without making the sidecar; `keepsRest` tells whether one will keep what the target has no place for. */
export function convertFiles(
  from: Endpoint,
  to: Endpoint,
  given: PluginFiles,
  keepsRest: boolean,
  withSecrets = false,
): ConvertedFiles | null {
  if (!from.read || !to.write) return null;
  const safe = safeSource(given);
  const sidecar = sidecarFor(safe.others, from, to);
  const source = withPaths(safe, sidecar);
  const { main } = source;
  const { read, secrets, keys, files: sources } = readBy(from.read, source, withSecrets);
  if (read.unread !== undefined) return null;
  const output = to.write(withShells(secrets.plugin, to.conventions));
  const keeps = keepsRest && canReturn(from, to);
  const paths = safePathsOf(output.files);
  const files = output.files.map((file, i) => printFile({ ...file, path: paths[i] ?? file.path }));
  const nodes = files.flatMap((file) => file.nodes);
  const implied = [...output.implied, ...linkedFiles(sources, read.plugin)];
  // What the reader knows of a value counts first.
  const reasons = [...(output.leftOut ?? []), ...(read.reasons ?? [])];
  const mappings = mappingsOf(sources, secrets, nodes, implied, keeps, reasons);
  const { environment } = output;
  const leftOut = withSecrets ? 0 : keys;
  const rest = {
    read,
    secrets,
    keys,
    leftOut,
    environment,
    install: output.install,
    sources,
    main: main.path,
  };
  const restored = sidecar && restoredBy(sidecar, valuesOf(sources), files, mappings, nodes);
  if (!sidecar || !restored) return { ...rest, files, mappings, nodes, restored: false };
  const originals = readable(to, sidecar, filesOf(restored, sidecar, files));
  const remarks = [...(read.remarks ?? []), ...oldNamesRead(read.plugin, restored.renamed)];
  return {
    ...rest,
    read: { ...read, remarks },
    files: originals,
    mappings: restored.mappings,
    nodes: [],
    restored: true,
  };
}

/** The files of an output seldom change their names while the source is edited. */
const knownPaths = new Remembered<readonly string[]>(100_000);

function safePathsOf(files: readonly { readonly path: string }[]): readonly string[] {
  const paths = files.map(({ path }) => path);
  return knownPaths.of(JSON.stringify(paths), () => safePaths(paths));
}

/** Whether the output can be converted back; a sidecar is of no use where it cannot. */
export function canReturn(from: Endpoint, to: Endpoint): boolean {
  return from.write !== undefined && to.read !== undefined;
}

const pluginsWithShells = new WeakMap<
  Plugin,
  { readonly by: readonly Convention[]; readonly plugin: Plugin }
>();

/** Every tool's code with what makes it callable. Remembered: writers remember what they make of the very same tool. */
function withShells(plugin: Plugin, conventions: readonly Convention[]): Plugin {
  const known = pluginsWithShells.get(plugin);
  if (known?.by === conventions) return known.plugin;
  const tools = plugin.tools.map((tool) => {
    const { code } = tool;
    const called = conventions.find(({ id }) => id === code?.convention);
    return code && called ? { ...tool, code: { ...code, shell: called.shell } } : tool;
  });
  const made = { ...plugin, tools };
  pluginsWithShells.set(plugin, { by: conventions, plugin: made });
  return made;
}

/** The sidecar of an earlier conversion in the other direction; null where there is none. */
function sidecarFor(others: readonly BundleFile[], from: Endpoint, to: Endpoint): SidecarContent | null {
  const file = others.find(({ path }) => isSidecar(path));
  const sidecar = file ? readSidecar(file.text) : null;
  return sidecar && sidecar.from === to.id && sidecar.to === from.id ? sidecar : null;
}

/** A file's path may leave out the manifest's folder; the sidecar knows the whole ones. */
function withPaths(source: PluginFiles, sidecar: SidecarContent | null): PluginFiles {
  if (!sidecar) return source;
  const known = new Set([
    ...sidecar.leaves.flatMap(({ is }) => (is.kind === 'carried' ? [] : [is.at.file])),
    ...sidecar.written.map(({ path }) => path),
  ]);
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
  nodes: readonly PlacedNode[],
): Restored | null {
  const original = [...new Set(sidecar.leaves.map(({ file }) => file))];
  const first = printed[0]?.path;
  const names = (path: string): string => {
    if (original.includes(path)) return path;
    return path === first ? (original[0] ?? path) : path;
  };
  return restore(sidecar, values, { values: valuesOf(printed), mappings, nodes }, names);
}

function valuesOf(
  files: readonly { readonly path: string; readonly value: unknown }[],
): ReadonlyMap<string, unknown> {
  return new Map(files.map(({ path, value }) => [path, value]));
}

/** The original's files: JSON anew, code from its one value, other texts as the sidecar has them; new ones as written. */
function filesOf(restored: Restored, sidecar: SidecarContent, printed: readonly Printed[]): Printed[] {
  const plainFile = (path: string | undefined): Printed | undefined =>
    printed.find((file) => file.path === path);
  return [...restored.values].map(([path, value], i): Printed => {
    const fresh = plainFile(restored.fresh.get(path));
    if (fresh) return { ...fresh, path, nodes: [] };
    const partners = [plainFile(path), plainFile(restored.like.get(path)), i === 0 ? printed[0] : undefined];
    const like = partners.find((file) => file && languageOf(file.path) === languageOf(path));
    const held = sidecar.texts.find((file) => file.path === (restored.was.get(path) ?? path));
    const text = held ? heldText(held, value, like) : textOf(value);
    const language = like?.language ?? languageOfText(path);
    const spanOf = typeof value === 'string' ? () => ({ from: 0, to: text.length }) : spansOf(text, language);
    const manifest = like?.manifest === undefined ? {} : { manifest: like.manifest };
    return { path, language, text, value, nodes: [], ...manifest, spanOf };
  });
}

/** Of a name that says nothing, such as `LICENSE`, that of texts for people. */
function languageOfText(path: string): Printed['language'] {
  const language = languageOf(path);
  return language === 'text' ? 'markdown' : language;
}

/** Texts that were written anew and are not read as what they should say are as they were. */
function readable(to: Endpoint, sidecar: SidecarContent, files: readonly Printed[]): Printed[] {
  const held = new Map(sidecar.texts.map(({ path, text }) => [path, text]));
  const [main, ...others] = files;
  if (!main || files.every(({ path, text }) => (held.get(path) ?? text) === text)) return [...files];
  const read = new Map(to.read?.({ main, others }).files.map(({ path, value }) => [path, value]));
  return files.map((file) => {
    const { path, value } = file;
    const text = sameMembers(read.get(path), value) ? file.text : (held.get(path) ?? file.text);
    return text === file.text ? file : { ...file, text, spanOf: spansOf(text, file.language) };
  });
}

/** A text as it was, or where values in it were edited, written anew with them. */
function heldText(
  { path, text, value: hash }: SidecarText,
  value: unknown,
  like: Printed | undefined,
): string {
  const isSame = hash === undefined || hash === hashOf(value);
  if (isSame) return text;
  const isCalls = path.endsWith(`/${CALLS_FILE}`);
  const calls = isCalls ? editedCalls(text, like?.text ?? '', value) : null;
  return calls ?? like?.reprint?.(value) ?? text;
}

/** A file that no reader knows is its text, and a code file is read as `{ code }`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const code = (value as { code?: unknown } | null)?.code;
  const only = typeof code === 'string' && Object.keys(value as object).length === 1;
  return only ? code : `${JSON.stringify(value, null, 2)}\n`;
}

function sidecarOf(from: Endpoint, to: Endpoint, converted: ConvertedFiles): BundleFile | null {
  const { files, mappings, nodes, restored, sources, secrets, main, read } = converted;
  // A restored original needs one only for values of the output that it has no place for.
  if (restored && !mappings.some(({ status }) => status === 'carried')) return null;
  const kept = mappings.filter(({ status }) => status !== 'dropped');
  const collections = files.flatMap(({ path, value, nodes: own, language }) =>
    collectionsIn(path, value, namedObjects(own, language)),
  );
  const content: Omit<SidecarContent, 'from' | 'to'> = {
    ...placesOf(kept, nodes, valuesOf(sources), collections, read.plugin),
    texts: sources.flatMap((file) => textKept(file, secrets)),
    collections,
    written: files.map(({ path, text, value }) => ({
      path,
      text: hashOf(text),
      value: hashOfFile(path, value),
    })),
  };
  const about = `Written by Plugbench beside a conversion from ${from.name} to ${to.name}: what ${to.name} has no place for, and where all else went. Converting back gives ${baseName(main)} as it was. ${to.name} does not read this file.`;
  return {
    path: `${folderOf(files[0]?.path ?? '')}${SIDECAR_FILE}`,
    text: printSidecar({ from: from.id, to: to.id, ...content }, about),
  };
}

/** Objects whose members' names are values, and of files that are not JSON those of parts. */
function namedObjects(nodes: readonly PlacedNode[], language: Printed['language']): ReadonlySet<string> {
  return new Set(
    nodes.flatMap(({ key, pointer }) => {
      const around = parent(pointer);
      const isPart = language !== 'json' && around !== '' && parent(around) === '';
      return key || isPart ? [around] : [];
    }),
  );
}

/** Of files that are neither JSON nor one value, which is their text. */
function textKept({ path, text, value }: SourceFile, secrets: Secrets): SidecarText[] {
  const isOneValue = typeof value !== 'object' || (value as { code?: unknown } | null)?.code === text;
  const kept = isOneValue || path.endsWith('.json') ? null : secrets.without(path, text);
  return kept === null ? [] : [{ path, text: kept, value: hashOf(value) }];
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || 'the manifest';
}
