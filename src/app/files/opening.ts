// Opens what a person chooses, drops, pastes or starts the installed app with: one file, several, a folder or a zip.

import { withSafeNames } from '../../share/safe-names.ts';
import type { SharedFile } from '../../share/state.ts';
import { renamedMessage, withSafePaths } from '../../text/paths.ts';
import { messageOf } from '../message-of.ts';
import { takeOver, typedIn } from '../run/typed.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { arrange } from './arrange.ts';
import { MAX_FILE_BYTES, readFile } from './read-file.ts';
import { baseName } from './saving.ts';

/** A file with its path below what was opened. */
export interface Picked {
  readonly path: string;
  readonly file: File;
}

/** Opens files as the new source; says what came of it. `handle` is the only file's own. */
export async function openFiles(
  workspace: Workspace,
  files: readonly Picked[],
  handle: FileSystemFileHandle | null = null,
): Promise<void> {
  try {
    const { files: read, warnings } = await readAll(files);
    const readable = read.filter(({ binary }) => !binary);
    const patterns = workspace.hosts.flatMap((host) => [
      host.manifest,
      ...host.schemas.flatMap(({ fileMatch }) => fileMatch),
    ]);
    const arranged = arrange(readable.length > 0 ? readable : read, patterns);
    if (!arranged) return;
    const { manifest, path } = arranged;
    const named = withSafeNames({ path, files: arranged.others }, baseName(manifest.path));
    const typed = typedIn(workspace);
    workspace.open(manifest.text, path, named.files);
    workspace.files.saveTo(handle);
    const opened = `Opened ${baseName(manifest.path)}${besides(named.files)}. Undo brings your text back.`;
    const wrong = [...warnings, renamedMessage(named.renamed)].filter((message) => message !== '');
    workspace.notices.show(
      [opened, ...wrong].join(' '),
      wrong.length > 0 ? 'warning' : 'info',
      typed
        ? [{ label: 'Use my arguments and settings here too', run: () => takeOver(workspace, typed) }]
        : [],
    );
  } catch (error) {
    workspace.notices.show(messageOf(error), 'warning');
  }
}

/** Adds files beside the manifest. */
export async function addFiles(workspace: Workspace, files: readonly Picked[]): Promise<void> {
  try {
    const { files: read, warnings } = await readAll(files);
    (await workspace.files.load()).add(read.map(({ path, text }) => ({ path, text })));
    if (warnings.length > 0) workspace.notices.show(warnings.join(' '), 'warning');
  } catch (error) {
    workspace.notices.show(messageOf(error), 'warning');
  }
}

function besides(others: readonly SharedFile[]): string {
  if (others.length === 0) return '';
  return others.length === 1
    ? ` with ${others[0]?.path ?? ''}`
    : ` with ${String(others.length)} other files`;
}

interface ReadFile extends SharedFile {
  readonly binary: boolean;
}

/** The files' texts under safe names, with sentences on what is not as it was. */
async function readAll(
  picked: readonly Picked[],
): Promise<{ readonly files: readonly ReadFile[]; readonly warnings: readonly string[] }> {
  const { files, links } = await unpacked(picked);
  const named = withSafePaths(files);
  const left = links.length > 0 ? [leftOut(links)] : [];
  const read = await Promise.all(named.files.map(({ path, file }) => readPicked(path, file)));
  return {
    files: read,
    warnings: [
      ...read.flatMap(({ warning }) => warning ?? []),
      ...(named.renamed.length > 0 ? [renamedMessage(named.renamed)] : []),
      ...left,
    ],
  };
}

function leftOut(links: readonly string[]): string {
  return links.length === 1
    ? 'A link to another file was left out of the zip.'
    : `${String(links.length)} links to other files were left out of the zip.`;
}

/** Replaces zip files by the files in them. */
async function unpacked(
  picked: readonly Picked[],
): Promise<{ readonly files: readonly Picked[]; readonly links: readonly string[] }> {
  const files: Picked[] = [];
  const links: string[] = [];
  for (const { path, file } of picked) {
    if (!/\.(?:zip|tgz)$/i.test(file.name)) {
      files.push({ path, file });
      continue;
    }
    if (file.size > MAX_FILE_BYTES) throw new Error(`${file.name} is too large to unpack here.`);
    const { unzip } = await import('./zip.ts');
    const inside = await unzip(file.name, new Uint8Array(await file.arrayBuffer()));
    files.push(...inside.files);
    links.push(...inside.links);
  }
  return { files, links };
}

async function readPicked(path: string, file: File): Promise<ReadFile & { readonly warning: string | null }> {
  const { text, warning } = await readFile(file);
  return { path, text, warning, binary: text.includes('\0') && warning !== null };
}
