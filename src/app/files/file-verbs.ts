// What the File menu does; loaded after the page is painted.

import type { Session } from '../session.svelte.ts';
import { addFiles, openFiles } from './opening.ts';
import { fromFiles } from './picked.ts';
import { besideEachOther, saveAs, saveTo, type Saved } from './saving.ts';

type Picker = (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]>;

/** False where the browser has no picker that gives handles, so that a file can be saved back. */
export async function openByPicker(session: Session): Promise<boolean> {
  const picker = (window as { showOpenFilePicker?: Picker }).showOpenFilePicker;
  if (!picker) return false;
  try {
    const handles = await picker.call(window, { multiple: true });
    await openHandles(session, handles);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

/** Opens files that can be written to. */
export async function openHandles(session: Session, handles: readonly FileSystemFileHandle[]): Promise<void> {
  const files = await Promise.all(handles.map((handle) => handle.getFile()));
  await openFiles(session, fromFiles(files), (handles.length === 1 ? handles[0] : null) ?? null);
}

export async function takeFiles(session: Session, files: readonly File[], beside: boolean): Promise<void> {
  if (files.length === 0) return;
  await (beside ? addFiles : openFiles)(session, fromFiles(files));
}

export async function save(session: Session): Promise<void> {
  const { handle } = session.files;
  const { text } = session;
  const saved = handle ? await saveTo(handle, text).catch(() => null) : null;
  tell(session, saved ?? (await saveAs([{ path: pathOf(session), text }])));
}

/** The manifest with the files beside it, below the folder that the host expects. */
export async function saveZip(session: Session): Promise<void> {
  const { path, text, files } = session;
  tell(session, await saveAs(besideEachOther(path, text, files.others), true));
}

function pathOf(session: Session): string {
  return session.path || 'manifest.json';
}

function tell(session: Session, saved: Saved | null): void {
  if (!saved) return;
  if (saved.handle) session.files.saveTo(saved.handle);
  session.say(saved.sentence);
}
