// One conversion: read, write, map every leaf to its targets, and write the sidecar.

import type { InstallNote, OutputCalls } from '../model/output.ts';
import type { Convention, Plugin } from '../model/plugin.ts';
import type { PluginFile } from '../model/file.ts';
import type { PluginFiles, PluginRead, SourceFile } from '../model/portable.ts';
import { folderOf, safePaths } from '../files/paths.ts';
import { completed, rowsOfEdited } from './values/complete.ts';
import type { Endpoint } from './endpoints.ts';
import type { PlacedNode } from './values/flatten.ts';
import { mappingsOf, type LeafMapping } from './values/mapping.ts';
import { filesAgain, isUnedited, keptFiles, originalOf, rowsAgain } from './sidecar/original.ts';
import { printFile, type Printed } from './print.ts';
import { LEFT_OUT, type Secrets } from './secrets.ts';
import {
  digestOf,
  hasSidecarName,
  printSidecar,
  readSidecar,
  SIDECAR_FILE,
  type SidecarContent,
} from './sidecar/sidecar.ts';
import { readBy, safeSource, type SourceReading } from './source.ts';
import { linkedFiles } from './values/unread.ts';

/**
 * What came back from the sidecar of an earlier conversion. `none`: no sidecar for this pair. `other-version`: a sidecar
 * that cannot be read. `unedited`: the original. `edited`: the output was read as a plugin of its own host, and the sidecar
 * added what that host has no place for.
 */
export type Restored = 'none' | 'other-version' | 'unedited' | 'edited';

export interface ConvertedFiles {
  /** The target's files, the one to open first. */
  readonly files: readonly Printed[];
  /** One per leaf of `sources`, in their order, and after them one per value that only a sidecar had. */
  readonly mappings: readonly LeafMapping[];
  /** Everything that the writer placed; [] where the original came back. */
  readonly nodes: readonly PlacedNode[];
  readonly install: readonly InstallNote[];
  readonly restored: Restored;
  /** What the reader made of the source, with what the sidecar added. */
  readonly read: PluginRead;
  /** What an engine found in the source's code, without what goes nowhere because it is secret. */
  readonly reading: unknown;
  /** What of the source goes nowhere because it is secret. */
  readonly secrets: Secrets;
  /** Secrets in the source that are not values of settings, and those of them that were left out. */
  readonly keys: number;
  readonly leftOut: number;
  /** Environment variables that hold the settings; undefined as in the writer's output. */
  readonly environment: readonly string[] | undefined;
  /** How the output's tools are called; undefined as in the writer's output, and where the original came back. */
  readonly calls: OutputCalls | undefined;
  /** The files of the source whose leaves are mapped, the manifest first. One that no reader knows is one leaf. */
  readonly sources: readonly SourceFile[];
  readonly main: string;
}

export interface Converted extends ConvertedFiles {
  /** null where nothing needs one, or none is wanted. */
  readonly sidecar: PluginFile | null;
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
  const source = safeSource(given);
  const reading = readBy(from.read, source, withSecrets);
  const { read, secrets, keys, found } = reading;
  if (read.unread !== undefined) return null;
  const file = source.others.find(({ path }) => hasSidecarName(path));
  const sidecar = sidecarIn(file, from, to);
  const kept = sidecar === 'other-version' ? null : sidecar;
  const isEdited = kept !== null && !isUnedited(kept, source, read.files);
  const keeps = keepsRest && canReturn(from, to);
  const original = isEdited ? originalOf(kept) : null;
  const was = original && convertFiles(to, from, original, true, withSecrets);
  const made = make(to, reading, keeps);
  return {
    read,
    secrets,
    keys,
    leftOut: withSecrets ? 0 : keys,
    sources: reading.files,
    reading: found,
    main: source.main.path,
    ...made,
    restored: sidecar === 'other-version' ? sidecar : 'none',
    ...(was ? editedAgain(reading, was, to, keeps) : {}),
    ...(kept && !isEdited ? originalAgain(kept, to, source.main.path, withSecrets, made) : {}),
  };
}

