// Opens what a person chooses, drops, pastes or starts the installed app with: one file, several, a folder or a zip.

import { withSafeNames } from '../../share/safe-names.ts';
import type { PluginFile } from '../../model/file.ts';
import { baseName, folderOf, renamedMessage } from '../../files/paths.ts';
import { messageOf } from '../message-of.ts';
import type { Notice } from '../notices.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import type { Picked } from './picked.ts';
import { readBeside, readPlugin, type ManifestSearch } from './reading.ts';
import { engineOf, languageOf } from '../../files/language.ts';
import { pluginOf } from '../../files/plugin.ts';
import type { ConfigValues } from '../../model/run.ts';
import { isSet, type RunInput } from '../run/run-inputs.svelte.ts';

/** Opens files as the new source; says what came of it. `handle` is the only file's own. */
export async function openFiles(
  workspace: Workspace,
  picked: readonly Picked[],
  handle: FileSystemFileHandle | null = null,
): Promise<void> {
  try {
    openRead(workspace, await readPicked(workspace, picked));
    workspace.files.saveTo(handle);
  } catch (error) {
    workspace.notices.show(`${messageOf(error)} Nothing was opened.`, 'warning');
  }
}

/** Globs of the files that hosts know as manifests. */
export function manifestPatterns({ hosts }: Workspace): string[] {
  return hosts.flatMap((host) => [host.manifest, ...host.schemas.flatMap(({ fileMatch }) => fileMatch)]);
}

export type Search = Pick<ManifestSearch, 'chosen' | 'wanted'>;

/** A plugin as it was read, under names that are safe. */
export interface OpenedPlugin {
  readonly text: string;
  /** With its folder; null where that is not known. */
  readonly path: string | null;
  /** The manifest's name. */
  readonly name: string;
  readonly files: readonly PluginFile[];
  /** Sentences on what is not as it was. */
  readonly warnings: readonly string[];
}

/** Reads files as a plugin. Rejects with a sentence where there is nothing to open. */
export async function readPicked(
  workspace: Workspace,
  picked: readonly Picked[],
  search: Search = {},
): Promise<OpenedPlugin> {
  const isKnown = async (text: string): Promise<boolean> => {
    const plugin = pluginOf({ path: '', text });
    const asked = { plugin, hostId: null, release: null, older: null, withoutFixes: true };
    return (await workspace.api.analyse(asked)).hostId !== null;
  };
  const patterns = manifestPatterns(workspace);
  const { manifest, files, warnings } = await readPlugin(picked, { patterns, isKnown, ...search });
  const { path, others } = arrange(files, manifest.path);
  const name = baseName(manifest.path);
  const named = withSafeNames({ path, files: others }, name);
  const wrong = [...warnings, renamedMessage(named.renamed)].filter((message) => message !== '');
  return { text: manifest.text, path, name, files: named.files, warnings: wrong };
}

/** Opens what was read as the new source, and says so. `from`: the address as a fragment, null where it has none. */
export function openRead(
  workspace: Workspace,
  { text, path, name, files, warnings }: OpenedPlugin,
  from: string | null = null,
  actions: Notice['actions'] = [],
): void {
  const typed = typedIn(workspace);
  workspace.open(text, path, files, { from });
  const keep = { label: 'Keep my arguments and settings', run: () => typed && takeOver(workspace, typed) };
  workspace.tell(
    [`Opened ${name}${besides(files)}.`, ...warnings].join(' '),
    warnings.length > 0 ? 'warning' : 'info',
    typed ? [keep, ...actions] : actions,
  );
}

/** Adds files beside the manifest. */
export async function addFiles(workspace: Workspace, picked: readonly Picked[]): Promise<void> {
  try {
    const { path, text } = workspace.main;
    const { files, warnings } = await readBeside(picked, { path: baseName(path), text });
    (await workspace.files.load()).add(files);
    if (warnings.length > 0) workspace.notices.show(warnings.join(' '), 'warning');
  } catch (error) {
    workspace.notices.show(`${messageOf(error)} Nothing was added.`, 'warning');
  }
}

function besides(others: readonly PluginFile[]): string {
  if (others.length === 0) return '';
  return others.length === 1
    ? ` with ${others[0]?.path ?? ''}`
    : ` with ${String(others.length)} other files`;
}

interface Arranged {
  /** The manifest's path with its folder, where that is known: hosts have rules about it. Python has a name of its own. */
  readonly path: string | null;
  /** Paths relative to the manifest's folder, or to the plugin's where the manifest is code; what is elsewhere keeps its whole path. */
  readonly others: readonly PluginFile[];
}

/** Where the files of a plugin are, with its manifest at a path among them. */
export function arrange(files: readonly PluginFile[], manifestPath: string): Arranged {
  const manifest = { path: manifestPath };
  const folder = isCode(manifest) ? folderOfAll(files.filter(isCode)) : folderOf(manifest.path);
  const others = files
    .filter(({ path }) => path !== manifestPath)
    .map(({ path, text }) => ({ path: path.startsWith(folder) ? path.slice(folder.length) : path, text }));
  const below = manifest.path.slice(folder.length);
  const steps = manifest.path.split('/');
  const path = steps.length > 1 || isPython(manifest) ? steps.slice(-2).join('/') : null;
  return { path: below.includes('/') ? below : path, others };
}

type WithPath = Pick<PluginFile, 'path'>;

const isCode = ({ path }: WithPath): boolean => engineOf(languageOf(path)) === 'compiler';

/** A server loads such files under any name, so the host has none that it expects. */
const isPython = ({ path }: WithPath): boolean => languageOf(path) === 'python';

/** Code may import what is above its folder, so the plugin starts where all of its code lies. */
function folderOfAll(files: readonly WithPath[]): string {
  return files
    .map(({ path }) => folderOf(path))
    .reduce((all, folder) => {
      let common = all;
      while (!folder.startsWith(common))
        common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
      return common;
    });
}

interface Typed {
  readonly run: RunInput;
  readonly values: ConfigValues;
}

/** null where nothing was. */
export function typedIn({ inputs, config }: Workspace): Typed | null {
  return config.isEmpty && !isSet(inputs.value) ? null : { run: inputs.value, values: config.values };
}

/** Puts it beside the source that is open now. */
export function takeOver(workspace: Workspace, { run, values }: Typed): void {
  workspace.inputs.change(run);
  workspace.config.takeOver(values);
}
