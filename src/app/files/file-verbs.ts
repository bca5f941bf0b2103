// What the File menu does; loaded after the page is painted.

import type { EditorDocument } from '../editor-document.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { addFiles, openFiles } from './opening.ts';
import { fromFiles } from './picked.ts';
import { besideEachOther } from '../../files/paths.ts';
import { saveAs, saveTo, type SavedFile } from './saving.ts';

type Picker = (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]>;

/** False where the browser has no picker whose files can be saved back. */
export async function openByPicker(workspace: Workspace): Promise<boolean> {
  const picker = (window as { showOpenFilePicker?: Picker }).showOpenFilePicker;
  if (!picker) return false;
  try {
    const handles = await picker.call(window, { multiple: true });
    await openHandles(workspace, handles);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

/** Opens files that can be written to. */
export async function openHandles(
  workspace: Workspace,
  handles: readonly FileSystemFileHandle[],
): Promise<void> {
  const files = await Promise.all(handles.map((handle) => handle.getFile()));
  await openFiles(workspace, fromFiles(files), (handles.length === 1 ? handles[0] : null) ?? null);
}

/** Opens the files of a picker, or adds them beside the manifest. */
export async function takeFiles(
  workspace: Workspace,
  files: readonly File[],
  beside: boolean,
): Promise<void> {
  if (files.length === 0) return;
  await (beside ? addFiles : openFiles)(workspace, fromFiles(files));
}

/** Saves the manifest to the file that it came from, else to a new one. */
export async function save(workspace: Workspace): Promise<void> {
  const { handle } = workspace.files;
  const { text } = workspace.main;
  const saved = handle ? await saveTo(handle, text).catch(() => null) : null;
  report(workspace, saved ?? (await saveAs([{ path: pathOf(workspace), text }])));
}

/** Saves any document as a new file. */
export async function saveFile(workspace: Workspace, document: EditorDocument): Promise<void> {
  if (document === workspace.main) return save(workspace);
  const saved = await saveAs([{ path: document.path, text: workspace.editor.textOf(document) }]);
  if (saved) workspace.notices.show(saved.message);
}

/** Saves the manifest with the files beside it, below the folder that the host expects. */
export async function saveZip(workspace: Workspace): Promise<void> {
  const { main, files } = workspace;
  const { path, text } = main;
  report(workspace, await saveAs(besideEachOther(path, text, files.others), true));
}

/** Lets a person type another path for the file in the editor. */
export function selectPath(): void {
  const field = document.getElementById('source-path');
  if (field instanceof HTMLInputElement) field.select();
}

function pathOf(workspace: Workspace): string {
  return workspace.main.path || 'manifest.json';
}

function report(workspace: Workspace, saved: SavedFile | null): void {
  if (!saved) return;
  if (saved.handle) workspace.files.saveTo(saved.handle);
  workspace.notices.show(saved.message);
}