/** An edited output, with what only the sidecar has of its original; `was` is the conversion that it came from. */
function editedAgain(
  { read, secrets, files }: SourceReading,
  was: ConvertedFiles,
  to: Endpoint,
  keeps: boolean,
): Made & Pick<ConvertedFiles, 'read' | 'restored'> {
  const { plugin, remarks } = completed(secrets.plugin, was, SIDECAR_FILE);
  const inSidecar = was.sources.map((file) => ({ ...file, path: `${SIDECAR_FILE}/${file.path}` }));
  const whole = {
    read: { ...read, plugin, remarks: [...(read.remarks ?? []), ...remarks] },
    secrets: { ...secrets, plugin },
    files: [...files, ...inSidecar],
  };
  const made = make(to, whole, keeps);
  return { ...made, mappings: rowsOfEdited(made.mappings, was), read: whole.read, restored: 'edited' };
}

type Made = Pick<ConvertedFiles, 'files' | 'mappings' | 'nodes' | 'install' | 'environment' | 'calls'>;

/** The original's files, where these are what was made of them. */
function originalAgain(
  sidecar: SidecarContent,
  to: Endpoint,
  main: string,
  withSecrets: boolean,
  made: Made,
): Partial<Made> & Pick<ConvertedFiles, 'restored'> {
  const original = originalOf(sidecar);
  if (!original || !to.read) return { restored: 'none' };
  const files = filesAgain(original, to.read, withSecrets, made.files);
  return {
    files,
    mappings: rowsAgain(sidecar, main, made.mappings),
    nodes: [],
    calls: undefined,
    restored: 'unedited',
  };
}

/** What a target's writer makes of a plugin. */
function make(
  { conventions, write }: Endpoint,
  { read, secrets, files: sources }: Pick<SourceReading, 'read' | 'secrets' | 'files'>,
  keeps: boolean,
): Made {
  const output = write?.(withShells(secrets.plugin, conventions)) ?? { files: [], implied: [], install: [] };
  const paths = safePaths(output.files.map(({ path }) => path));
  const files = output.files.map((file, i) => printFile({ ...file, path: paths[i] ?? file.path }));
  const nodes = files.flatMap((file) => file.nodes);
  const implied = [...output.implied, ...linkedFiles(sources, read.plugin)];
  const mappings = mappingsOf(sources, secrets, nodes, implied, keeps, read.reasons);
  const calls = output.calls && {
    ...output.calls,
    tools: output.calls.tools.map((tool) => {
      const i = output.files.findIndex(({ path }) => path === tool.path);
      return { ...tool, path: files[i]?.path ?? tool.path };
    }),
  };
  return { files, mappings, nodes, install: output.install, environment: output.environment, calls };
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

/** The sidecar of an earlier conversion in the other direction; null where the file is not a sidecar. */
function sidecarIn(
  file: PluginFile | undefined,
  from: Endpoint,
  to: Endpoint,
): ReturnType<typeof readSidecar> {
  const sidecar = file ? readSidecar(file.text) : null;
  if (sidecar === null || sidecar === 'other-version') return sidecar;
  return sidecar.from === to.id && sidecar.to === from.id ? sidecar : null;
}

function sidecarOf(from: Endpoint, to: Endpoint, converted: ConvertedFiles): PluginFile | null {
  const { files, mappings, restored, sources, secrets, main, reading } = converted;
  // An original that came back needs one only for values of the output that it has no place for.
  if (restored === 'unedited' && !mappings.some(({ status }) => status === 'carried')) return null;
  const kept = keptFiles(sources, secrets).map(({ path, text }) => ({ path, text }));
  const content: SidecarContent = {
    from: from.id,
    to: to.id,
    files: [...kept.filter(({ path }) => path === main), ...kept.filter(({ path }) => path !== main)],
    reading: mappings.some(({ reason }) => reason === LEFT_OUT) ? undefined : reading,
    written: new Map(files.map((file) => [file.path, digestOf(file)])),
  };
  const about = `Written by Plugbench beside a conversion from ${from.name} to ${to.name}. Unless an output is edited, converting back gives ${baseName(main)} as it was, byte for byte. ${to.name} does not read this file.`;
  return {
    path: `${folderOf(files[0]?.path ?? '')}${SIDECAR_FILE}`,
    text: printSidecar(content, about),
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || 'the manifest';
}
